import { primaryLanguage } from '../knowledge/search/terms.ts'

const english = 'How can I reach you by phone?'
const questions = new Map([
  ['en', english],
  ['de', 'Wie erreiche ich Sie telefonisch?'],
])

/** What is looked up for whoever needs somebody at once. */
export const contactQuestion = (locale: string): string => questions.get(primaryLanguage(locale)) ?? english

const address = /\+?\d[\d\s/()-]{4,}\d|\S@\S/

/** Whether it is what is looked up for whoever needs somebody. */
export const isContactQuestion = (question: string): boolean => [...questions.values()].includes(question)

/** Whether a text says how to reach the organization, where that was looked up. */
export const isReachable = (question: string, text: string): boolean =>
  !isContactQuestion(question) || address.test(text)
