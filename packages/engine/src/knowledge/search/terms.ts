import { stemEnglish } from './stem_english.ts'
import { stemGerman } from './stem_german.ts'
import { wordsOf } from './words.ts'

/**
 * What a text is found by: the stems of its words in their order, where the language has a stemmer here, and otherwise
 * pieces of them, which inflected forms share.
 */

const stemmers = new Map([
  ['en', stemEnglish],
  ['de', stemGerman],
])

const pieceLength = 5
/** Scripts that do not put spaces between words: two neighbouring signs say about as much as a word. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const digit = /\d/

export const termsOf = (text: string, language: string): string[] =>
  wordsOf(text).flatMap((word) => termsOfWord(word, language))

export function termsOfWord(word: string, language: string): string[] {
  if (digit.test(word)) return [word]
  if (unspaced.test(word)) return pieces(word, 2)
  const stem = stemmers.get(primaryLanguage(language))
  return stem === undefined ? pieces(word, pieceLength) : [stem(word)]
}

/** The part of a BCP 47 tag that decides how words are read: `de` of `de-CH`. */
export const primaryLanguage = (language: string): string => language.toLowerCase().split(/[-_]/, 1)[0]!

function pieces(word: string, length: number): string[] {
  const signs = [...word]
  if (signs.length <= length) return [word]
  return Array.from({ length: signs.length - length + 1 }, (_, from) =>
    signs.slice(from, from + length).join(''),
  )
}
