import { baseOf, type Hedge, isMoney, isPlain, type Quantity, type Unit } from '../../../../values/index.ts'
import type { Day } from '../calendar.ts'
import type { Operand, Operands } from '../operands.ts'
import { isClose, isRoughly } from '../stated.ts'

/** What a value of one text may follow from in one step. */
export interface Given {
  /** Named in the reply or by the visitor. */
  near: Operands
  /** Stated in lines that are about what the text speaks of. */
  spoken: Operands
  today: Day
  cues: Cues
}

/** What the words say about the kind of arithmetic. */
export interface Cues {
  /** A percentage may come on top of an amount: VAT, a surcharge. */
  isOnTop: boolean
  /** Something is added: "with", "plus". */
  isAdding: boolean
  /** Two ways to pay are compared. */
  isSaving: boolean
  /** Something is over: the day after counts. */
  isAgain: boolean
  /** The end of a month is spoken of. */
  isMonthEnd: boolean
}

/** What is said, and how exactly. */
export interface Target {
  value: Quantity
  hedge: Hedge | undefined
  isRate: boolean
  /** The text that it stands in, as operands have it. */
  text: number
}

export type Rule = (target: Target, given: Given) => boolean

export const isTime = ({ measure }: Unit): boolean => measure === 'minutes' || measure === 'months'

/** Operands of the target's kind, in its unit. */
export function alike(
  { value: { unit } }: Target,
  { near, spoken }: Given,
): { near: Operand[]; spoken: Operand[] } {
  const fits = ({ value, place }: Operand) =>
    value.unit.measure === unit.measure ||
    (isPlain(unit) && isPlain(value.unit)) ||
    (unit.measure === 'bare' && isMoney(value.unit)) ||
    (isMoney(unit) && place === 'said' && isPriceLike(value))
  return { near: near.quantities.filter(fits), spoken: spoken.quantities.filter(fits) }
}

/** Small numbers without a currency count something. */
const isPriceLike = ({ amount, unit }: Quantity) =>
  unit.measure === 'bare' && (amount > 12 || !Number.isInteger(amount))

export function isHit({ value, hedge }: Target, base: number): boolean {
  const exact = base / value.unit.size
  return (
    exact > 0 && (isClose(value.amount, exact) || isRoughly(value, exact, hedge) || isToTheCent(value, exact))
  )
}

const isToTheCent = ({ amount, unit }: Quantity, exact: number) =>
  isMoney(unit) && !Number.isInteger(amount) && Math.abs(amount - exact) < 0.0051

/** How often something is taken, where an amount says that: 3 bikes, 2 weeks of a price per day, 5 kg. */
export function timesOf({ amount, unit }: Quantity): number[] {
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

export const pairs = (near: readonly Operand[]): [Operand, Operand][] =>
  near.flatMap((one) => near.map((other): [Operand, Operand] => [one, other]))

/** The percentages that are named, as parts of one. */
export const partsOf = ({ quantities }: Operands): number[] =>
  quantities.filter(({ value }) => value.unit.measure === 'percent').map(({ value }) => value.amount / 100)

export const baseOfEach = (operands: readonly Operand[]): number[] =>
  operands.map(({ value }) => baseOf(value))
