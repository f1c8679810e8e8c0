import {
  baseOf,
  type CalendarDate,
  type ClockTime,
  type Hedge,
  isMoney,
  isPlain,
  type Quantity,
} from '../../../values/index.ts'
import { type Day, dayAfter, daysOf, monthsAfter } from './calendar.ts'
import type { Operand, Operands } from './operands.ts'
import { isClose, isRoughly, isRounded } from './stated.ts'

/** What a value may follow from in one step. */
export interface Given {
  /** Named in the reply or by the visitor. */
  near: Operands
  /** Stated in lines that are about what is spoken of. */
  spoken: Operands
  today: Day
}

/** What is said, and how exactly. */
export interface Target {
  value: Quantity
  hedge: Hedge | undefined
  isRate: boolean
}

type Amount = Operand

export function followsFrom(target: Target, given: Given): boolean {
  const { measure } = target.value.unit
  if (measure === 'percent') return isShare(target, given)
  if (measure === 'degrees' || measure === 'speed') return isDifference(target, given)
  return (
    isProduct(target, given) ||
    isSum(target, given) ||
    isDifference(target, given) ||
    isPercentage(target, given) ||
    isPart(target, given) ||
    (measure === 'minutes' && isTimeBetween(target, given)) ||
    ((measure === 'months' || measure === 'bare') && isAge(target, given)) ||
    (isPlain(target.value.unit) && isRatio(target, given))
  )
}

/** Amounts of one kind as the target has it, in its unit. */
function alike({ value: { unit } }: Target, { near, spoken }: Given): { near: Amount[]; spoken: Amount[] } {
  const fits = ({ value, place }: Amount) =>
    value.unit.measure === unit.measure ||
    (isPlain(unit) && isPlain(value.unit)) ||
    (value.unit.measure === 'bare' && isMoney(unit) && place !== 'known' && place !== 'reply') ||
    (unit.measure === 'bare' && isMoney(value.unit))
  return { near: near.quantities.filter(fits), spoken: spoken.quantities.filter(fits) }
}

const isHit = ({ value, hedge }: Target, base: number): boolean => {
  const exact = base / value.unit.size
  return exact > 0 && (isClose(value.amount, exact) || isRoughly(value, exact, hedge) || isToTheCent(value, exact))
}

const isToTheCent = ({ amount, unit }: Quantity, exact: number) =>
  isMoney(unit) && !Number.isInteger(amount) && Math.abs(amount - exact) < 0.0051

/** How often something is taken, where an amount says that: 3 bikes, 2 weeks of a price per day, 5 kg. */
function timesOf({ amount, unit }: Quantity): number[] {
  if (isMoney(unit) || unit.measure === 'percent' || unit.measure === 'degrees') return []
  const base = amount * unit.size
  const all =
    unit.measure === 'minutes'
      ? [amount, base / 60, base / 1440, base / 10080]
      : unit.measure === 'months'
        ? [amount, base, base / 12, ...(base % 12 === 0 ? [(base / 12) * 52] : [])]
        : [amount]
  return all.filter((each) => each > 1 && isClose(each * 4, Math.round(each * 4)))
}

/** Count × price. What is said of one ("a day") is no sum over several that only the visitor counted. */
function isProduct(target: Target, given: Given): boolean {
  const { near, spoken } = alike(target, given)
  const counts = given.near.quantities.filter(({ place }) => !target.isRate || place === 'sentence')
  const isTime = target.value.unit.measure === 'minutes' || target.value.unit.measure === 'months'
  return counts.some((count) =>
    timesOf(count.value).some(
      (times) =>
        !(isTime && !isPlain(count.value.unit)) &&
        [...near, ...spoken].some((each) => each !== count && isHit(target, times * baseOf(each.value))),
    ),
  )
}

const mostTerms = 12

/** Two to four amounts that the reply or the visitor names, each as often as it says there, or one of them and a known one. */
function isSum(target: Target, given: Given): boolean {
  const { near, spoken } = alike(target, given)
  const terms = [...new Set([...near.map(({ value }) => baseOf(value)), ...itemsOf(near, given)])]
  if (terms.some((one) => spoken.some(({ value }) => isHit(target, one + baseOf(value))))) return true
  return sumsOf(terms.slice(-mostTerms), 4).some((sum) => isHit(target, sum))
}

/** "Two adults at £42": a number right before the price that it multiplies. */
function itemsOf(near: readonly Amount[], given: Given): number[] {
  return near.flatMap((price) =>
    given.near.quantities
      .filter(({ text, at, place }) => text === price.text && place === price.place && Math.abs(at - price.at) === 1)
      .flatMap(({ value }) => timesOf(value))
      .map((times) => times * baseOf(price.value)),
  )
}

function sumsOf(terms: readonly number[], most: number): number[] {
  let sums: { sum: number; count: number }[] = [{ sum: 0, count: 0 }]
  for (const term of terms)
    sums = [...sums, ...sums.filter(({ count }) => count < most).map(({ sum, count }) => ({ sum: sum + term, count: count + 1 }))]
  return sums.filter(({ count }) => count > 1).map(({ sum }) => sum)
}

const pairs = (near: readonly Amount[], spoken: readonly Amount[]): [Amount, Amount][] => [
  ...near.flatMap((one) => [...near, ...spoken].map((other): [Amount, Amount] => [one, other])),
  ...spoken.flatMap((one) =>
    spoken.filter(({ text }) => text === one.text).map((other): [Amount, Amount] => [one, other]),
  ),
]

function isDifference(target: Target, given: Given): boolean {
  const { near, spoken } = alike(target, given)
  return pairs(near, spoken).some(([one, other]) =>
    isHit(target, Math.abs(baseOf(one.value) - baseOf(other.value))),
  )
}

/** A percentage of an amount, or the amount with it or without it. */
function isPercentage(target: Target, given: Given): boolean {
  const { near, spoken } = alike(target, given)
  const rates = (operands: Operands) => operands.quantities.filter(({ value }) => value.unit.measure === 'percent')
  const nearRates = rates(given.near)
  const spokenRates = rates(given.spoken)
  const bases = [...near.map(({ value }) => baseOf(value)), ...productsOf(near, spoken, given)]
  const hits = (percent: number, base: number) => {
    const part = percent / 100
    return [part * base, (1 - part) * base, (1 + part) * base, base / (1 + part)].some((each) => isHit(target, each))
  }
  return (
    nearRates.some(({ value }) => [...bases, ...spoken.map((each) => baseOf(each.value))].some((base) => hits(value.amount, base))) ||
    spokenRates.some(({ value }) => bases.some((base) => hits(value.amount, base)))
  )
}

const productsOf = (near: readonly Amount[], spoken: readonly Amount[], given: Given): number[] =>
  given.near.quantities
    .filter(({ place }) => place !== 'said')
    .flatMap(({ value }) => timesOf(value))
    .flatMap((times) => [...near, ...spoken].map(({ value }) => times * baseOf(value)))

/** A price shared by several. */
function isPart(target: Target, given: Given): boolean {
  const { near, spoken } = alike(target, given)
  return given.near.quantities.some((count) =>
    timesOf(count.value).some((times) =>
      [...near, ...spoken].some((each) => each !== count && isHit(target, baseOf(each.value) / times)),
    ),
  )
}

/** "14 % cheaper", "two thirds of it" */
function isShare(target: Target, given: Given): boolean {
  const all = (operands: Operands) => operands.quantities.filter(({ value }) => value.unit.measure !== 'percent')
  const written = target.value.amount
  const hits = (part: number) => isRounded(written, part * 100) || isRoughly(target.value, part * 100, target.hedge)
  return pairs(all(given.near), all(given.spoken)).some(([one, other]) => {
    if (one.value.unit.measure !== other.value.unit.measure) return false
    const [a, b] = [baseOf(one.value), baseOf(other.value)]
    return a > 0 && b > 0 && a !== b && [a / b, b / a, Math.abs(a - b) / a, Math.abs(a - b) / b].some(hits)
  })
}

/** How often one amount goes into another. */
function isRatio(target: Target, given: Given): boolean {
  const all = (operands: Operands) => operands.quantities.filter(({ value }) => !isPlain(value.unit))
  return pairs(all(given.near), all(given.spoken)).some(([one, other]) => {
    if (one.value.unit.measure !== other.value.unit.measure) return false
    const ratio = baseOf(one.value) / baseOf(other.value)
    return ratio > 1 && (isClose(target.value.amount, ratio) || target.value.amount === Math.floor(ratio))
  })
}

/** Between two times of a day, or two days. */
function isTimeBetween(target: Target, given: Given): boolean {
  return (
    timePairs(given).some(([one, other]) => minutesBetween(one, other).some((minutes) => isHit(target, minutes))) ||
    daysBetween(given).some((days) => isHit(target, days * 1440))
  )
}

function timePairs({ near, spoken }: Given): [ClockTime, ClockTime][] {
  const all = [...near.times, ...spoken.times]
  return all.flatMap((one) =>
    all
      .filter((other) => other !== one && (one.place !== 'known' || other.place !== 'known' || one.text === other.text))
      .map((other): [ClockTime, ClockTime] => [one.value, other.value]),
  )
}

const minutesBetween = (one: ClockTime, other: ClockTime): number[] => {
  const apart = (other.minute - one.minute + 1440) % 1440
  return one.either || other.either ? [apart, (apart + 720) % 1440] : [apart]
}

function daysBetween({ near, spoken, today }: Given): number[] {
  const days = [...near.dates, ...spoken.dates].flatMap(({ value }) => daysOf(value, today))
  const own = near.dates.flatMap(({ value }) => daysOf(value, today))
  return [...days.map(({ number }) => Math.abs(number - today.number)), ...own.flatMap((one) => days.map(({ number }) => Math.abs(number - one.number)))]
}

/** Years since a year. */
function isAge(target: Target, { near, spoken, today }: Given): boolean {
  const years = [...near.dates, ...spoken.dates].flatMap(({ value }) => value.year ?? [])
  const others = [today.year, ...near.dates.flatMap(({ value }) => value.year ?? [])]
  return years.some((year) =>
    others.some((other) => [other - year, other - year - 1].some((age) => age > 0 && isHit(target, age * (target.value.unit.measure === 'months' ? 12 : 1)))),
  )
}

/** A time so long before or after another. */
export function timeFollows(said: ClockTime, { near, spoken }: Given): boolean {
  const spans = (operands: Operands) => operands.quantities.filter(({ value }) => value.unit.measure === 'minutes' && baseOf(value) < 1440)
  const hits = (time: Operand<ClockTime>, span: Operand) =>
    [1, -1].some((way) => {
      const minute = (time.value.minute + way * baseOf(span.value) + 1440) % 1440
      const apart = Math.abs(minute - said.minute) % 1440
      return apart < 0.5 || (Math.abs(apart - 720) < 0.5 && (time.value.either || said.either))
    })
  return (
    spans(near).some((span) => [...near.times, ...spoken.times].some((time) => hits(time, span))) ||
    spans(spoken).some(
      (span) =>
        near.times.some((time) => hits(time, span)) ||
        spoken.times.some((time) => time.text === span.text && hits(time, span)),
    )
  )
}

/** A day so long before or after another. */
export function dateFollows(said: CalendarDate, { near, spoken, today }: Given): boolean {
  const spans = [...near.quantities, ...spoken.quantities].filter(
    ({ value: { unit } }) => unit.measure === 'months' || (unit.measure === 'minutes' && unit.size >= 1440),
  )
  const days = [
    ...[today].map((day) => ({ day, place: 'reply' })),
    ...[...near.dates, ...spoken.dates].flatMap(({ value, place }) =>
      daysOf(value, today).map((day) => ({ day, place })),
    ),
  ]
  const years = [...near.dates, ...spoken.dates].flatMap(({ value }) => value.year ?? [])
  return (
    days.some(({ day, place }) =>
      spans
        .filter((span) => place !== 'known' || span.place !== 'known')
        .some(({ value }) => [1, -1].some((way) => isDay(said, later(day, value, way)))),
    ) || (said.month === undefined && said.year !== undefined && yearFollows(said.year, [today.year, ...years], spans))
  )
}

const later = (day: Day, { amount, unit }: Quantity, way: number): Day => {
  const base = Math.round(amount * unit.size)
  return unit.measure === 'months' ? monthsAfter(day, way * base) : dayAfter(day, Math.round((way * base) / 1440))
}

const isDay = (said: CalendarDate, day: Day) =>
  (said.day === undefined || said.day === day.day) &&
  (said.month === undefined || said.month === day.month) &&
  (said.year === undefined || said.year === day.year) &&
  (said.weekday === undefined || said.weekday === day.weekday)

const yearFollows = (said: number, years: readonly number[], spans: readonly Operand[]) =>
  spans.some(({ value }) => {
    const count = baseOf(value) / 12
    return value.unit.measure === 'months' && years.some((year) => said === year + count || said === year - count)
  })
