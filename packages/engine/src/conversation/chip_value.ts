import type { SlotDefinition } from '../flow/definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { chipsOf } from '../slots/chips.ts'
import { isAllowed } from './allowed_value.ts'
import { yesAndNo } from './chip_words.ts'

/** What tapped chips say about their slot; undefined when it may not hold that. */
export function chipValue(slot: SlotDefinition, values: readonly string[]): SlotValue | undefined {
  const value = slot.data_type === 'multi_enum' ? [...values] : single(slot, values)
  return value !== undefined && isAllowed(slot, value) ? value : undefined
}

function single({ data_type }: SlotDefinition, [first, ...more]: readonly string[]): SlotValue | undefined {
  if (more.length > 0) return undefined
  if (data_type !== 'boolean') return first
  return first === 'true' ? true : first === 'false' ? false : undefined
}

/** The words that stand on the chips: what the visitor is taken to have said. */
export function chipLabels(slot: SlotDefinition, value: SlotValue, locale: string): string {
  if (typeof value === 'boolean') return yesAndNo(locale)[value ? 0 : 1]
  const labels = new Map(chipsOf(slot, locale).map((chip) => [chip.value, chip.label]))
  const values = typeof value === 'string' ? [value] : value
  return values.map((one) => labels.get(one) ?? one).join(', ')
}
