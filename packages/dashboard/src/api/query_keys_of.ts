/** The words that the queries of an event's object begin with: `knowledge_gap.created` concerns `knowledge_gaps`. */
export function queryKeysOf(eventType: string): readonly string[] {
  const object = eventType.slice(0, eventType.indexOf('.'))
  return unusual[object] ?? [`${object}s`]
}

const unusual: Record<string, readonly string[]> = {
  organization: ['organization'],
  organization_model: ['organization_model'],
  organization_notifications: ['organization'],
  webhook_delivery: ['webhook_deliveries'],
  member_notifications: ['members'],
  flow: ['flow'],
  flow_state: ['flow'],
  information_slot: ['flow'],
  fit_criterion: ['fit_criteria'],
  onboarding: ['onboarding'],
  onboarding_run: ['onboarding'],
  onboarding_question: ['onboarding'],
  identity: ['identities'],
  message: ['conversations', 'attention'],
  saved_reply: ['saved_replies'],
  // Contacts, leads and numbers have no events of their own: they come from what is said.
  conversation: ['conversations', 'contacts', 'leads', 'insights', 'attention'],
  configuration: ['configuration'],
  insights: ['insights'],
  attention: ['attention'],
  // A check of a gap is the result of the standing check that it made. Open ones are among the numbers.
  knowledge_gap: ['knowledge_gaps', 'standing_checks', 'insights', 'attention'],
  resource_draft: ['resource_drafts', 'attention'],
  // Sources count their facts, and so does the summary of the knowledge.
  knowledge_fact: ['knowledge_facts', 'knowledge_sources'],
  // What a run changes has no events of its own: the run's count for it.
  ingestion_run: ['ingestion_runs', 'knowledge_sources', 'knowledge_facts', 'knowledge_passages'],
}
