/** The word that the queries of an event's object begin with: `knowledge_gap.created` concerns `knowledge_gaps`. */
export function resourceWordOf(eventType: string): string {
  const object = eventType.slice(0, eventType.indexOf('.'))
  return unusual[object] ?? `${object}s`
}

const unusual: Record<string, string> = {
  organization: 'organization',
  organization_model: 'organization_model',
  flow: 'flow',
  flow_state: 'flow',
  information_slot: 'flow',
  fit_criterion: 'fit_criteria',
  identity: 'identities',
  message: 'conversations',
}
