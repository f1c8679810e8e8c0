import {
  type CheckReason,
  type CheckTrigger,
  type EvidenceBand,
  type EvidenceKind,
  type FactTier,
  type FactTopic,
  factTopics,
  type IngestionStage,
  type SourceKind,
  type SuppressionScope,
} from '@foyer/contract/vocabulary'

/** The words of the API as an owner would say them. */

export const reasonWords: Record<CheckReason, { short: string; long: string }> = {
  not_indexed: {
    short: 'No knowledge yet',
    long: 'The agent has no knowledge to answer from yet. Add a source first.',
  },
  no_match: { short: 'No answer', long: 'The agent found no answer.' },
  weak_match: {
    short: 'No clear answer',
    long: 'The agent found something related, but not an answer.',
  },
  model_declined: {
    short: 'Model declined',
    long: 'The agent found something, but the model did not use it.',
  },
}

export const triggerWords: Record<CheckTrigger, string> = {
  owner: 'started manually',
  ingestion: 'after new knowledge was added',
  standing: 'after the knowledge base changed',
}

export const bandWords: Record<EvidenceBand, string> = {
  close: 'Strong match',
  near: 'Related',
  far: 'Weak match',
}

export const evidenceWords: Record<EvidenceKind, string> = {
  fact: 'Fact',
  passage: 'Passage',
  service: 'Service',
  profile: 'Profile',
}

export const kindWords: Record<SourceKind, string> = {
  text: 'Text',
  page: 'Web page',
  site: 'Website',
  file: 'File',
}

export const topicWords: Record<FactTopic, string> = {
  offer: 'Services',
  pricing: 'Pricing',
  track_record: 'Track record',
  method: 'Method',
  people: 'People',
  practical: 'Practical details',
}

export const topicOptions = factTopics.map((value) => ({ value, label: topicWords[value] }))

export const tierWords: Record<FactTier, { label: string; meaning: string }> = {
  universal: { label: 'Always included', meaning: 'Given to the model for every reply.' },
  situational: { label: 'When relevant', meaning: 'Used when it matches the question.' },
}

export const scopeWords: Record<SuppressionScope, string> = {
  source: 'Archived',
  organization: 'Archived in all sources',
}

export const stageWords: Record<IngestionStage, string> = {
  waiting: 'Waiting',
  reading: 'Reading',
  reconciling: 'Comparing with existing facts',
  applying: 'Saving changes',
  done: 'Done',
}

/** Of the event that a verified gap broke by: `knowledge_source.archived` is "a source was archived". */
export function changeWords(eventType: string): string {
  const [object = '', verb = 'changed'] = eventType.split('.')
  return `${objectWords[object] ?? 'something'} was ${verb === 'applied' ? 'synced' : verb}`
}

const objectWords: Record<string, string> = {
  knowledge_source: 'a source',
  knowledge_fact: 'a fact',
  ingestion_run: 'a source',
  knowledge_gap: 'a gap',
}
