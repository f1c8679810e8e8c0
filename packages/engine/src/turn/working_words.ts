import { primaryLanguage } from '../knowledge/search/terms.ts'

interface WorkingWords {
  search: string
  other: string
}

const english: WorkingWords = { search: 'Looking that up…', other: 'One moment…' }
const languages = new Map<string, WorkingWords>([
  ['en', english],
  ['de', { search: 'Ich sehe nach …', other: 'Einen Moment …' }],
])

/** What visitors read while they wait for what these calls come to. */
export function workingWords(calls: readonly { name: string }[], language: string): string {
  const words = languages.get(primaryLanguage(language)) ?? english
  return calls.some(({ name }) => name === 'consult_knowledge') ? words.search : words.other
}
