import { termsOf } from '../search/terms.ts'
import type { Asked, AskedWord } from './asked.ts'
import { isNearSpelling } from './near_spelling.ts'

/** What of a question stands in a text: for each of its words, from 0 to 1. */
export type Hits = readonly number[]

/** A word that the knowledge does not know may be misspelt: what it looks like counts a little less. */
const nearSpelling = 0.8
const kinship = 0.6

export function hitsIn(text: string, language: string, { words }: Asked): Hits {
  const terms = new Set(termsOf(text, language))
  return words.map((word) => {
    const found = word.terms.filter((term) => terms.has(term)).length
    if (found > 0) return found / word.terms.length
    // guard: a slip of the hand is understood
    if (!word.isKnown && isNearOne(word, terms)) return nearSpelling
    // guard: words for one matter stand for each other [kinship -> 0]
    return [...word.kin].some((term) => terms.has(term)) ? kinship : 0
  })
}

function isNearOne(word: AskedWord, terms: ReadonlySet<string>): boolean {
  const [term] = word.terms
  if (term === undefined) return false
  for (const other of terms) if (isNearSpelling(term, other)) return true
  return false
}

export const either = (one: Hits, other: Hits): Hits => one.map((hit, at) => Math.max(hit, other[at]!))

/** Together, the words' weights or whatever else is counted of them, each by how far it is hit. */
export const hitSum = ({ words }: Asked, hits: Hits, of: (word: AskedWord) => number): number =>
  words.reduce((sum, word, at) => sum + of(word) * hits[at]!, 0)

export const missSum = ({ words }: Asked, hits: Hits, of: (word: AskedWord) => number): number =>
  words.reduce((sum, word, at) => sum + of(word) * (1 - hits[at]!), 0)

export const weightOf = (word: AskedWord): number => word.weight
export const rarityOf = (word: AskedWord): number => word.rarity
export const nameWeightOf = (word: AskedWord): number => (word.isName ? word.weight : 0)
export const propertyWeightOf = (word: AskedWord): number => (word.isName ? 0 : word.weight)
export const unknownWeightOf = (word: AskedWord): number => (word.isKnown ? 0 : word.weight)

/** Of the words that are hit least, how much the most telling one tells against the most telling of all. */
export function mainMiss({ words }: Asked, hits: Hits): number {
  const most = Math.max(0, ...words.map(weightOf))
  return share(Math.max(0, ...words.map((word, at) => word.weight * (1 - hits[at]!))), most)
}

/** A share of nothing is nothing. */
export const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
