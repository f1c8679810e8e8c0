import { liveSlots, type PhaseDefinition, type SlotDefinition } from '../flow/definition.ts'
import type { JsonSchema, ObjectSchema } from '../flow/json_schema.ts'

/**
 * What may be recorded in a phase: one property per live slot, named by its key (§2.3), and nothing else.
 * Nothing is required here, because an answer that was not given must be left out and never made up.
 */
export function extractionSchema(phase: PhaseDefinition): ObjectSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(liveSlots(phase).map((slot) => [slot.key, valueSchema(slot)])),
    required: [],
    additionalProperties: false,
  }
}

/** What an answer may be, with what the model has to know about it. */
export function valueSchema(slot: SlotDefinition): JsonSchema {
  const description = describe(slot)
  const values = slot.enum_values ?? []
  switch (slot.data_type) {
    case 'string':
      return { type: 'string', description }
    case 'email':
      return { type: 'string', format: 'email', description }
    case 'boolean':
      return { type: 'boolean', description }
    case 'enum':
    case 'band':
      return { type: 'string', enum: [...values], description }
    case 'multi_enum':
      return { type: 'array', items: itemsOf(values), uniqueItems: true, description }
  }
}

/** Without values a `multi_enum` is an open list. */
function itemsOf(values: string[]): JsonSchema {
  return values.length > 0 ? { type: 'string', enum: [...values] } : { type: 'string' }
}

function describe(slot: SlotDefinition): string {
  const name = slot.title ?? slot.key.replaceAll('_', ' ')
  const parts = [
    name,
    slot.description ?? '',
    slot.data_type === 'band' ? 'The values are ranges, in order' : '',
  ]
  const meanings = labelled(slot)
  if (meanings.length > 0) parts.push(`Meaning of the values: ${meanings.join('; ')}`)
  return parts
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ')
}

/**
 * Where the label says more than the value. In the order of the values, because the order in which labels are stored
 * means nothing.
 */
function labelled({ enum_values, enum_labels }: SlotDefinition): string[] {
  const values = (enum_values ?? []).filter(
    (value) => Object.hasOwn(enum_labels, value) && enum_labels[value] !== value,
  )
  return values.map((value) => `${value}: ${enum_labels[value]}`)
}

function sentence(part: string): string {
  return /[.!?]$/.test(part) ? part : `${part}.`
}
