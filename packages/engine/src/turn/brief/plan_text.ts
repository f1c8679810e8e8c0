import { hasTool } from '../../conversation/capturable_slots.ts'
import type { CompiledFlow, PromptedPhase } from '../../flow/compiled_flow.ts'
import type { SlotDefinition } from '../../flow/definition.ts'

/** Every phase with its goal and its answers. */
export const planText = ({ phases }: CompiledFlow): string => phases.map(phaseText).join('\n')

function phaseText(phase: PromptedPhase, index: number): string {
  const { title, objective, exit, slots } = phase
  const done = exit.exit_criteria && `Done when: ${exit.exit_criteria}`
  const head = [`${index + 1}. ${title}:`, objective, done].filter(Boolean).join(' ')
  return [head, ...(hasTool(phase, 'capture_slots') ? slots.map(slotLine) : [])].join('\n')
}

function slotLine(slot: SlotDefinition): string {
  const { key, required, description, title } = slot
  const about = description ?? title ?? key.replaceAll('_', ' ')
  const line = `   - ${key}${required ? ' (required)' : ''}: ${about}`
  return [line, valuesOf(slot)].filter(Boolean).join(' ')
}

function valuesOf(slot: SlotDefinition): string {
  const values = (slot.enum_values ?? []).map((value) => valueWords(slot, value)).join(' | ')
  switch (slot.data_type) {
    case 'string':
      return ''
    case 'email':
      return 'An email address.'
    case 'boolean':
      return 'Yes or no.'
    case 'enum':
    case 'band':
      return `One of: ${values}.`
    case 'multi_enum':
      return values === '' ? 'One or more.' : `One or more of: ${values}.`
  }
}

/** `10_to_49`, but `decides (I decide)`: what the label adds nothing to stands alone. */
function valueWords({ enum_labels }: SlotDefinition, value: string): string {
  const label = Object.hasOwn(enum_labels, value) ? enum_labels[value]! : value
  return label.toLowerCase() === value.replaceAll('_', ' ').toLowerCase() ? value : `${value} (${label})`
}
