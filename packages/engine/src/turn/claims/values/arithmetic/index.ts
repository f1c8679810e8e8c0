import type { Mention, Value } from '../../../../values/index.ts'
import type { Given, Rule } from './given.ts'
import { isProduct, isSaving, isStaggered, isYear } from './products.ts'
import { isPart, isPercentage, isProportion, isRatio, isShare } from './shares.ts'
import { isAddition, isDifference, isSum } from './sums.ts'
import { dateFollows, isAge, isTimeBetween, timeFollows } from './times.ts'

export type { Cues, Given } from './given.ts'

const rules: readonly Rule[] = [
  isProduct,
  isYear,
  isSum,
  isAddition,
  isStaggered,
  isSaving,
  isProportion,
  isDifference,
  isPercentage,
  isPart,
  isTimeBetween,
  isAge,
  isRatio,
]

/** Whether a value is one step of arithmetic away from what is given. A distance never follows from prices. */
export function follows(
  value: Value,
  { hedge, isRate = false }: Mention,
  text: number,
  given: Given,
): boolean {
  if (value.kind === 'time') return timeFollows(value, given)
  if (value.kind === 'date') return dateFollows(value, given)
  if (value.kind !== 'quantity') return false
  const target = { value, hedge, isRate, text }
  const { measure } = value.unit
  if (measure === 'percent') return isShare(target, given)
  if (measure === 'degrees' || measure === 'degrees Fahrenheit' || measure === 'speed')
    return isDifference(target, given)
  return rules.some((rule) => rule(target, given))
}
