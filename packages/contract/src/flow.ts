import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Dictionary,
  Id,
  includeArchived,
  Key,
  ListOf,
  Name,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Text,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { archetypes, phaseKinds, slotDataTypes, toolNames } from './vocabulary.ts'

const SlotTranslation = Closed({
  title: Type.Optional(Name()),
  enum_labels: Type.Optional(Dictionary(Name())),
})
const EnumValues = () => ListOf(Text(undefined, 200), { description: 'The chip values.' })
const EnumLabels = () => Dictionary(Name(), 'Value to display label.')
const Translations = () => Dictionary(SlotTranslation, 'Locale to its title and labels.')

/** §2.3. */
export const InformationSlot = Resource('information_slot', {
  id: Id(),
  key: Type.String({ description: 'Property name of the extraction schema and key of slot_values.' }),
  title: Nullable(Name('Owner-facing label.')),
  data_type: OneOf(slotDataTypes),
  required: Type.Boolean(),
  enum_values: Nullable(EnumValues()),
  enum_labels: EnumLabels(),
  translations: Translations(),
  description: Nullable(Text('Extraction guidance for the language model; hidden from visitors.')),
  archived: Type.Boolean(),
})

const Tools = () => ListOf(OneOf(toolNames), { uniqueItems: true })
/** Ranges are the compiler's to judge: out of range is `flow_invalid` by §4.1, not `parameter_invalid`. */
const ToolSettings = Closed({
  offer_navigation: Type.Optional(
    Nullable(
      Closed({
        max_links: Type.Optional(Nullable(Type.Integer({ description: '1 to 3; 1 when never set.' }))),
      }),
    ),
  ),
})

/** §2.2. */
export const FlowState = Resource('flow_state', {
  id: Id(),
  key: Key(),
  title: Name(),
  position: Type.Integer(),
  kind: OneOf(phaseKinds),
  objective: Text(),
  exit_criteria: Text(),
  max_turns: Type.Integer({ minimum: 1 }),
  tools: Tools(),
  tool_settings: Dictionary(Dictionary(Type.Integer()), 'Effective settings of the tools that are on.'),
  archived: Type.Boolean(),
  slots: ListOf(InformationSlot),
})

/** §2.1. */
export const Flow = Resource('flow', {
  agent: Slug(),
  name: Name(),
  version: Type.Integer(),
  phases: ListOf(FlowState),
  archetype: OneOf(archetypes),
  idle_minutes: Nullable(Type.Integer({ description: 'null = never pauses.' })),
})

const MaxTurns = () => Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const stateFields = {
  title: Name(),
  objective: Text(),
  exit_criteria: Text(),
  max_turns: MaxTurns(),
  tools: Tools(),
  tool_settings: ToolSettings,
}
const slotFields = {
  title: Nullable(Name()),
  required: Type.Boolean(),
  description: Nullable(Text()),
  enum_values: Nullable(EnumValues()),
  enum_labels: EnumLabels(),
  translations: Translations(),
}

const states = '/agents/{agent_slug}/flow/states' as const
const slots = '/agents/{agent_slug}/flow/slots' as const
const compiled = { group: 'Flow', access: 'write', versioned: true } as const

export const flow = {
  getFlow: defineOperation({
    id: 'getFlow',
    method: 'GET',
    path: '/agents/{agent_slug}/flow',
    group: 'Flow',
    access: 'read',
    versioned: true,
    summary: "Get an agent's flow",
    query: Closed(includeArchived),
    response: Flow,
  }),
  updateFlow: defineOperation({
    ...compiled,
    id: 'updateFlow',
    method: 'PATCH',
    path: '/agents/{agent_slug}/flow',
    section: '§4.4',
    summary: 'Update flow-level settings',
    description: 'Trial-compiled; applies to conversations started afterwards.',
    body: Closed({
      flow: Changes({
        idle_minutes: Nullable(
          Type.Integer({ minimum: 10, maximum: 2_147_483_647, description: 'null = never pauses.' }),
        ),
        name: Name(),
      }),
    }),
    response: Flow,
    errors: ['flow_invalid', 'resource_archived'],
    example: { flow: { idle_minutes: 45 } },
  }),
  createFlowState: defineOperation({
    ...compiled,
    id: 'createFlowState',
    method: 'POST',
    path: states,
    summary: 'Add a phase',
    body: Closed({
      title: Name(),
      ...Changes({
        key: Key('Derived from the title when absent.'),
        kind: OneOf(phaseKinds, 'step when absent.'),
        objective: Text(),
        exit_criteria: Text(),
        max_turns: MaxTurns(),
        tools: Tools(),
        tool_settings: ToolSettings,
      }).properties,
    }),
    status: 201,
    response: FlowState,
    errors: ['flow_invalid', 'resource_archived'],
    example: { title: 'Budget', objective: 'Learn what they can spend', tools: ['capture_slots'] },
  }),
  getFlowState: defineOperation({
    id: 'getFlowState',
    method: 'GET',
    path: `${states}/{id}`,
    group: 'Flow',
    access: 'read',
    versioned: true,
    summary: 'Get a phase',
    response: FlowState,
  }),
  updateFlowState: defineOperation({
    ...compiled,
    id: 'updateFlowState',
    method: 'PATCH',
    path: `${states}/{id}`,
    section: '§4.1',
    summary: 'Edit a phase',
    body: Changes(stateFields),
    response: FlowState,
    errors: ['flow_invalid', 'resource_archived'],
    example: { max_turns: 4 },
  }),
  archiveFlowState: defineOperation({
    ...compiled,
    id: 'archiveFlowState',
    method: 'POST',
    path: `${states}/{id}/archive`,
    summary: 'Archive a phase',
    response: FlowState,
    errors: ['flow_invalid', 'resource_in_use', 'resource_archived'],
  }),
  restoreFlowState: defineOperation({
    ...compiled,
    id: 'restoreFlowState',
    method: 'DELETE',
    path: `${states}/{id}/archive`,
    section: '§4.11',
    summary: 'Restore a phase',
    response: FlowState,
    errors: ['flow_invalid', 'resource_archived'],
  }),
  createSlot: defineOperation({
    ...compiled,
    id: 'createSlot',
    method: 'POST',
    path: `${states}/{id}/slots`,
    summary: 'Add an answer slot to a phase',
    body: Closed({
      key: Key('Unique among the live slots of the flow.'),
      data_type: OneOf(slotDataTypes),
      ...Changes(slotFields).properties,
    }),
    status: 201,
    response: InformationSlot,
    errors: ['flow_invalid', 'resource_archived'],
    example: { key: 'team_size', data_type: 'band', enum_values: ['1-10', '11-50', '51+'] },
  }),
  getSlot: defineOperation({
    id: 'getSlot',
    method: 'GET',
    path: `${slots}/{id}`,
    group: 'Flow',
    access: 'read',
    versioned: true,
    summary: 'Get a slot',
    response: InformationSlot,
  }),
  updateSlot: defineOperation({
    ...compiled,
    id: 'updateSlot',
    method: 'PATCH',
    path: `${slots}/{id}`,
    section: '§4.3',
    summary: 'Edit a slot',
    body: Changes({
      key: Key('Unique among the live slots of the flow.'),
      ...slotFields,
      data_type: OneOf(slotDataTypes),
      state_id: Id('Moves the slot to the end of this phase.'),
    }),
    response: InformationSlot,
    errors: ['flow_invalid', 'resource_archived'],
    example: { title: 'Size of the team' },
  }),
  archiveSlot: defineOperation({
    ...compiled,
    id: 'archiveSlot',
    method: 'POST',
    path: `${slots}/{id}/archive`,
    summary: 'Archive a slot',
    response: InformationSlot,
    errors: ['flow_invalid', 'resource_archived'],
  }),
  restoreSlot: defineOperation({
    ...compiled,
    id: 'restoreSlot',
    method: 'DELETE',
    path: `${slots}/{id}/archive`,
    summary: 'Restore a slot',
    response: InformationSlot,
    errors: ['flow_invalid', 'resource_archived'],
  }),
  orderFlowStates: defineOperation({
    ...compiled,
    id: 'orderFlowStates',
    method: 'PUT',
    path: '/agents/{agent_slug}/flow/order',
    summary: 'Order the phases',
    description: 'Names every live phase once; the terminal phase stays last.',
    body: Closed({ states: ListOf(Id()) }),
    response: Flow,
    errors: ['flow_invalid', 'resource_archived'],
    example: { states: [1, 2, 3] },
  }),
  orderSlots: defineOperation({
    ...compiled,
    id: 'orderSlots',
    method: 'PUT',
    path: `${states}/{id}/slots/order`,
    summary: 'Order the slots of a phase',
    body: Closed({ slots: ListOf(Id()) }),
    response: FlowState,
    errors: ['flow_invalid', 'resource_archived'],
    example: { slots: [1, 2] },
  }),
}
