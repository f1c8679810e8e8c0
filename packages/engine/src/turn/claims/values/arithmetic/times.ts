import {
  baseOf,
  type CalendarDate,
  type ClockTime,
  isPlain,
  type Quantity,
} from '../../../../values/index.ts'
import { type Day, dayAfter, daysOf, lastOfMonth, monthsAfter } from '../calendar.ts'
import type { Operand, Operands } from '../operands.ts'
import { type Given, isHit, isTime, type Rule } from './given.ts'

/** Between two times of a day, or two days. */
export const isTimeBetween: Rule = (target, given) =>
  target.value.unit.measure === 'minutes' &&
  [...minutesBetween(given), ...daysBetween(given).map((days) => days * 1440)].some((minutes) =>
    isHit(target, minutes),
  )

const minutesBetween = ({ near: { times } }: Given): number[] =>
  times.flatMap((one) =>
    times.flatMap((other) => {
      const apart = (other.value.minute - one.value.minute + 1440) % 1440
      return one.value.either || other.value.either ? [apart, (apart + 720) % 1440] : [apart]
    }),
  )

function daysBetween({ near, today }: Given): number[] {
  const days = near.dates.flatMap(({ value }) => daysOf(value, today)).map(({ number }) => number)
  const weekdays = near.dates.flatMap(({ value }) => value.weekday ?? [])
  return [
    ...[...days, today.number].flatMap((one) => days.map((other) => Math.abs(one - other))),
    ...weekdays.flatMap((one) => weekdays.map((other) => ((other - one + 7) % 7) + 1)),
  ]
}

/** Years since a year. */
export const isAge: Rule = (target, { near, spoken, today }) => {
  const { unit } = target.value
  if (unit.measure !== 'months' && !isPlain(unit)) return false
  const named = near.dates.flatMap(({ value }) => value.year ?? [])
  const years = [...named, ...spoken.dates.flatMap(({ value }) => value.year ?? [])]
  const inYear = unit.measure === 'months' ? 12 : 1
  return years.some((year) =>
    [today.year, ...named].some((other) =>
      [other - year, other - year - 1].some((age) => age > 0 && isHit(target, age * inYear)),
    ),
  )
}

const longestSpan = 120

/** A time so long before or after another. What only a known line spans is short: "15 minutes before closing". */
export function timeFollows(said: ClockTime, { near, spoken }: Given): boolean {
  const spans = ({ quantities }: Operands) =>
    quantities.filter(({ value }) => value.unit.measure === 'minutes' && baseOf(value) < 1440)
  return (
    spans(near).some((span) => [...near.times, ...spoken.times].some((time) => isApart(said, time, span))) ||
    spans(spoken).some(
      (span) =>
        (baseOf(span.value) < longestSpan && near.times.some((time) => isApart(said, time, span))) ||
        spoken.times.some((time) => time.text === span.text && isApart(said, time, span)),
    )
  )
}

const isApart = (said: ClockTime, time: Operand<ClockTime>, span: Operand): boolean =>
  [1, -1].some((way) => {
    const apart = Math.abs(((time.value.minute + way * baseOf(span.value) + 1440) % 1440) - said.minute)
    return apart < 0.5 || (Math.abs(apart - 720) < 0.5 && (time.value.either || said.either))
  })

/** A day so long before or after another, the one after it, the next one of its name, or the end of a month. */
export const dateFollows = (said: CalendarDate, given: Given): boolean =>
  isDaysApart(said, given) ||
  isYearsApart(said, given) ||
  isDayAfter(said, given) ||
  isNextOf(said, given) ||
  (given.cues.isMonthEnd &&
    [0, 1].some((months) => isDay(said, lastOfMonth(monthsAfter(given.today, months)))))

/** "Closed until 2 January": back on the 3rd. */
const isDayAfter = (said: CalendarDate, { near, spoken, today, cues }: Given): boolean =>
  [...near.dates, ...(cues.isAgain ? spoken.dates : [])].some(({ value }) =>
    daysOf(value, today).some((day) => isDay(said, dayAfter(day, 1))),
  )

function isDaysApart(said: CalendarDate, { near, spoken, today }: Given): boolean {
  const spans = [...near.quantities, ...spoken.quantities].filter(
    ({ value: { unit } }) => isTime(unit) && (unit.measure === 'months' || unit.size >= 1440),
  )
  const days = [
    { day: today, place: 'known' },
    ...[...near.dates, ...spoken.dates].flatMap(({ value, place }) =>
      daysOf(value, today).map((day) => ({ day, place })),
    ),
  ]
  return days.some(({ day, place }) =>
    spans
      .filter((span) => place !== 'known' || span.place !== 'known')
      .some(({ value }) => [1, -1].some((way) => isDayOrEve(said, later(day, value, way)))),
  )
}

const later = (day: Day, { amount, unit }: Quantity, way: number): Day => {
  const base = Math.round(amount * unit.size)
  return unit.measure === 'months'
    ? monthsAfter(day, way * base)
    : dayAfter(day, Math.round((way * base) / 1440))
}

/** What runs for a year from 1 March ends in February. */
const isDayOrEve = (said: CalendarDate, day: Day) => isDay(said, day) || isDay(said, dayAfter(day, -1))

const isDay = (said: CalendarDate, day: Day) =>
  (said.day === undefined || said.day === day.day) &&
  (said.month === undefined || said.month === day.month) &&
  (said.year === undefined || said.year === day.year) &&
  (said.weekday === undefined || said.weekday === day.weekday)

function isYearsApart(said: CalendarDate, { near, spoken, today }: Given): boolean {
  if (said.year === undefined || said.month !== undefined) return false
  const years = [today.year, ...[...near.dates, ...spoken.dates].flatMap(({ value }) => value.year ?? [])]
  return near.quantities
    .filter(({ value }) => value.unit.measure === 'months')
    .some(({ value }) => years.some((year) => Math.abs(said.year! - year) === baseOf(value) / 12))
}

const soon = 62

/** "The next Tuesday is the 24th." */
function isNextOf(said: CalendarDate, { near, today }: Given): boolean {
  if (said.day === undefined) return false
  const weekdays = new Set(near.dates.map(({ value }) => value.weekday))
  return Array.from({ length: soon }, (_, days) => dayAfter(today, days)).some(
    (day) => weekdays.has(day.weekday) && isDay(said, day),
  )
}
