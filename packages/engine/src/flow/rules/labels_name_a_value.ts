import { type FlowDefinition, isChoice, liveSlotsOf, type SlotDefinition } from '../definition.ts'
import { onSlot } from '../problem.ts'
import type { Report, Rule } from './rule.ts'

/**
 * §2.3: `enum_labels`, and their overrides per locale, go from a value of the slot to what is shown for it.
 */
export const labelsNameAValue: Rule<FlowDefinition> = {
  name: 'labels_name_a_value',
  check(flow, report) {
    for (const { slot } of liveSlotsOf(flow)) {
      checkLabels(slot, slot.enum_labels, 'enum_labels', report)
      for (const [locale, { enum_labels }] of Object.entries(slot.translations)) {
        checkLabels(slot, enum_labels ?? {}, `translations.${locale}.enum_labels`, report)
      }
    }
  },
}

function checkLabels(
  slot: SlotDefinition,
  labels: Record<string, string>,
  path: string,
  report: Report,
): void {
  const values = isChoice(slot.data_type) ? (slot.enum_values ?? []) : []
  for (const value of Object.keys(labels)) {
    if (values.includes(value)) continue
    report(
      isChoice(slot.data_type)
        ? `“${slot.key}” labels “${value}”, which is not one of its values: add the value or remove the label.`
        : `“${slot.key}” is of type ${slot.data_type}, which has no choices: remove the label of “${value}”.`,
      onSlot(slot, `${path}.${value}`),
      onSlot(slot, 'enum_values'),
      onSlot(slot, 'data_type'),
    )
  }
}
