import {
  baseOf,
  type CalendarDate,
  type ClockTime,
  type Hedge,
  isMoney,
  isPlain,
  type Quantity,
} from '../../../values/index.ts'
import { type Day, dayAfter, daysOf, lastOfMonth, monthsAfter } from './calendar.ts'
import type { Operand, Operands } from './operands.ts'
import { isClose, isRoughly, isRounded } from './stated.ts'

/** What a value may follow from in one step. */
export interface Given {
  /** Named in the reply or by the visitor. */
  near: Operands
  /** Stated in lines that are about what is spoken of. */
  spoken: Operands
  today: Day
  /** A percentage may come on top of an amount: VAT, a surcharge. */
  isOnTop: boolean
  /** The end of a month is spoken of. */
  isMonthEnd: boolean
  /** The sentence adds something: "with", "plus". */
  isAdding: boolean
  /** The sentence compares two ways to pay. */
  isSaving: boolean
}

/** What is said, and how exactly. */
export interface Target {
  value: Quantity
  hedge: Hedge | undefined
  isRate: boolean
  /** The text that it stands in. */
  text: number
}

type Amount = Operand

export function followsFrom(target: Target, given: Given): boolean {
  const { measure } = target.value.unit
  if (measure === 'percent') return isShare(target, given)
  if (measure === 'degrees' || measure === 'speed') return isDifference(target, given)
  return (
    isProduct(target, given) ||
    isSum(target, given) ||
    isStaggered(target, given) ||
    isSaving(target, given) ||
    isProportion(target, given) ||
    isDifference(target, given) ||
    isPercentage(target, given) ||
    isPart(target, given) ||
    (measure === 'minutes' && isTimeBetween(target, given)) ||
    ((measure === 'months' || measure === 'bare') && isAge(target, given)) ||
    (isPlain(target.value.unit) && isRatio(target, given))
  )
}

/** Small numbers without a currency count something. */
const isPriceLike = ({ amount }: Quantity) => amount > 12 || !Number.isInteger(amount)

/** Amounts of one kind as the target has it, in its unit. */
function alike({ value: { unit } }: Target, { near, spoken }: Given): { near: Amount[]; spoken: Amount[] } {
  const fits = ({ value, place }: Amount) =>
    value.unit.measure === unit.measure ||
    (isPlain(unit) && isPlain(value.unit)) ||
    (value.unit.measure === 'bare' && isMoney(unit) && isPriceLike(value) && place === 'said') ||
    (unit.measure === 'bare' && isMoney(value.unit))
  return { near: near.quantities.filter(fits), spoken: spoken.quantities.filter(fits) }
}

const isHit = ({ value, hedge }: Target, base: number): boolean => {
  const exact = base / value.unit.size
  return (
    exact > 0 && (isClose(value.amount, exact) || isRoughly(value, exact, hedge) || isToTheCent(value, exact))
  )
}

const isToTheCent = ({ amount, unit }: Quantity, exact: number) =>
  isMoney(unit) && !Number.isInteger(amount) && Math.abs(amount - exact) < 0.0051

/** How often something is taken, where an amount says that: 3 bikes, 2 weeks of a price per day, 5 kg. */
function timesOf({ amount, unit }: Quantity): number[] {
  if (isMoney(unit) || unit.measure === 'percent' || unit.measure === 'degrees') return []
  const base = amount * unit.size
  const all =
    unit.measure === 'minutes'
      ? [amount, base / 1440, base / 10080]
      : unit.measure === 'months'
        ? monthsOf(amount, base)
        : [amount]
  return all.filter((each) => each > 1 && isClose(each * 4, Math.round(each * 4)))
}

/** A year is twelve months; so many years are rather somebody's age. */
const monthsOf = (amount: number, base: number) =>
  base > 60 ? [amount] : [amount, base, ...(base % 12 === 0 ? [(base / 12) * 52] : [])]

const isShort = ({ value: { unit } }: Amount) => unit.measure === 'minutes' && unit.size < 1440
const isTime = ({ measure }: Quantity['unit']) => measure === 'minutes' || measure === 'months'

/** Count × amount, where the count is named, and what is only known is counted by this sentence or by the visitor. */
function isProduct(target: Target, given: Given): boolean {
  return productsOf(target, given).some((product) => isHit(target, product))
}

function productsOf(target: Target, given: Given): number[] {
  const { near, spoken } = alike(target, given)
  const counts = given.near.quantities.filter(({ text }) => !target.isRate || text === target.text)
  return counts.flatMap((count) => {
    const isNamed = count.place === 'said' || count.text === target.text
    const known = isNamed && !isShort(count) ? spoken : []
    return [...near, ...known]
      .filter((each) => each !== count && canTake(each, count, target))
      .flatMap((each) =>
        timesOf(count.value).flatMap((times) => twice(times * baseOf(each.value), count, counts, target)),
      )
  })
}

/** "Two bikes for three days": what is taken several times may be taken so for a while. */
function twice(product: number, count: Amount, counts: readonly Amount[], target: Target): number[] {
  if (!isMoney(target.value.unit) || isTime(count.value.unit)) return [product]
  const spans = counts.filter(
    ({ value, text, place }) => isTime(value.unit) && (place === 'said' || text === target.text),
  )
  return [product, ...spans.flatMap(({ value }) => timesOf(value)).map((times) => product * times)]
}

/** A span of time is taken several times, but so many months only of what is said of each month. */
const canTake = (each: Amount, count: Amount, target: Target) =>
  !isTime(target.value.unit) || isPlain(count.value.unit) || each.isRate

/** Several amounts that the reply or the visitor names, each as often as it says there: two of them, or some in a row. */
function isSum(target: Target, given: Given): boolean {
  const { near } = alike(target, given)
  const terms = near
    .filter(({ value }) => !isPlain(value.unit) || value.amount > 1)
    .map((each) => ({ each, worth: [baseOf(each.value), ...itemsOf(each, given)] }))
  const totals = terms.filter(({ worth: [one] }, at) => !isTakenIn(one!, terms[at + 1]?.worth[0]))
  return (
    [terms, totals].some((some) =>
      some.some((_, from) => sumsFrom(some.slice(from), target).some((sum) => isHit(target, sum))),
    ) || isAddition(target, given)
  )
}

/** "With the supplement of 110 €": an amount that this sentence adds to a known one. */
function isAddition(target: Target, given: Given): boolean {
  const { near, spoken } = alike(target, given)
  const added = near.filter(({ text }) => text === target.text)
  return (
    given.isAdding &&
    isMoney(target.value.unit) &&
    added.some((one) => spoken.some((other) => isHit(target, baseOf(one.value) + baseOf(other.value))))
  )
}

/** "£44 a day, so £88 for two": the first one is in the second. */
const isTakenIn = (one: number, next: number | undefined) =>
  next !== undefined && next > one && isClose(next / one, Math.round(next / one))

/** "Two adults at £42": a number right before the price that it multiplies. */
const itemsOf = (price: Amount, given: Given): number[] =>
  given.near.quantities
    .filter(({ text, at }) => text === price.text && Math.abs(at - price.at) === 1)
    .flatMap(({ value }) => timesOf(value))
    .map((times) => times * baseOf(price.value))

interface Term {
  each: Amount
  worth: readonly number[]
}

const mostTerms = 6

function sumsFrom([first, ...rest]: readonly Term[], { isRate, text }: Target): number[] {
  const isOwn = (terms: readonly Term[]) => !isRate || terms.some(({ each }) => each.text === text)
  const plus = (sums: readonly number[], { worth }: Term) =>
    sums.flatMap((sum) => worth.map((value) => sum + value))
  const all = rest.filter((other) => isOwn([first!, other])).flatMap((other) => plus(first!.worth, other))
  let run = first!.worth
  for (const [at, term] of rest.slice(0, mostTerms).entries()) {
    run = plus(run, term)
    if (isOwn([first!, ...rest.slice(0, at + 1)])) all.push(...run)
  }
  return all
}

const pairs = (near: readonly Amount[]): [Amount, Amount][] =>
  near.flatMap((one) => near.map((other): [Amount, Amount] => [one, other]))

function isDifference(target: Target, given: Given): boolean {
  const { near: all, spoken } = alike(target, given)
  const near = all.filter(({ value }) => !isPlain(value.unit) || value.amount > 1)
  return near.some((one) =>
    [...near, ...(one.place === 'said' && isMoney(target.value.unit) ? spoken : [])].some(
      (other) =>
        (!target.isRate || one.text === target.text) &&
        isHit(target, Math.abs(baseOf(one.value) - baseOf(other.value))),
    ),
  )
}

/** The first one has a price of its own: £64,000, and £22,000 for each further one. */
function isStaggered(target: Target, given: Given): boolean {
  if (!isMoney(target.value.unit)) return false
  const { near } = alike(target, given)
  const counts = given.near.quantities.flatMap(({ value }) => timesOf(value))
  return counts.some((times) =>
    near.some((one) =>
      near.some((other) => isHit(target, baseOf(one.value) + (times - 1) * baseOf(other.value))),
    ),
  )
}

/** What "n times" of it would be, less what it costs: ten single ones, or the card for ten. */
function isSaving(target: Target, given: Given): boolean {
  if (!given.isSaving || !isMoney(target.value.unit)) return false
  const { near, spoken } = alike(target, given)
  return productsOf(target, given).some((product) =>
    [...near, ...spoken].some(({ value }) => isHit(target, product - baseOf(value))),
  )
}

/** "1 kg covers 40 m², so 2.5 kg for 100 m²" */
function isProportion(target: Target, given: Given): boolean {
  const isNamed = ({ text, place }: Amount) => text === target.text || place === 'said'
  const amounts = alike(target, given).near.filter(isNamed)
  const scales = pairs(given.near.quantities.filter(isNamed)).filter(
    ([one, other]) => one.value.unit.measure === other.value.unit.measure && canScale(one) && canScale(other),
  )
  return amounts.some((each) =>
    scales.some(
      ([one, other]) =>
        each !== one &&
        each !== other &&
        isHit(target, (baseOf(each.value) * baseOf(one.value)) / baseOf(other.value)),
    ),
  )
}

const canScale = ({ value }: Amount) =>
  !isMoney(value.unit) && value.unit.measure !== 'percent' && (!isPlain(value.unit) || value.amount > 12)

/** A percentage of an amount, or the amount with it or without it. The percentage has to be named. */
function isPercentage(target: Target, given: Given): boolean {
  if (isTime(target.value.unit)) return false
  const { near, spoken } = alike(target, given)
  const bases = [...near, ...spoken].map(({ value }) => baseOf(value))
  const ways = (part: number) =>
    given.isOnTop ? [part, 1 - part, 1 + part, 1 / (1 + part)] : [part, 1 - part]
  return partsOf(given.near)
    .flatMap(ways)
    .some((way) => [...bases, ...productsOf(target, given)].some((base) => isHit(target, way * base)))
}

const partsOf = ({ quantities }: Operands): number[] =>
  quantities.filter(({ value }) => value.unit.measure === 'percent').map(({ value }) => value.amount / 100)

/** A price shared by several, or what a price of a year is in a month. */
function isPart(target: Target, given: Given): boolean {
  const { near, spoken } = alike(target, given)
  return sharesOf(target, given).some(({ count, times }) => {
    const known = spoken.filter(({ text }) => isCountedIn(given.spoken, text, times))
    return [...near, ...known].some((each) => each !== count && isHit(target, baseOf(each.value) / times))
  })
}

function sharesOf(target: Target, { near, spoken }: Given): { count: Amount; times: number }[] {
  const named = near.quantities.filter(({ value }) => value.unit.measure !== 'months' || baseOf(value) <= 24)
  return [...named, ...besideNamed(spoken, near)].flatMap((count) => [
    ...timesOf(count.value).map((times) => ({ count, times })),
    ...(isMonth(count) && count.text === target.text ? [{ count, times: 12 }] : []),
  ])
}

/** "Card for 10: 165 €" */
const isCountedIn = ({ quantities }: Operands, text: number, times: number) =>
  quantities.some((each) => each.text === text && isPlain(each.value.unit) && each.value.amount === times)

/** What a known line counts beside an amount that is named: "8 sessions, 144 €". */
const besideNamed = (spoken: Operands, near: Operands): Amount[] =>
  spoken.quantities.filter(
    ({ value, text }) =>
      isPlain(value.unit) &&
      spoken.quantities.some(
        (other) =>
          other.text === text && near.quantities.some((each) => isSameAmount(each.value, other.value)),
      ),
  )

const isSameAmount = (one: Quantity, other: Quantity) =>
  !isPlain(one.unit) && one.unit.measure === other.unit.measure && isClose(baseOf(one), baseOf(other))

const isMonth = ({ value }: Amount) => value.unit.measure === 'months' && baseOf(value) === 1

/** "14 % cheaper", "two thirds of it" */
function isShare({ value, hedge }: Target, given: Given): boolean {
  const all = (operands: Operands) =>
    operands.quantities.filter((each) => each.value.unit.measure !== 'percent')
  const hits = (part: number) =>
    Math.abs(value.amount - part * 100) < 0.06 ||
    (hedge !== undefined && isRounded(value.amount, part * 100)) ||
    isRoughly(value, part * 100, hedge)
  return pairs(all(given.near)).some(([one, other]) => {
    if (one.value.unit.measure !== other.value.unit.measure) return false
    const [a, b] = [baseOf(one.value), baseOf(other.value)]
    return a > b && b > 0 && [b / a, a / b, (a - b) / a, (a - b) / b].some(hits)
  })
}

/** How often one amount goes into another. */
function isRatio(target: Target, given: Given): boolean {
  const all = (operands: Operands) => operands.quantities.filter(({ value }) => !isPlain(value.unit))
  return pairs(all(given.near)).some(([one, other]) => {
    if (one.value.unit.measure !== other.value.unit.measure) return false
    const ratio = baseOf(one.value) / baseOf(other.value)
    return ratio > 1 && (isHit(target, ratio) || target.value.amount === Math.floor(ratio))
  })
}

/** Between two times of a day, or two days. */
function isTimeBetween(target: Target, given: Given): boolean {
  return (
    timePairs(given).some(([one, other]) =>
      minutesBetween(one, other).some((minutes) => isHit(target, minutes)),
    ) || daysBetween(given).some((days) => isHit(target, days * 1440))
  )
}

const timePairs = ({ near }: Given): [ClockTime, ClockTime][] =>
  near.times.flatMap((one) =>
    near.times
      .filter((other) => other !== one)
      .map((other): [ClockTime, ClockTime] => [one.value, other.value]),
  )

const minutesBetween = (one: ClockTime, other: ClockTime): number[] => {
  const apart = (other.minute - one.minute + 1440) % 1440
  return one.either || other.either ? [apart, (apart + 720) % 1440] : [apart]
}

function daysBetween({ near, today }: Given): number[] {
  const days = near.dates.flatMap(({ value }) => daysOf(value, today)).map(({ number }) => number)
  const weekdays = near.dates.flatMap(({ value }) => value.weekday ?? [])
  return [
    ...[...days, today.number].flatMap((one) => days.map((other) => Math.abs(one - other))),
    ...weekdays.flatMap((one) => weekdays.map((other) => ((other - one + 7) % 7) + 1)),
  ]
}

/** Years since a year. */
function isAge(target: Target, { near, spoken, today }: Given): boolean {
  const years = [...near.dates, ...spoken.dates].flatMap(({ value }) => value.year ?? [])
  const others = [today.year, ...near.dates.flatMap(({ value }) => value.year ?? [])]
  return years.some((year) =>
    others.some((other) =>
      [other - year, other - year - 1].some(
        (age) => age > 0 && isHit(target, age * (target.value.unit.measure === 'months' ? 12 : 1)),
      ),
    ),
  )
}

/** A time so long before or after another. */
export function timeFollows(said: ClockTime, { near, spoken }: Given): boolean {
  const spans = (operands: Operands) =>
    operands.quantities.filter(({ value }) => value.unit.measure === 'minutes' && baseOf(value) < 1440)
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
        (baseOf(span.value) < 120 && near.times.some((time) => hits(time, span))) ||
        spoken.times.some((time) => time.text === span.text && hits(time, span)),
    )
  )
}

/** A day so long before or after another, or the next one of its name. */
export function dateFollows(said: CalendarDate, { near, spoken, today, isMonthEnd }: Given): boolean {
  const spans = [...near.quantities, ...spoken.quantities].filter(
    ({ value: { unit } }) => unit.measure === 'months' || (unit.measure === 'minutes' && unit.size >= 1440),
  )
  const dates = [...near.dates, ...spoken.dates]
  const days = [
    { day: today, place: 'known' },
    ...dates.flatMap(({ value, place }) => daysOf(value, today).map((day) => ({ day, place }))),
  ]
  return (
    days.some(({ day, place }) =>
      spans
        .filter((span) => place !== 'known' || span.place !== 'known')
        .some(({ value }) => [1, -1].some((way) => isDayOrEve(said, later(day, value, way)))),
    ) ||
    near.dates.some(({ value }) => daysOf(value, today).some((day) => isDay(said, dayAfter(day, 1)))) ||
    yearFollows(said, [today.year, ...dates.flatMap(({ value }) => value.year ?? [])], near.quantities) ||
    isNextOf(said, near, today) ||
    (isMonthEnd && [0, 1].some((months) => isDay(said, lastOfMonth(monthsAfter(today, months)))))
  )
}

const soon = 31

/** "The next Tuesday is the 24th." */
function isNextOf(said: CalendarDate, near: Operands, today: Day): boolean {
  if (said.day === undefined) return false
  const weekdays = new Set(near.dates.map(({ value }) => value.weekday))
  return Array.from({ length: soon }, (_, days) => dayAfter(today, days)).some(
    (day) => weekdays.has(day.weekday) && isDay(said, day),
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

const yearFollows = (said: CalendarDate, years: readonly number[], spans: readonly Operand[]) =>
  said.year !== undefined &&
  said.month === undefined &&
  spans.some(({ value }) => {
    const count = baseOf(value) / 12
    return (
      value.unit.measure === 'months' &&
      years.some((year) => said.year === year + count || said.year === year - count)
    )
  })
