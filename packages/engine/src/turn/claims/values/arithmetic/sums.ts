import { baseOf, isMoney, isPlain } from '../../../../values/index.ts'
import type { Operand } from '../operands.ts'
import { isClose } from '../stated.ts'
import { alike, baseOfEach, type Given, isHit, type Rule, type Target, timesOf } from './given.ts'

/** Several amounts that the reply or the visitor names, each as often as it says there: two of them, or some in a row. */
export const isSum: Rule = (target, given) => {
  const terms = alike(target, given)
    .near.filter(countsForMore)
    .map((each) => ({ each, worth: [baseOf(each.value), ...itemsOf(each, given)] }))
  const totals = terms.filter(({ worth: [one] }, at) => !isTakenIn(one!, terms[at + 1]?.worth[0]))
  return [terms, totals].some((some) =>
    some.some((_, from) => sumsFrom(some.slice(from), target).some((sum) => isHit(target, sum))),
  )
}

const countsForMore = ({ value }: Operand) => !isPlain(value.unit) || value.amount > 1

/** "£44 a day, so £88 for two": the first one is in the second. */
const isTakenIn = (one: number, next: number | undefined) =>
  next !== undefined && next > one && isClose(next / one, Math.round(next / one))

/** "Two adults at £42": a number right before the price that it multiplies. */
const itemsOf = (price: Operand, given: Given): number[] =>
  given.near.quantities
    .filter(({ text, at }) => text === price.text && Math.abs(at - price.at) === 1)
    .flatMap(({ value }) => timesOf(value))
    .map((times) => times * baseOf(price.value))

interface Term {
  each: Operand
  worth: readonly number[]
}

const mostTerms = 6

/** What is said of one ("a month") is a sum only with an amount of its own text. */
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

/** "With the supplement of 110 €": a named amount and a known one. */
export const isAddition: Rule = (target, given) => {
  if (!given.cues.isAdding || !isMoney(target.value.unit)) return false
  const { near, spoken } = alike(target, given)
  return baseOfEach(near).some((one) => baseOfEach(spoken).some((other) => isHit(target, one + other)))
}

export const isDifference: Rule = (target, given) => {
  const { near: all, spoken } = alike(target, given)
  const near = all.filter(countsForMore)
  const isCompared = (one: Operand) =>
    isMoney(target.value.unit) && (one.place === 'said' || given.cues.isSaving)
  return near
    .filter(({ text }) => !target.isRate || text === target.text)
    .some((one) =>
      baseOfEach([...near, ...(isCompared(one) ? spoken : [])]).some((other) =>
        isHit(target, Math.abs(baseOf(one.value) - other)),
      ),
    )
}
