import { weightOfWord } from '../knowledge/search/light_words.ts'
import { termsOfWord } from '../knowledge/search/terms.ts'
import { foldCase, wordsOf } from '../knowledge/search/words.ts'

const hyphen = /(?<=\p{L})-(?=\p{L})/gu

/** The words by which something is called, without those that hold a sentence together. "E-mail" and "email" are one. */
export const namingTerms = (text: string, language: string): string[] =>
  wordsOf(foldCase(text).replaceAll(hyphen, ''))
    .filter((word) => weightOfWord(word, language) > 0)
    .flatMap((word) => termsOfWord(word, language))
