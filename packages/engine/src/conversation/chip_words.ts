import { primaryLanguage } from '../knowledge/search/terms.ts'
import { opensMessage } from '../listening/message_left.ts'

/** The few words that stand on chips which no owner has labelled. */
interface ChipWords {
  yes: string
  no: string
  skip: string
  none: string
  message: string
}

const english: ChipWords = {
  yes: 'Yes',
  no: 'No',
  skip: 'Skip this',
  none: 'None of these',
  message: 'Leave a message',
}
const words = new Map<string, ChipWords>([
  ['en', english],
  [
    'de',
    { yes: 'Ja', no: 'Nein', skip: 'Überspringen', none: 'Nichts davon', message: 'Nachricht hinterlassen' },
  ],
])

const wordsOf = (locale: string): ChipWords => words.get(primaryLanguage(locale)) ?? english

export function yesAndNo(locale: string): [yes: string, no: string] {
  const { yes, no } = wordsOf(locale)
  return [yes, no]
}

/** In every language. */
export const noneWords = [...words.values()].map(({ none }) => none)
export const noneWord = (locale: string): string => wordsOf(locale).none
export const skipWord = (locale: string): string => wordsOf(locale).skip
export const messageWord = (locale: string): string => wordsOf(locale).message

/** Whether a message takes the offer to leave one: by the words on its chip, or by others. */
export const takesMessageOffer = (text: string): boolean =>
  [...words.values()].some(({ message }) => fold(message) === fold(text)) || opensMessage(text)

/** Words as they compare: without case and marks. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
