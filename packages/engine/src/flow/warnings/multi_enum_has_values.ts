import type { AgentDefinition } from '../agent_definition.ts'
import { liveSlotsOf } from '../definition.ts'
import { onSlot } from '../problem.ts'
import type { Rule } from '../rules/rule.ts'

/** §2.3 requires values for `enum` and `band` only; an open list is allowed and rarely meant. */
export const multiEnumHasValues: Rule<AgentDefinition> = {
  name: 'multi_enum_has_values',
  check({ flow }, report) {
    for (const { slot } of liveSlotsOf(flow)) {
      if (slot.data_type !== 'multi_enum' || (slot.enum_values ?? []).length > 0) continue
      report(
        `“${slot.key}” has no values, so any words are recorded as a list: add enum_values to offer choices.`,
        onSlot(slot, 'enum_values'),
        onSlot(slot, 'data_type'),
      )
    }
  },
}
