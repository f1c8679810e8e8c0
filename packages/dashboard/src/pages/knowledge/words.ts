import type {
  CheckReason,
  CheckTrigger,
  EvidenceBand,
  EvidenceKind,
  FactTier,
  FactTopic,
  IngestionStage,
  SourceKind,
  SuppressionScope,
} from '@foyer/contract/vocabulary'

/** The words of the API as an owner would say them. */

export const reasonWords: Record<CheckReason, { short: string; long: string }> = {
  not_indexed: {
    short: 'Nothing to answer from',
    long: 'The agent has nothing yet that it could answer from.',
  },
  no_match: { short: 'Nothing is about it', long: 'Nothing that the agent may use is about this.' },
  weak_match: {
    short: 'Near, but not enough',
    long: 'What the agent may use comes near, but does not answer it.',
  },
  model_declined: {
    short: 'The model declined',
    long: 'Something was found, but the model would not answer with it.',
  },
}

export const triggerWords: Record<CheckTrigger, string> = {
  owner: 'asked for',
  ingestion: 'after the knowledge grew',
  standing: 'after the knowledge changed',
}

export const bandWords: Record<EvidenceBand, string> = { close: 'Close', near: 'Near', far: 'Far' }

export const evidenceWords: Record<EvidenceKind, string> = {
  fact: 'Fact',
  passage: 'Passage',
  service: 'Service',
  profile: 'Profile',
}

export const kindWords: Record<SourceKind, string> = {
  text: 'Text',
  page: 'Web page',
  site: 'Web site',
  file: 'File',
}

export const topicWords: Record<FactTopic, string> = {
  offer: 'Offer',
  pricing: 'Pricing',
  track_record: 'Track record',
  method: 'Method',
  people: 'People',
  practical: 'Practical',
}

export const tierWords: Record<FactTier, { label: string; meaning: string }> = {
  universal: { label: 'Always in mind', meaning: 'The agent has it in mind in every conversation.' },
  situational: { label: 'When asked', meaning: 'The agent looks it up when it matters.' },
}

export const scopeWords: Record<SuppressionScope, string> = {
  source: 'Archived for this source',
  organization: 'Archived wherever it is stated',
}

export const stageWords: Record<IngestionStage, string> = {
  waiting: 'Waiting',
  reading: 'Reading',
  reconciling: 'Comparing with what is known',
  applying: 'Applying',
  done: 'Done',
}

/** Of the event that a verified gap broke by: `knowledge_source.archived` is "a source was archived". */
export function changeWords(eventType: string): string {
  const [object = '', verb = 'changed'] = eventType.split('.')
  return `${objectWords[object] ?? 'something'} was ${verb === 'applied' ? 'read again' : verb}`
}

const objectWords: Record<string, string> = {
  knowledge_source: 'a source',
  knowledge_fact: 'a fact',
  ingestion_run: 'a source',
  knowledge_gap: 'a gap',
}
