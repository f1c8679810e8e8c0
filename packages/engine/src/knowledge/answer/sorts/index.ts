// guards tested by: answer/**/*.test.ts

import { numbersAndNames } from '../../plan/numbers_and_names.ts'
import { weightOfWord } from '../../search/light_words.ts'
import { primary, termsOfWord } from '../../search/terms.ts'
import { wordsOf } from '../../search/words.ts'
import { kinOf } from '../kin_words/index.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { AnswerSort } from './question_words.ts'

export type { AnswerSort } from './question_words.ts'

const languages = new Map([
  ['en', english],
  ['de', german],
])

/** What an answer would have to tell, and the words that ask for it, which an answer need not take up. */
export interface Wanted {
  sort: AnswerSort
  words: string[]
}

/** Their question words name the matter itself: "price" is asked about, "how much" only asks. */
const named: readonly AnswerSort[] = ['price', 'contact']

/** Null where the question does not say, or not in words known here. */
export function wantedSort(question: string, language: string): Wanted | null {
  const asked = question.toLowerCase().replaceAll('’', "'")
  for (const [sort, asks] of languages.get(primary(language))?.asks ?? []) {
    const match = asks.exec(asked)?.[0]
    if (match === undefined) continue
    const isMatter = (word: string) =>
      named.includes(sort) && termsOfWord(word, language).some((term) => kinOf(term, language).size > 0)
    // guard: the matter is told from the words that ask [.filter…]
    return { sort, words: wordsOf(match).filter((word) => !isMatter(word)) }
  }
  return null
}

/** The word for what it is asked whether there is any: of a thing that is never named, nothing can be said. */
export function askedThing(question: string, language: string): string | null {
  const asked = question.toLowerCase()
  const match = languages.get(primary(language))?.asksWhether.exec(asked)
  if (!match) return null
  const next = wordsOf(asked.slice(match.index + match[0].length))
  return next.find((word) => weightOfWord(word, language) === 1) ?? null
}

/** Names of persons and places are told by their looks alone; the others have numbers and words of their own. */
export const isSure = (sort: AnswerSort | null): boolean =>
  sort !== null && sort !== 'person' && sort !== 'place'

/** Whether a statement tells anything of the sort. A name that the question knows already answers nothing. */
export function tellsOf(
  sort: AnswerSort | null,
  statement: string,
  language: string,
  isAsked: (name: string) => boolean,
): boolean {
  const tells = sort === null ? undefined : languages.get(primary(language))?.tells[sort]
  if (tells === undefined || tells.test(statement.toLowerCase())) return true
  if (sort !== 'person' && sort !== 'place') return false
  // guard: a name that was asked about answers nothing [(name)… -> () => true]
  return numbersAndNames(statement).names.some((name) => !isAsked(name))
}
