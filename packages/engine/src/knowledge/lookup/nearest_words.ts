import { cosine } from '../answer/candidate.ts'
import type { FoundPassage } from './found_passage.ts'

/** Every word of a text with its meaning. Frequent words have short vectors; those that only serve grammar may have none. */
export type EmbedWords = (text: string) => readonly { vector: Float32Array }[]

/** How much more a word that says something counts than a frequent one. */
const power = 1.5

interface Word {
  vector: Float32Array
  length: number
}

/**
 * How well each passage covers a question word by word: for every word of the question, how near the nearest word of the
 * passage is in meaning, on average. A sum of all words blurs what two of them would tell.
 */
export function nearestWords(
  passages: readonly FoundPassage[],
  embedWords: EmbedWords,
): (question: string) => number[] {
  // Passages of one organization share most of their words: each is compared once.
  const places = new Map<Float32Array, number>()
  const words: Word[] = []
  function placeOf(word: Word): number {
    const place = places.get(word.vector) ?? words.push(word) - 1
    places.set(word.vector, place)
    return place
  }
  const wordsOf = (text: string): Word[] =>
    embedWords(text)
      .map(({ vector }) => ({ vector, length: Math.sqrt(cosine(vector, vector)) }))
      .filter(({ length }) => length > 0)
  const placesOf = passages.map(({ trail, text }) => [
    ...new Set(wordsOf([...trail, text].join('. ')).map(placeOf)),
  ])

  function nearestTo({ vector, length }: Word): number[] {
    const similarities = words.map((word) => cosine(vector, word.vector) / (length * word.length))
    return placesOf.map((places) => places.reduce((most, place) => Math.max(most, similarities[place]!), 0))
  }

  const known = new Map<Float32Array, number[]>()
  return (question) => {
    const covered = passages.map(() => 0)
    let whole = 0
    for (const word of wordsOf(question)) {
      const nearest = known.get(word.vector) ?? nearestTo(word)
      known.set(word.vector, nearest)
      const weight = word.length ** power
      whole += weight
      for (const [at, similarity] of nearest.entries()) covered[at]! += weight * similarity
    }
    return whole === 0 ? covered : covered.map((sum) => sum / whole)
  }
}
