import { Type } from 'typebox'
import {
  ArchivedFlag,
  Changes,
  ClosedObject,
  Dictionary,
  Id,
  Integer,
  Key,
  ListOf,
  Name,
  Nullable,
  OneOf,
  Resource,
  Text,
} from './common.ts'
import { phase } from './examples/agent.ts'
import { InformationSlot } from './information_slots.ts'
import { defineOperation } from './operation.ts'
import { phaseKinds, toolNames } from './vocabulary.ts'

const PhaseTitle = () => Name('A heading for people. Visitors do not see it.')
const Objective = (more = '') =>
  Text(
    `What the agent tries to achieve in this phase. Needs a language model; the builtin reasoner ignores it.${more}`,
  )
const ExitCriteria = (more = '') =>
  Text(
    `When the phase is done. Slots of the phase that are named here, by key or title, must be answered first. The rest of the text needs a language model; the builtin reasoner ignores it.${more}`,
  )
const maxTurns =
  'The most messages from the visitor that the phase takes. Then the flow moves on, answered or not.'
const MaxTurns = (more = '') => Integer(`${maxTurns}${more}`, { minimum: 1, maximum: 2_147_483_647 })
const Tools = (more = '') =>
  ListOf(OneOf(toolNames), {
    uniqueItems: true,
    description: `What the agent may do in this phase: answer from the knowledge base, capture slots, show one-tap answers, show page buttons, promise a deliverable at the end.${more}`,
  })
const PhaseKind = (more = '') =>
  OneOf(
    phaseKinds,
    `A \`step\` happens once, a \`loop\` repeats until its exit, and the one \`terminal\` phase comes last and ends the conversation.${more}`,
  )
/** Ranges are the compiler's to judge: out of range is `flow_invalid` by §4.1, not `parameter_invalid`. */
const ToolSettings = ClosedObject(
  {
    offer_navigation: Type.Optional(
      Nullable(
        ClosedObject(
          {
            max_links: Type.Optional(
              Nullable(Integer('How many page buttons one reply may have: 1 to 3. `null` returns to 1.')),
            ),
          },
          { description: 'Settings of the page buttons. `null` returns them to their defaults.' },
        ),
      ),
    ),
  },
  {
    description:
      'Settings of tools that are on, merged with the existing ones. Refused for a tool that is off. Switching a tool off deletes its settings.',
  },
)

/** §2.2. */
export const FlowState = Resource('flow_state', 'A phase: one step of the flow.', {
  id: Id(),
  key: Key('The name of the phase in conversations and versions. Never changes.'),
  title: PhaseTitle(),
  position: Integer('The place among the live phases, starting at 1.'),
  kind: PhaseKind(' Never changes.'),
  objective: Objective(),
  exit_criteria: ExitCriteria(),
  max_turns: Integer(maxTurns, { minimum: 1 }),
  tools: Tools(),
  tool_settings: Dictionary(
    Dictionary(Type.Integer()),
    'The settings in effect for tools that are on, including defaults. Tools without settings are left out.',
  ),
  archived: ArchivedFlag,
  slots: ListOf(InformationSlot, {
    description: 'The answers it captures, in the order they are asked for.',
  }),
})

const states = '/agents/{agent_slug}/flow/states' as const
const compiled = { group: 'Flow', access: 'write', versioned: true } as const
const errors = ['flow_invalid', 'resource_archived'] as const

export const flowStates = {
  createFlowState: defineOperation({
    ...compiled,
    id: 'createFlowState',
    method: 'POST',
    path: states,
    summary: 'Add a phase',
    description:
      'Adds the phase before the terminal one and raises the version of the flow. Refused with `flow_invalid` if the flow would not compile.',
    body: ClosedObject({
      title: PhaseTitle(),
      ...Changes({
        key: Key('The name of the phase in conversations and versions. Derived from the title by default.'),
        kind: PhaseKind(' Defaults to `step`.'),
        objective: Objective(' Empty by default.'),
        exit_criteria: ExitCriteria(' Empty by default.'),
        max_turns: MaxTurns(' Defaults to 6.'),
        tools: Tools(' None by default.'),
        tool_settings: ToolSettings,
      }).properties,
    }),
    status: 201,
    response: FlowState,
    errors,
    example: { title: 'Budget', objective: 'Learn what they can spend', tools: ['capture_slots'] },
    answer: {
      ...phase,
      id: 4,
      key: 'budget',
      title: 'Budget',
      position: 2,
      objective: 'Learn what they can spend',
      exit_criteria: '',
      max_turns: 6,
      tools: ['capture_slots'],
      tool_settings: {},
      slots: [],
    },
  }),
  getFlowState: defineOperation({
    id: 'getFlowState',
    method: 'GET',
    path: `${states}/{id}`,
    group: 'Flow',
    access: 'read',
    versioned: true,
    summary: 'Get a phase',
    description: 'Returns one phase with its live slots, even if it is archived.',
    response: FlowState,
    answer: phase,
  }),
  updateFlowState: defineOperation({
    ...compiled,
    id: 'updateFlowState',
    method: 'PATCH',
    path: `${states}/{id}`,
    section: '§4.1',
    summary: 'Update a phase',
    description:
      'Changes only the fields you send and raises the version of the flow; `key`, `kind` and `position` cannot be changed here. The flow is compiled before the change is saved. Conversations that have started keep the phase as it was.',
    body: Changes({
      title: PhaseTitle(),
      objective: Objective(),
      exit_criteria: ExitCriteria(),
      max_turns: MaxTurns(),
      tools: Tools(' Replaces the whole set. `capture_slots` cannot be removed while a slot is required.'),
      tool_settings: ToolSettings,
    }),
    response: FlowState,
    errors,
    example: { max_turns: 4 },
    answer: phase,
  }),
  archiveFlowState: defineOperation({
    ...compiled,
    id: 'archiveFlowState',
    method: 'POST',
    path: `${states}/{id}/archive`,
    summary: 'Archive a phase',
    description:
      'New conversations skip the phase and its slots. The terminal phase and the last phase before it cannot be archived.',
    response: FlowState,
    errors: ['flow_invalid', 'resource_in_use', 'resource_archived'],
    answer: { ...phase, archived: true },
  }),
  restoreFlowState: defineOperation({
    ...compiled,
    id: 'restoreFlowState',
    method: 'DELETE',
    path: `${states}/{id}/archive`,
    section: '§4.11',
    summary: 'Restore a phase',
    description:
      'Returns the phase, with its slots, to its place in the flow. Refused with `flow_invalid` if the flow would not compile.',
    response: FlowState,
    errors,
    answer: phase,
  }),
  orderSlots: defineOperation({
    ...compiled,
    id: 'orderSlots',
    method: 'PUT',
    path: `${states}/{id}/slots/order`,
    summary: 'Reorder the slots of a phase',
    description: 'Puts the slots in the order you send. The agent asks about them in this order.',
    body: ClosedObject({
      slots: ListOf(Id(), { description: 'The ids of all live slots of the phase, each once.' }),
    }),
    response: FlowState,
    errors,
    example: { slots: [2] },
    answer: phase,
  }),
}
