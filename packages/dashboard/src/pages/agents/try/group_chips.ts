import type { Chip } from '@foyer/sdk'
import type { FlowLabels } from '../../../conversation/flow_labels.ts'

/** What can be answered with a tap: choices of a slot, one or several of them, and words to send. */
interface ChipGroups {
  slots: { slot: string; several: boolean; choices: { value: string; label: string }[] }[]
  texts: string[]
}

export function groupChips(chips: readonly Chip[], words: FlowLabels): ChipGroups {
  const offered: ChipGroups = { slots: [], texts: [] }
  for (const { slot, value, label, text } of chips) {
    if (text !== undefined) offered.texts.push(text)
    if (slot === undefined || value === undefined) continue
    const choice = { value, label: label ?? value }
    const group = offered.slots.find((each) => each.slot === slot)
    if (group) group.choices.push(choice)
    else
      offered.slots.push({
        slot,
        several: words.slot(slot)?.data_type === 'multi_enum',
        choices: [choice],
      })
  }
  return offered
}
