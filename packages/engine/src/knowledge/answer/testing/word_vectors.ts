import { weightOfWord } from '../../search/light_words.ts'
import { termsOfWord } from '../../search/terms.ts'
import { wordsOf } from '../../search/words.ts'

const dimensions = 96

/** An embedder for tests, which knows words by their stems and nothing of their meaning. */
export function wordVector(text: string): Float32Array {
  const vector = new Float32Array(dimensions)
  for (const word of wordsOf(text)) {
    const [term] = termsOfWord(word, 'en')
    const place = [...term!].reduce((hash, sign) => (hash * 31 + sign.charCodeAt(0)) % dimensions, 7)
    vector[place]! += 0.1 + weightOfWord(word, 'en')
  }
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

export const wordVectors = (text: string) => wordsOf(text).map((word) => ({ vector: wordVector(word) }))
