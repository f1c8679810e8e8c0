import { profileEvidenceIds } from '@foyer/contract/vocabulary'
import type { FoundPassage } from './found_passage.ts'

/** The same days in every way that they are named. */
const holidays = [
  /christmas|xmas|between the years|zwischen den jahren|boxing day|\b2[456](?:th)?(?: of)? dec|\bdec(?:ember)? 2[456]|weihnacht|heilig(?:er )?abend|\b2[456]\. ?(?:12\b|dez)/i,
  /new year|\b31(?:st)?(?: of)? dec|\bdec(?:ember)? 31|silvester|neujahr|\b31\. ?(?:12\b|dez)/i,
  /easter|good friday|\boster|karfreitag/i,
  /whitsun|pentecost|pfingst/i,
  /(?:bank|public) holiday|feiertag/i,
]

export const namesHoliday = (message: string): boolean => holidays.some((each) => each.test(message))

/** "Are you open at Christmas?": the hours of a usual week do not tell, where something else names the day. */
export function tellsHoliday(message: string, passage: FoundPassage): boolean {
  const asked = holidays.find((each) => each.test(message)) ?? monthIn(message)
  return asked !== undefined && !isWeek(passage) && asked.test(passage.text)
}

/** The hours of a usual week say nothing about a holiday that they do not name. */
export const leavesOutHoliday = (message: string, passage: FoundPassage): boolean =>
  isWeek(passage) && holidays.some((each) => each.test(message) && !each.test(passage.text))

const months = [
  /\bjan(?:uary|uar)?\b/i,
  /\bfeb(?:ruary|ruar)?\b/i,
  /\bmar(?:ch)?\b|\bmärz\b/i,
  /\bapr(?:il)?\b/i,
  /\bmay\b|\bmai\b/i,
  /\bjun[ei]?\b/i,
  /\bjul[yi]?\b/i,
  /\baug(?:ust)?\b/i,
  /\bsep(?:t|tember)?\b/i,
  /\bo[ck]t(?:ober)?\b/i,
  /\bnov(?:ember)?\b/i,
  /\bde[cz](?:ember)?\b/i,
]

const daysOf = months.map((month) => ({
  month,
  day: new RegExp(`\\d(?:st|nd|rd|th|\\.)? ?(?:of )?(?:${month.source})|(?:${month.source}) \\d`, 'i'),
}))

/** The month of a day: "on 27 Dec", "am 3. Januar". */
const monthIn = (message: string): RegExp | undefined => daysOf.find(({ day }) => day.test(message))?.month

export const isWeek = ({ kind, id }: Pick<FoundPassage, 'kind' | 'id'>): boolean =>
  kind === 'profile' && id === profileEvidenceIds.opening_hours
