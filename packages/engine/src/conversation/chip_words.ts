import { primaryLanguage } from '../knowledge/search/terms.ts'

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
  [...words.values()].some(({ message }) => fold(message) === fold(text)) || opensMessage.test(text.trim())

/** "Ok, leave a message: the gate is stuck": what the team is to be told, if that is said at once. */
export function messageLeft(text: string): string | null {
  const [opening] = opensMessage.exec(text.trim()) ?? []
  const left = opening === undefined ? '' : text.trim().slice(opening.length).trim()
  return left === '' ? null : left
}

const opensMessage =
  /^(?:(?:ok(?:ay)?|yes|yeah|no|none of these|then|so|please|ja|nein|gut|na gut|dann|nichts davon|bitte|gerne?)[\s,.!]+)*(?:(?:i(?:'d| would) like to |can i |could i |let me |i want to )?(?:leave|send|take) (?:you |them |the team )?(?:a|this|my) message|message for (?:you|the team|them)|(?:ich (?:möchte|will|würde)(?: gerne?)? )?(?:eine )?nachricht(?: (?:hinterlassen|dalassen|an das team|ans team|an euch|an sie|für das team|fürs team|für euch|für sie))?)(?: bitte| please)?(?:\s*[:.!–-]\s*|$)/i

/** Words as they compare: without case and marks. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
