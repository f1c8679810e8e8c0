import { baseOf, isMoney, isPlain } from '../../../../values/index.ts'
import type { Operand } from '../operands.ts'
import { alike, baseOfEach, type Given, isHit, isTime, type Rule, type Target, timesOf } from './given.ts'

/** Count × amount, where the count is named, and what is only known is counted by this text or by the visitor. */
export const isProduct: Rule = (target, given) =>
  productsOf(target, given).some((product) => isHit(target, product))

export function productsOf(target: Target, given: Given): number[] {
  const { near, spoken } = alike(target, given)
  const counts = given.near.quantities.filter(({ text }) => !target.isRate || text === target.text)
  return counts.flatMap((count) => {
    const known = isOwn(count, target) && !isShort(count) ? spoken : []
    return [...near, ...known]
      .filter((each) => each !== count && canTake(each, count, target))
      .flatMap((each) => [
        ...timesOf(count.value).flatMap((times) =>
          forAWhile(times * baseOf(each.value), count, counts, target),
        ),
        ...hourly(each, count),
      ])
  })
}

const isOwn = ({ text, place }: Operand, target: Target) => place === 'said' || text === target.text
const isShort = ({ value: { unit } }: Operand) => unit.measure === 'minutes' && unit.size < 1440

/** A span of time is taken several times, but so many months only of what is said of each month. */
const canTake = (each: Operand, count: Operand, target: Target) =>
  !isTime(target.value.unit) || isPlain(count.value.unit) || each.isRate

/** "Two bikes for three days" */
function forAWhile(product: number, count: Operand, counts: readonly Operand[], target: Target): number[] {
  if (!isMoney(target.value.unit) || isTime(count.value.unit)) return [product]
  const spans = counts.filter((span) => isTime(span.value.unit) && isOwn(span, target))
  return [product, ...spans.flatMap(({ value }) => timesOf(value)).map((times) => product * times)]
}

/** "24 minutes at 250 € an hour" */
const hourly = (each: Operand, count: Operand): number[] =>
  each.isRate && isShort(count) ? [(baseOf(each.value) * baseOf(count.value)) / 60] : []

/** "24 $ par mois, soit 288 $ par an": said in any language, in one sentence. */
export const isYear: Rule = (target, given) =>
  isMoney(target.value.unit) &&
  baseOfEach(alike(target, given).near.filter(({ text }) => text === target.text)).some((base) =>
    isHit(target, base * 12),
  )

/** The first one is free or has a price of its own: £64,000, and £22,000 for each further one. */
export const isStaggered: Rule = (target, given) => {
  if (!isMoney(target.value.unit)) return false
  const prices = baseOfEach(alike(target, given).near)
  const counts = given.near.quantities.flatMap(({ value }) => timesOf(value)).filter(Number.isInteger)
  return counts.some((times) =>
    prices.some((other) => [0, ...prices].some((first) => isHit(target, first + (times - 1) * other))),
  )
}

/** What so many single ones cost, less what the card for all of them costs. */
export const isSaving: Rule = (target, given) => {
  if (!given.cues.isSaving || !isMoney(target.value.unit)) return false
  const { near, spoken } = alike(target, given)
  const prices = baseOfEach([...near, ...spoken])
  return productsOf(target, given).some((product) => prices.some((price) => isHit(target, product - price)))
}
