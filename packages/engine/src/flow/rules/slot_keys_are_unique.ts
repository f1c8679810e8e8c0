import { type FlowDefinition, liveSlotsOf } from '../definition.ts'
import { onSlot } from '../problem.ts'
import type { Rule } from './rule.ts'

/** §2.3: slot_values is keyed by it across all phases. An archived slot's key is free. */
export const slotKeysAreUnique: Rule<FlowDefinition> = {
  name: 'slot_keys_are_unique',
  check(flow, report) {
    for (const [key, holders] of Map.groupBy(liveSlotsOf(flow), ({ slot }) => slot.key)) {
      if (holders.length < 2) continue
      const phases = holders.map(({ phase }) => `“${phase.title}”`).join(' and ')
      report(
        `More than one slot has the key “${key}”, in ${phases}: choose another.`,
        ...holders.toReversed().map(({ slot }) => onSlot(slot, 'key')),
      )
    }
  },
}
