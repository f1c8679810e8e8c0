import { numbersAndNames } from '../../reconciliation/numbers_and_names.ts'
import { weightOfWord } from '../../search/light_words.ts'
import { primaryLanguage, termsOfWord } from '../../search/terms.ts'
import { wordsOf } from '../../search/words.ts'
import { synonymsOf } from '../synonyms/index.ts'
import type { AnswerType } from './answer_type_patterns.ts'
import { english } from './english.ts'
import { german } from './german.ts'

export type { AnswerType } from './answer_type_patterns.ts'

const languages = new Map([
  ['en', english],
  ['de', german],
])

/** What an answer would have to tell, and the words that ask for it, which an answer need not take up. */
interface ExpectedAnswer {
  type: AnswerType
  words: string[]
}

/** Their question words name the matter itself: "price" is asked about, "how much" only asks. */
const named: readonly AnswerType[] = ['price', 'contact']

/** Null where the question does not say, or not in words known here. */
export function expectedAnswer(question: string, language: string): ExpectedAnswer | null {
  const asked = question.toLowerCase().replaceAll('’', "'")
  for (const [sort, asks] of languages.get(primaryLanguage(language))?.asks ?? []) {
    const match = asks.exec(asked)?.[0]
    if (match === undefined) continue
    const isMatter = (word: string) =>
      named.includes(sort) && termsOfWord(word, language).some((term) => synonymsOf(term, language).size > 0)
    return { type: sort, words: wordsOf(match).filter((word) => !isMatter(word)) }
  }
  return null
}

/** The word for what it is asked whether there is any: of a thing that is never named, nothing can be said. */
export function existenceSubject(question: string, language: string): string | null {
  const asked = question.toLowerCase()
  const match = languages.get(primaryLanguage(language))?.asksWhether.exec(asked)
  if (!match) return null
  const next = wordsOf(asked.slice(match.index + match[0].length))
  return next.find((word) => weightOfWord(word, language) === 1) ?? null
}

/** Names of persons and places are told by their looks alone; the others have numbers and words of their own. */
export const hasReliablePattern = (sort: AnswerType | null): boolean =>
  sort !== null && sort !== 'person' && sort !== 'place'

/** Whether a statement states something of the answer type. A name that the question knows already answers nothing. */
export function statesAnswerType(
  sort: AnswerType | null,
  statement: string,
  language: string,
  isAsked: (name: string) => boolean,
): boolean {
  const tells = sort === null ? undefined : languages.get(primaryLanguage(language))?.states[sort]
  if (tells === undefined || tells.test(statement.toLowerCase())) return true
  if (sort !== 'person' && sort !== 'place') return false
  return numbersAndNames(statement).names.some((name) => !isAsked(name))
}
