import { profileEvidenceIds } from '@foyer/contract/vocabulary'
import type { FoundPassage } from './found_passage.ts'

/** The same days in every way that they are named. */
const holidays = [
  /christmas|xmas|boxing day|\b2[456](?:th)?(?: of)? dec|\bdec(?:ember)? 2[456]|weihnacht|heilig(?:er )?abend|\b2[456]\. ?(?:12\b|dez)/i,
  /new year|\b31(?:st)?(?: of)? dec|\bdec(?:ember)? 31|silvester|neujahr|\b31\. ?(?:12\b|dez)/i,
  /easter|good friday|\boster|karfreitag/i,
  /whitsun|pentecost|pfingst/i,
  /(?:bank|public) holiday|feiertag/i,
]

/** "Are you open at Christmas?": the hours of a usual week do not tell, where something else names the day. */
export function tellsHoliday(message: string, passage: FoundPassage): boolean {
  const asked = holidays.find((each) => each.test(message))
  return asked !== undefined && !isWeek(passage) && asked.test(passage.text)
}

export const isWeek = ({ kind, id }: Pick<FoundPassage, 'kind' | 'id'>): boolean =>
  kind === 'profile' && id === profileEvidenceIds.opening_hours
