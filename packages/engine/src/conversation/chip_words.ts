import { primaryLanguage } from '../knowledge/search/terms.ts'

/** The few words that stand on chips which no owner has labelled. */
interface ChipWords {
  yes: string
  no: string
  skip: string
}

const english: ChipWords = { yes: 'Yes', no: 'No', skip: 'Skip this' }
const words = new Map<string, ChipWords>([
  ['en', english],
  ['de', { yes: 'Ja', no: 'Nein', skip: 'Überspringen' }],
])

const wordsOf = (locale: string): ChipWords => words.get(primaryLanguage(locale)) ?? english

export function yesAndNo(locale: string): [yes: string, no: string] {
  const { yes, no } = wordsOf(locale)
  return [yes, no]
}

export const skipWord = (locale: string): string => wordsOf(locale).skip
