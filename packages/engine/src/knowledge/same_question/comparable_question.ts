import type { EmbedText } from '../answer/candidate.ts'
import { weightOfWord } from '../search/light_words.ts'
import { termsOfWord } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'

export interface QuestionText {
  text: string
  /** A BCP 47 tag. */
  language: string
}

/** A question as it is compared with others. */
export interface ComparableQuestion {
  text: string
  /** By term, from 0 to 1: less for words that only ask. */
  terms: ReadonlyMap<string, number>
  /** The meaning of the words that tell what it is about. */
  meaning: Float32Array
}

export function comparableQuestion({ text, language }: QuestionText, embed: EmbedText): ComparableQuestion {
  const words = wordsOf(text)
  const telling = words.filter((word) => weightOfWord(word, language) === 1)
  const terms = new Map<string, number>()
  for (const word of words) {
    const weight = telling.length === 0 ? 1 : weightOfWord(word, language)
    if (weight > 0) for (const term of termsOfWord(word, language)) terms.set(term, weight)
  }
  return { text, terms, meaning: embed(telling.length === 0 ? text : telling.join(' ')) }
}
