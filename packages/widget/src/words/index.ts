import { de } from './de.ts'
import { en, type Words } from './en.ts'

export type { Words } from './en.ts'

const languages: Record<string, Words> = { en, de }

/** The words of the language that a locale names; English for all that we do not speak. */
export function wordsOf(locale: string): { language: string; words: Words } {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? ''
  const words = Object.hasOwn(languages, language) ? languages[language] : undefined
  return words ? { language, words } : { language: 'en', words: en }
}
