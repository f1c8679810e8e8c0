import { primaryLanguage } from '../knowledge/search/terms.ts'
import { languageSigns, listeningPackFor } from './language/index.ts'
import { tokenize } from './sentences/tokens.ts'

const wordsOf = (message: string) => tokenize(message).map(({ word }) => word)

/** The language that a message is in, as far as it can be told; the locale where it cannot. */
export function languageOf(message: string, locale: string): string {
  const { language } = listeningPackFor(wordsOf(message), locale)
  return primaryLanguage(locale) === language ? locale : language
}

/** Words by which a language is told must outnumber those of any other by this many. */
const clearMargin = 2

/** The language of a message that leaves no doubt about it; null for a short or mixed one. */
export function clearLanguageOf(message: string): string | null {
  const [best, next] = languageSigns(wordsOf(message)).sort((one, other) => other.signs - one.signs)
  return best && best.signs >= (next?.signs ?? 0) + clearMargin ? best.language : null
}

/** So much of a document tells its language. */
const tellingLength = 5000

/** The language that a document is written in which names none: the owner's, unless its words are clearly of another. */
export function writtenLanguage(text: string, locale: string): string {
  const [best, next] = languageSigns(wordsOf(text.slice(0, tellingLength))).sort(
    (one, other) => other.signs - one.signs,
  )
  const isKnown = [best, next].some((each) => each?.language === primaryLanguage(locale))
  if (!isKnown || best === undefined || best.language === primaryLanguage(locale)) return locale
  return best.signs >= 2 * (next?.signs ?? 0) + clearMargin ? best.language : locale
}

/** The locale to answer in: the conversation's, unless the visitor writes in another language. */
export const spokenLocale = ({ language }: { language?: string | null }, locale: string): string =>
  !language || language === primaryLanguage(locale) ? locale : language
