import type { EmbedText } from '../../knowledge/answer/candidate.ts'
import { contentWords } from '../content_words.ts'

/** Texts are as alike as their words, by the letters of their stems: enough to tell near from far. */
export const embedWords: EmbedText = (text) => {
  const vector = new Float32Array(512)
  for (const { stems } of contentWords(text)) {
    const hash = [...(stems.at(-1) ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 512, 7)
    vector[hash]! += 1
  }
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}
