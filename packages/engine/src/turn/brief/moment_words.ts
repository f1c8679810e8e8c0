import { parseDay, weekdayOf } from '../../calendar_day.ts'
import type { Presence } from '../../office_hours/presence.ts'
import type { TurnMoment } from '../setting.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `Thursday, 19 November 2026, 14:05` */
export const momentText = ({ date, time }: Pick<TurnMoment, 'date' | 'time'>): string =>
  `${weekdayIn(date)}, ${dayAndMonth(date)} ${parseDay(date).year}, ${time}`

/** When a visitor can expect somebody of the team. */
export function presenceText(presence: Presence | null): string {
  if (presence === null) return 'It is not known when somebody of the team is there: name no time.'
  if (presence.opens === null) return 'Somebody of the team is there now.'
  const { date, time, days_ahead } = presence.opens
  return `Nobody of the team is there now; they are back ${dayWords(date, days_ahead)} at ${time}.`
}

function dayWords(date: string, daysAhead: number): string {
  if (daysAhead === 0) return 'today'
  if (daysAhead === 1) return `tomorrow, ${weekdayIn(date)},`
  return `on ${weekdayIn(date)}, ${dayAndMonth(date)},`
}

const weekdayIn = (date: string) => weekdays[weekdayOf(parseDay(date))]!

function dayAndMonth(date: string): string {
  const { day, month } = parseDay(date)
  return `${day} ${months[month - 1]!}`
}
