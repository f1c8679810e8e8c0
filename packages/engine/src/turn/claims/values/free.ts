import { isPlain, type Mention, type Quantity, type Value } from '../../../values/index.ts'
import { claimLanguages } from '../language/index.ts'
import { type Day, dayAfter, isConsistent } from './calendar.ts'

/** What a sentence may say without a ground. */

const mostCounted = 12
const emergencyNumbers = new Set([110, 111, 112, 116_117, 144, 911, 999])
const without = new RegExp(claimLanguages.map(({ without }) => without).join('|'), 'iu')
const closed = new RegExp(claimLanguages.map(({ closed }) => closed).join('|'), 'iu')

export function isFree(mention: Mention, sentence: string, today: Day): boolean {
  if (mention.isAside) return true
  return mention.readings.some((value) => isFreeValue(value, mention, sentence, today))
}

function isFreeValue(value: Value, mention: Mention, sentence: string, today: Day): boolean {
  if (value.kind === 'quantity') return isFreeQuantity(value, mention, sentence)
  if (value.kind === 'code') return value.key.replaceAll(/\D/g, '').length < 3
  return value.kind === 'date' && isFreeDate(value, sentence, today)
}

/** Counting a few things, and manners of speaking. */
function isFreeQuantity(value: Quantity, { isTimeLike, hedge }: Mention, sentence: string): boolean {
  const { amount, unit } = value
  if (amount === 0) return true
  if (isPlain(unit))
    return (
      (Number.isInteger(amount) && amount <= mostCounted && !isTimeLike) ||
      (unit.measure === 'bare' && emergencyNumbers.has(amount))
    )
  if (unit.measure === 'percent') return amount === 100 && hedge === undefined && without.test(sentence)
  return unit.measure === 'minutes' && amount === 1 && unit.size <= 1
}

/** The days around today, and a day on which something is not. */
function isFreeDate(value: Extract<Value, { kind: 'date' }>, sentence: string, today: Day): boolean {
  if (value.fromToday !== undefined) return true
  if (!isConsistent(value, today)) return false
  if (value.day !== undefined) return isNear(value, today)
  if (value.weekday !== undefined)
    return (
      /\?\W*$/.test(sentence) ||
      without.test(sentence) ||
      closed.test(sentence) ||
      [0, 1, 6].includes((value.weekday - today.weekday + 7) % 7)
    )
  if (value.month !== undefined)
    return (
      value.year === undefined &&
      (without.test(sentence) || [0, 1].includes((value.month - today.month + 12) % 12))
    )
  return value.year === today.year
}

/** From yesterday on. */
const nearDays = [-1, 0, 1, 2, 3]

const isNear = ({ day, month, year, weekday }: Extract<Value, { kind: 'date' }>, today: Day) =>
  nearDays
    .map((days) => dayAfter(today, days))
    .some(
      (near) =>
        day === near.day &&
        (month === undefined || month === near.month) &&
        (year === undefined || year === near.year) &&
        (weekday === undefined || weekday === near.weekday),
    )
