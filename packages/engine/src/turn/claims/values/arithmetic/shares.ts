import { baseOf, isMoney, isPlain, type Quantity } from '../../../../values/index.ts'
import type { Operand, Operands } from '../operands.ts'
import { isClose, isRoughly, isRounded } from '../stated.ts'
import {
  alike,
  baseOfEach,
  type Given,
  isHit,
  isTime,
  pairs,
  partsOf,
  type Rule,
  type Target,
  timesOf,
} from './given.ts'
import { productsOf } from './products.ts'

/** A percentage of an amount, or the amount with it or without it. The percentage has to be named. */
export const isPercentage: Rule = (target, given) => {
  if (isTime(target.value.unit)) return false
  const { near, spoken } = alike(target, given)
  const bases = [...baseOfEach([...near, ...spoken]), ...productsOf(target, given)]
  const ways = (part: number) =>
    given.cues.isOnTop ? [part, 1 - part, 1 + part, 1 / (1 + part)] : [part, 1 - part]
  return partsOf(given.near)
    .flatMap(ways)
    .some((way) => bases.some((base) => isHit(target, way * base)))
}

/** A price shared by several, or what a price of a year is in a month. */
export const isPart: Rule = (target, given) => {
  const { near, spoken } = alike(target, given)
  return sharesOf(target, given).some(({ count, times }) => {
    const known = spoken.filter(({ text }) => isCountedIn(given.spoken, text, times))
    return [...near, ...known].some((each) => each !== count && isHit(target, baseOf(each.value) / times))
  })
}

function sharesOf(target: Target, { near, spoken }: Given): { count: Operand; times: number }[] {
  const named = near.quantities.filter(({ value }) => value.unit.measure !== 'months' || baseOf(value) <= 24)
  return [...named, ...besideNamed(spoken, near)].flatMap((count) => [
    ...timesOf(count.value).map((times) => ({ count, times })),
    ...(isMonth(count) && count.text === target.text ? [{ count, times: 12 }] : []),
  ])
}

const isMonth = ({ value }: Operand) => value.unit.measure === 'months' && baseOf(value) === 1

/** "Card for 10: 165 €" */
const isCountedIn = ({ quantities }: Operands, text: number, times: number) =>
  quantities.some((each) => each.text === text && isPlain(each.value.unit) && each.value.amount === times)

/** What a known line counts beside an amount that is named: "8 sessions, 144 €". */
const besideNamed = (spoken: Operands, near: Operands): Operand[] =>
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

/** "14 % cheaper", "two thirds of it" */
export const isShare: Rule = ({ value, hedge }, { near }) => {
  const hits = (part: number) =>
    Math.abs(value.amount - part * 100) < 0.06 ||
    (hedge !== undefined && isRounded(value.amount, part * 100)) ||
    isRoughly(value, part * 100, hedge)
  const amounts = near.quantities.filter((each) => each.value.unit.measure !== 'percent')
  return (
    partsOf(near).some((part) => hits(1 - part)) ||
    pairs(amounts).some(([one, other]) => {
      const [a, b] = [baseOf(one.value), baseOf(other.value)]
      return (
        isSameMeasure(one, other) && a > b && b > 0 && [b / a, a / b, (a - b) / a, (a - b) / b].some(hits)
      )
    })
  )
}

const isSameMeasure = (one: Operand, other: Operand) => one.value.unit.measure === other.value.unit.measure

/** How often one amount goes into another. */
export const isRatio: Rule = (target, { near }) =>
  isPlain(target.value.unit) &&
  pairs(near.quantities.filter(({ value }) => !isPlain(value.unit))).some(([one, other]) => {
    const ratio = baseOf(one.value) / baseOf(other.value)
    return (
      isSameMeasure(one, other) &&
      ratio > 1 &&
      (isHit(target, ratio) || target.value.amount === Math.floor(ratio))
    )
  })

/** "1 kg covers 40 m², so 2.5 kg for 100 m²" */
export const isProportion: Rule = (target, given) => {
  const isNamed = ({ text, place }: Operand) => text === target.text || place === 'said'
  const amounts = alike(target, given).near.filter(isNamed)
  const scales = pairs(given.near.quantities.filter(isNamed).filter(canScale)).filter(([one, other]) =>
    isSameMeasure(one, other),
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

const canScale = ({ value }: Operand) =>
  !isMoney(value.unit) && value.unit.measure !== 'percent' && (!isPlain(value.unit) || value.amount > 12)
