import { synonymsOf } from '../../answer/synonyms/index.ts'
import { primaryLanguage, termsOfWord } from '../terms.ts'
import { foldCase } from '../words.ts'
import { english } from './english.ts'
import { german } from './german.ts'

/**
 * Words that find a passage although the question used another one: synonyms, and words that are only close. "Leave" is not
 * "vacation" and promises no answer, but a passage about leave is worth to be looked at before one about neither.
 */

const languages = new Map([
  ['en', relatedIn(english, 'en')],
  ['de', relatedIn(german, 'de')],
])

/** The terms that a search may take for a term. */
export function relatedOf(term: string, language: string): ReadonlySet<string> {
  const related = new Set(synonymsOf(term, language))
  for (const other of languages.get(primaryLanguage(language))?.get(term) ?? []) related.add(other)
  related.delete(term)
  return related
}

function relatedIn(lines: string, language: string): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>()
  for (const line of lines.trim().split('\n')) {
    const terms = line.split(' ').flatMap((word) => termsOfWord(foldCase(word), language))
    for (const term of terms) related.set(term, new Set([...(related.get(term) ?? []), ...terms]))
  }
  return related
}
