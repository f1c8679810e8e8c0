import { primary } from '../knowledge/search/terms.ts'
import { packFor } from './language/index.ts'
import { tokensOf } from './sentences/tokens.ts'

/** The language that a message is in, as far as it can be told; the locale where it cannot. */
export function languageOf(message: string, locale: string): string {
  const words = tokensOf(message).map(({ word }) => word)
  const { language } = packFor(words, locale)
  return primary(locale) === language ? locale : language
}
