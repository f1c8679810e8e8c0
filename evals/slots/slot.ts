import type { SlotDefinition } from '../../packages/engine/src/flow/definition.ts'

/** A slot of a public set as an owner would have written it. */
export const slotOf = (
  overrides: Partial<SlotDefinition> & Pick<SlotDefinition, 'key' | 'data_type'>,
): SlotDefinition => ({
  id: 1,
  title: null,
  required: false,
  enum_values: null,
  enum_labels: {},
  translations: {},
  description: null,
  archived: false,
  ...overrides,
})
