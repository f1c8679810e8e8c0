import { primary } from '../../search/terms.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { AnswerSort } from './question_words.ts'

export type { AnswerSort } from './question_words.ts'

const languages = new Map([
  ['en', english],
  ['de', german],
])

/** What an answer would have to tell; null where the question does not say, or not in words known here. */
export function wantedSort(question: string, language: string): AnswerSort | null {
  const asked = question.toLowerCase().replaceAll('’', "'")
  const found = languages.get(primary(language))?.asks.find(([, asks]) => asks.test(asked))
  return found?.[0] ?? null
}

export function tellsOf(sort: AnswerSort | null, statement: string, language: string): boolean {
  const tells = sort === null ? undefined : languages.get(primary(language))?.tells[sort]
  return tells === undefined || tells.test(statement) || tells.test(statement.toLowerCase())
}
