import { isPartOf, joinsWords } from '../search/compounds.ts'
import { termsOf } from '../search/terms.ts'
import { isNearSpelling } from './near_spelling.ts'
import type { QuestionAnalysis, QuestionWord } from './question_analysis.ts'

/** What of a question stands in a text: for each of its words, from 0 to 1. */
export type Hits = readonly number[]

/** A word that the knowledge does not know may be misspelt: what it looks like counts a little less. */
const nearSpelling = 0.8
const synonymHit = 0.6
const compoundHit = 0.6

export function hitsIn(text: string, language: string, { words }: QuestionAnalysis): Hits {
  const terms = new Set(termsOf(text, language))
  const compounds = joinsWords(language)
  return words.map((word) => {
    const found = word.terms.filter((term) => terms.has(term)).length
    if (found > 0) return found / word.terms.length
    if (!word.isKnown && isNearOne(word, terms)) return nearSpelling
    if ([...word.synonyms].some((term) => terms.has(term))) return synonymHit
    return compounds && word.terms.some((term) => sharesPart(term, terms)) ? compoundHit : 0
  })
}

function sharesPart(term: string, terms: ReadonlySet<string>): boolean {
  for (const other of terms) if (isPartOf(term, other) || isPartOf(other, term)) return true
  return false
}

function isNearOne(word: QuestionWord, terms: ReadonlySet<string>): boolean {
  const [term] = word.terms
  if (term === undefined) return false
  for (const other of terms) if (isNearSpelling(term, other)) return true
  return false
}

export const maxHits = (one: Hits, other: Hits): Hits => one.map((hit, at) => Math.max(hit, other[at]!))

/** Together, the words' weights or whatever else is counted of them, each by how far it is hit. */
export const hitSum = ({ words }: QuestionAnalysis, hits: Hits, of: (word: QuestionWord) => number): number =>
  words.reduce((sum, word, at) => sum + of(word) * hits[at]!, 0)

export const missSum = (
  { words }: QuestionAnalysis,
  hits: Hits,
  of: (word: QuestionWord) => number,
): number => words.reduce((sum, word, at) => sum + of(word) * (1 - hits[at]!), 0)

export const weightOf = (word: QuestionWord): number => word.weight
export const rarityOf = (word: QuestionWord): number => word.rarity
export const nameWeightOf = (word: QuestionWord): number => (word.isName ? word.weight : 0)
export const propertyWeightOf = (word: QuestionWord): number => (word.isName ? 0 : word.weight)
export const unknownWeightOf = (word: QuestionWord): number => (word.isKnown ? 0 : word.weight)

/** Of the words that are hit least, how much the most telling one tells against the most telling of all. */
export function mainMiss({ words }: QuestionAnalysis, hits: Hits): number {
  const most = Math.max(0, ...words.map(weightOf))
  return share(Math.max(0, ...words.map((word, at) => word.weight * (1 - hits[at]!))), most)
}

/** A share of nothing is nothing. */
export const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
