/** Days are counted, so that they can be compared; the engine has no clock and no `Date`. */
export interface CalendarDay {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

/** Of an ISO date; anything behind the day is left out. */
export function parseDay(date: string): CalendarDay {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  if (day === undefined) throw new Error(`${date} is no date.`)
  return { year: Number(year), month: Number(month), day: Number(day) }
}

/** Days since a fixed day long ago. A month of 13 is January of the next year. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  const months = year * 12 + month - 1
  // Years begin in March here, so that the leap day is the last of a year.
  const shifted = months - 2
  const marchYear = Math.floor(shifted / 12)
  const marchMonth = shifted - marchYear * 12
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return 365 * marchYear + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1
}

/** 0 is Monday. */
export const weekdayOf = (day: CalendarDay): number => (dayNumber(day) + 2) % 7
