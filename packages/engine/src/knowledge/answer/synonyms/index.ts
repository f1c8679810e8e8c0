import { primaryLanguage, termsOfWord } from '../../search/terms.ts'
import { foldCase } from '../../search/words.ts'
import { english } from './english.ts'
import { german } from './german.ts'

/**
 * Words for the same matter: "What is the price?" is answered by what something costs. Word vectors know this too, but
 * as much of "price" and "weight": where an answer is promised, only what is sure may count.
 */

const none: ReadonlySet<string> = new Set()

const languages = new Map([
  ['en', synonymsIn(english, 'en')],
  ['de', synonymsIn(german, 'de')],
])

/** The terms that can stand for a term. */
export const synonymsOf = (term: string, language: string): ReadonlySet<string> =>
  languages.get(primaryLanguage(language))?.get(term) ?? none

function synonymsIn(lines: string, language: string): Map<string, Set<string>> {
  const kins = new Map<string, Set<string>>()
  for (const line of lines.trim().split('\n')) {
    const terms = line.split(' ').flatMap((word) => termsOfWord(foldCase(word), language))
    for (const term of terms) kins.set(term, new Set([...(kins.get(term) ?? []), ...terms]))
  }
  return kins
}
