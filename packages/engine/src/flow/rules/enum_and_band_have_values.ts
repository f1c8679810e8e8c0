import { type FlowDefinition, liveSlotsOf } from '../definition.ts'
import { onSlot } from '../problem.ts'
import type { Rule } from './rule.ts'

/** §2.3: `enum_values` is required for `enum` and `band`. */
export const enumAndBandHaveValues: Rule<FlowDefinition> = {
  name: 'enum_and_band_have_values',
  check(flow, report) {
    for (const { slot } of liveSlotsOf(flow)) {
      const needsValues = slot.data_type === 'enum' || slot.data_type === 'band'
      if (!needsValues || (slot.enum_values ?? []).length > 0) continue
      report(
        `“${slot.key}” is of type ${slot.data_type} but has no values to choose from: add enum_values.`,
        onSlot(slot, 'enum_values'),
        onSlot(slot, 'data_type'),
      )
    }
  },
}
