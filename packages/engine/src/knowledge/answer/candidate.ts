import type { EvidenceKind } from '@foyer/contract/vocabulary'
import type { SearchFeatures } from '../search/features.ts'

/** What a search found and an answer might rest on. */
export interface Candidate {
  kind: EvidenceKind
  id: number
  /** How the search found it. */
  features: SearchFeatures
  language: string
  /** The headings that it stands under, outermost first. */
  trail: readonly string[]
  /** What it says, sentence by sentence; of a fact, the fact alone. These are the words an answer may use. */
  statements: readonly string[]
}

/** What all of an organization's knowledge tells about a word. A search index is one. */
export interface WordStatistics {
  /** How many entries there are. */
  readonly size: number
  knows(word: string, language: string): boolean
  /** How much the word tells here: 0 for one that is everywhere. */
  rarity(word: string, language: string): number
}

/** Of knowledge in several languages. */
export interface WordsInUse extends WordStatistics {
  /** Whether texts in the language have the word. */
  uses(word: string, language: string): boolean
}

/**
 * A text's meaning as a unit vector. Always the builtin embedder's, whatever the search uses: the weights are fitted
 * to it, and it costs no call.
 */
export type EmbedText = (text: string) => Float32Array

export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}
