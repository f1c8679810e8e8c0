import type { SlotDefinition } from '../flow/definition.ts'
import { chipsOf } from '../slots/chips.ts'
import { phrases } from './words/index.ts'

/** All that an option is called: its labels in every language, then its value. */
export function optionLabels(slot: SlotDefinition, value: string): string[] {
  const locales = ['', ...Object.keys(slot.translations)]
  const labels = locales.flatMap((locale) => chipsOf(slot, locale).filter((chip) => chip.value === value))
  return [...new Set([...labels.map(({ label }) => label), value].map((label) => label.replaceAll('_', ' ')))]
}

const undecided = new Set(phrases('undecided'))

/** Whether an answer says that there is none yet. */
export const isUndecided = (slot: SlotDefinition, value: string): boolean =>
  optionLabels(slot, value).some((label) => undecided.has(label.trim().toLowerCase()))
