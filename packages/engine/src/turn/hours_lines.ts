import { english } from '../knowledge/structured/english.ts'
import { dayRows } from '../knowledge/structured/opening_hours.ts'
import type { OpeningHours } from '../knowledge/structured/structured_entry.ts'
import type { OfficeHours } from '../office_hours/office_hours.ts'

/** When it is open, for the responder: a line for each day. */
export const openingHoursLines = (opening: readonly OpeningHours[]): string[] => dayRows(opening, english)

/** When somebody of the team answers: a line for each day, and for each date on which that is different. */
export const officeHoursLines = ({ weekly, exceptions }: OfficeHours): string[] => [
  ...dayRows(weekly, english),
  ...exceptions.map(({ date, hours }) => `${date}: ${spansOf(hours)}`),
]

const spansOf = (hours: OfficeHours['exceptions'][number]['hours']): string =>
  hours.map(({ opens, closes }) => `${opens}–${closes}`).join(' and ') || 'nobody'
