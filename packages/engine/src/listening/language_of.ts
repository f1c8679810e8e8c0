import { primaryLanguage } from '../knowledge/search/terms.ts'
import { listeningPackFor } from './language/index.ts'
import { tokenize } from './sentences/tokens.ts'

/** The language that a message is in, as far as it can be told; the locale where it cannot. */
export function languageOf(message: string, locale: string): string {
  const words = tokenize(message).map(({ word }) => word)
  const { language } = listeningPackFor(words, locale)
  return primaryLanguage(locale) === language ? locale : language
}
