import type { CitedPassage } from '../conversation/plan.ts'
import type { Fills } from './pattern.ts'

/** One sentence or two of a reply, before a wording is chosen. */
export type Part = WordedPart | AuthoredPart | CitedPart

export interface WordingPatterns {
  patterns: readonly string[]
  fills: Fills
}

/** In our own words: the first wordings that are fit; a part that can be left out is, when none is. */
export interface WordedPart {
  kind: 'worded'
  /** Tells the parts of a reply apart, so that they do not all choose alike. */
  name: string
  wordings: readonly WordingPatterns[]
  optional: boolean
}

/** In the owner's words, sentence by sentence; `instead` where none of them may be said. */
export interface AuthoredPart {
  kind: 'authored'
  text: string
  instead: WordedPart | null
}

/** In the words of the knowledge. */
export interface CitedPart {
  kind: 'cited'
  passage: CitedPassage
  instead: WordedPart
}

export const wordedPart = (
  name: string,
  patterns: readonly string[],
  fills: Fills = {},
  { optional = false } = {},
): WordedPart => ({ kind: 'worded', name, wordings: [{ patterns, fills }], optional })
