import { type CalendarDay, dayNumber, lastDayOf, parseDay, weekdayOf } from '../../../calendar_day.ts'
import type { CalendarDate } from '../../../values/index.ts'

/** A day, counted, with its place in the calendar. */
export interface Day extends CalendarDay {
  number: number
  weekday: number
}

export const dayOf = (date: string): Day => whole(parseDay(date))

const whole = (day: CalendarDay): Day => ({ ...day, number: dayNumber(day), weekday: weekdayOf(day) })

/** The day so many days later. */
export function dayAfter({ year, month, number }: Day, days: number): Day {
  const target = number + days
  let first: CalendarDay = { year, month, day: 1 }
  while (dayNumber(first) > target) first = monthLater(first, -1)
  while (lastDayOf(first) < target) first = monthLater(first, 1)
  return whole({ ...first, day: target - dayNumber(first) + 1 })
}

export function monthsAfter(day: Day, months: number): Day {
  const { year, month } = monthLater(day, months)
  const last = lastDayOf({ year, month, day: 1 }) - dayNumber({ year, month, day: 1 }) + 1
  return whole({ year, month, day: Math.min(day.day, last) })
}

export const lastOfMonth = (day: Day): Day => dayAfter(day, lastDayOf({ ...day, day: 1 }) - day.number)

const monthLater = ({ year, month }: CalendarDay, count: number): CalendarDay => {
  const months = year * 12 + month - 1 + count
  return { year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 }
}

/** The days that a date can mean: without a year, the next one and the last one. */
export function daysOf(date: CalendarDate, today: Day): Day[] {
  if (date.fromToday !== undefined) return [dayAfter(today, date.fromToday)]
  const { day, month, year } = date
  if (day === undefined || month === undefined) return []
  const years = year !== undefined ? [year] : yearsOf(day, month, today)
  return years.flatMap((each) =>
    day <= lastDayOf({ year: each, month, day: 1 }) - dayNumber({ year: each, month, day: 1 }) + 1
      ? [whole({ year: each, month, day })]
      : [],
  )
}

/** Not long ago, or the next one. */
function yearsOf(day: number, month: number, today: Day): number[] {
  const isPast = dayNumber({ year: today.year, month, day }) < today.number - longAgo
  return isPast ? [today.year + 1, today.year] : [today.year, today.year - 1]
}

const longAgo = 45

/** Whether the weekday that a date states is that of the day. */
export function isConsistent(date: CalendarDate, today: Day): boolean {
  if (date.weekday === undefined || date.day === undefined || date.month === undefined) return true
  return daysOf(date, today)
    .slice(0, 1)
    .some(({ weekday }) => weekday === date.weekday)
}

export const dateOf = ({ year, month, day, weekday }: Day): CalendarDate => ({
  kind: 'date',
  year,
  month,
  day,
  weekday,
})

/** Whether a known date says all that is said. */
export function sameDate(said: CalendarDate, known: CalendarDate, today: Day): boolean {
  if (said.fromToday !== undefined) return true
  const other = known.fromToday === undefined ? known : dateOf(dayAfter(today, known.fromToday))
  return (
    agree(said.day, other.day) &&
    agree(said.month, other.month) &&
    sameYear(said, other, today) &&
    sameWeekday(said, other, today)
  )
}

const agree = (said: number | undefined, known: number | undefined) => said === undefined || said === known

/** The year of a date is often left out, and often added. */
const sameYear = (said: CalendarDate, known: CalendarDate, today: Day) =>
  said.year === undefined ||
  said.year === known.year ||
  (known.year === undefined &&
    known.month !== undefined &&
    said.month !== undefined &&
    Math.abs(said.year - today.year) <= 1)

function sameWeekday(said: CalendarDate, known: CalendarDate, today: Day): boolean {
  if (said.weekday === undefined || said.weekday === known.weekday) return true
  if (known.weekday !== undefined || known.day === undefined || known.month === undefined) return false
  const year = said.year ?? known.year
  return daysOf({ ...known, ...(year !== undefined && { year }) }, today)
    .slice(0, 1)
    .some(({ weekday }) => weekday === said.weekday)
}
