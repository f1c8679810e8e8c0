import { type FlowDefinition, isChoice, liveSlotsOf, type SlotDefinition } from '../definition.ts'
import { onSlot } from '../problem.ts'
import type { Report, Rule } from './rule.ts'

const most = 50

/**
 * §2.3: the values are shown as chips and sent to the model as an enum; each must be something to point at.
 */
export const choiceValuesAreFewAndDistinct: Rule<FlowDefinition> = {
  name: 'choice_values_are_few_and_distinct',
  check(flow, report) {
    for (const { slot } of liveSlotsOf(flow)) {
      if (isChoice(slot.data_type)) checkValues(slot, slot.enum_values ?? [], report)
    }
  },
}

function checkValues(slot: SlotDefinition, values: string[], report: Report): void {
  const type = onSlot(slot, 'data_type')
  if (values.length > most) {
    const message = `“${slot.key}” has ${values.length} values: keep at most ${most}.`
    report(message, onSlot(slot, 'enum_values'), type)
  }
  const seen = new Set<string>()
  for (const [index, value] of values.entries()) {
    const place = onSlot(slot, `enum_values.${index}`)
    if (value.trim() === '') report(`“${slot.key}” has a blank value: name it or leave it out.`, place, type)
    else if (seen.has(value)) report(`“${slot.key}” has the value “${value}” twice: keep one.`, place, type)
    seen.add(value)
  }
}
