import type { Mention, Quantity, Value } from '../../../values/index.ts'
import { isClose, isRounded } from './stated.ts'

/** A sum that is written out: "14 + 18 + 49 = 81 Euro", "€6,490 × 25 % = €1,622.50". */
export interface Equation {
  operands: Mention[]
  result: Mention
}

const operator = /^[^\d.,;=]{0,30}?\s*([+−–\-×x*·÷/:])\s*$/u
const equals = /^[^\d.,;=]{0,30}?=\s*$/u

/** Those that are right: what stands behind the equals sign is what they come to. */
export function equationsIn(text: string, mentions: readonly Mention[]): Equation[] {
  const inOrder = mentions.toSorted((one, other) => one.from - other.from)
  return inOrder.flatMap((result, at) => {
    const before = inOrder[at - 1]
    if (before === undefined || !equals.test(text.slice(before.to, result.from))) return []
    const { operands, operators } = chainBefore(text, inOrder.slice(0, at))
    return operators.length > 0 && isRight(operands, operators, result) ? [{ operands, result }] : []
  })
}

function chainBefore(text: string, mentions: readonly Mention[]) {
  const operands = mentions.slice(-1)
  const operators: string[] = []
  for (let at = mentions.length - 1; at > 0; at--) {
    const sign = operator.exec(text.slice(mentions[at - 1]!.to, mentions[at]!.from))?.[1]
    if (sign === undefined) break
    operands.unshift(mentions[at - 1]!)
    operators.unshift(sign)
  }
  return { operands, operators }
}

/** As they are written, or in units: "2.6m × 6.3 %" comes to 0.1638 or to 163,800. */
function isRight(operands: readonly Mention[], operators: readonly string[], result: Mention): boolean {
  return scales.some((scale) => {
    const amounts = operands.map((operand) => amountOf(operand, scale))
    const results = scales.map((each) => amountOf(result, each))
    return computed(amounts, operators).some((exact) =>
      results.some((amount) => isClose(amount, exact) || isRounded(amount, exact)),
    )
  })
}

type Scale = (quantities: readonly Quantity[]) => number

const scales: readonly Scale[] = [
  ([first]) => first!.amount,
  (quantities) =>
    Math.max(...quantities.map(({ amount, unit }) => amount * (unit.measure === 'bare' ? unit.size : 1))),
]

function amountOf({ readings }: Mention, scale: Scale): number {
  const quantities = readings.filter(isQuantity)
  if (quantities.length === 0) return Number.NaN
  const amount = scale(quantities)
  return quantities[0]!.unit.measure === 'percent' ? amount / 100 : amount
}

const isQuantity = (value: Value): value is Quantity => value.kind === 'quantity'

/** Products before sums; and "€200 − 10 %" means ten per cent of it. */
function computed(amounts: readonly number[], operators: readonly string[]): number[] {
  const terms = [amounts[0]!]
  const signs: number[] = [1]
  for (const [at, sign] of operators.entries()) {
    const next = amounts[at + 1]!
    if (/[×x*·]/u.test(sign)) terms.push(terms.pop()! * next)
    else if (/[÷/:]/u.test(sign)) terms.push(terms.pop()! / next)
    else {
      terms.push(next)
      signs.push(sign === '+' ? 1 : -1)
    }
  }
  const sum = terms.reduce((total, term, at) => total + signs[at]! * term, 0)
  const [first = 0, second = 0] = terms
  return terms.length === 2 ? [sum, first * (1 + signs[1]! * second)] : [sum]
}
