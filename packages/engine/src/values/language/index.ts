import { english } from './english.ts'
import { german } from './german.ts'
import type { ValueWords } from './value_words.ts'

/** A reply may quote another language than it is written in, so every language is read at once. A third one is one more file. */
export const languages: readonly ValueWords[] = [english, german]

/** One pattern of what each language says. */
export const anyOf = (sourceOf: (words: ValueWords) => string): string =>
  languages.map((words) => `(?:${sourceOf(words)})`).join('|')

/** `anyOf` as a whole word or several. */
export const wordOf = (sourceOf: (words: ValueWords) => string): string =>
  String.raw`(?<![\p{L}\p{N}])(?:${anyOf(sourceOf)})(?![\p{L}\p{N}])`

/** Whether one of these may occur: a quick look at a text in small letters before it is read closely. */
export const quickly = (sources: readonly string[]): RegExp =>
  new RegExp(sources.map((source) => source.toLowerCase()).join('|'), 'u')

export function numberOfWord(word: string): number | null {
  for (const { numberOf } of languages) {
    const value = numberOf(word)
    if (value !== null) return value
  }
  return null
}
