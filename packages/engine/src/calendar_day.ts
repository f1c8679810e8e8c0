/** A day that can be counted and compared: the engine has no clock and no `Date`. */
export interface CalendarDay {
  year: number
  /** 1 to 12; 13 is January of the next year. */
  month: number
  day: number
}

/** Of an ISO date; anything behind the day is left out. */
export function parseDay(date: string): CalendarDay {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number)
  if (!year || !month || !day) throw new Error(`${date} is no date.`)
  return { year, month, day }
}

/** Days since a fixed day long ago. Years begin in March here, so that the leap day is their last. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  const months = year * 12 + month - 3
  const shiftedYear = Math.floor(months / 12)
  const shiftedMonth = months - shiftedYear * 12
  const leapDays = Math.floor(shiftedYear / 4) - Math.floor(shiftedYear / 100) + Math.floor(shiftedYear / 400)
  return 365 * shiftedYear + leapDays + Math.floor((153 * shiftedMonth + 2) / 5) + day - 1
}

/** 0 is Monday. */
export const weekdayOf = (day: CalendarDay): number => (dayNumber(day) + 2) % 7

/** The last day of `count` months that begin with this one. */
export const lastDayOf = ({ year, month }: CalendarDay, count = 1): number =>
  dayNumber({ year, month: month + count, day: 1 }) - 1
