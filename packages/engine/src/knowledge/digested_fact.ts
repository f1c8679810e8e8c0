import type { FactTier, FactTopic } from '@foyer/contract/vocabulary'

/** One claim that a passage makes, in words that stand by themselves. */
export interface DigestedFact {
  text: string
  topic: FactTopic
  tier: FactTier
}
