import type { ComparableQuestion } from './comparable_question.ts'
import { normalizeVector } from './vector.ts'

/**
 * Questions as points whose product is their similarity, from -1 to 1: by meaning, relative to the mean of all
 * questions, and by the words themselves, rare ones more. Terms share a fixed number of places, so that points can be mixed.
 */

const wordsShare = 0.35
const places = 256
/** Beyond this, rarer is not more telling: questions are short, and most of their rare words are chance. */
const mostRarity = 3.5

export class QuestionEmbedder {
  readonly #middle: Float32Array
  readonly #holders = new Map<string, number>()
  readonly #size: number

  /** Made of all that is known about how questions sound. */
  constructor(questions: readonly ComparableQuestion[], dimensions: number) {
    this.#size = questions.length
    this.#middle = new Float32Array(dimensions)
    for (const { meaning, terms } of questions) {
      for (let at = 0; at < dimensions; at++) this.#middle[at]! += meaning[at]! / questions.length
      for (const term of terms.keys()) this.#holders.set(term, (this.#holders.get(term) ?? 0) + 1)
    }
  }

  pointOf({ meaning, terms }: ComparableQuestion): Float32Array {
    const centred = normalizeVector(meaning.map((value, at) => value - this.#middle[at]!))
    const point = new Float32Array(centred.length + places)
    point.set(centred.map((value) => value * Math.sqrt(1 - wordsShare)))
    point.set(
      this.#spread(terms).map((value) => value * Math.sqrt(wordsShare)),
      centred.length,
    )
    return point
  }

  #spread(terms: ReadonlyMap<string, number>): Float32Array {
    const spread = new Float32Array(places)
    for (const [term, weight] of terms) {
      const hash = hashOf(term)
      spread[hash % places]! += (hash & 0x40000000 ? 1 : -1) * weight * this.#rarity(term)
    }
    return normalizeVector(spread)
  }

  #rarity(term: string): number {
    const holders = (this.#holders.get(term) ?? 0) + 1
    return Math.min(mostRarity, Math.log(1 + this.#size / (holders + 0.5)))
  }
}

/** FNV-1a. */
function hashOf(term: string): number {
  let hash = 2166136261
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 16777619)
  return hash >>> 0
}
