import {
  Changes,
  ClosedObject,
  Id,
  Integer,
  includeArchived,
  ListOf,
  Name,
  Nullable,
  OneOf,
  Resource,
  Slug,
} from './common.ts'
import { flow as example } from './examples/agent.ts'
import { FlowState } from './flow_states.ts'
import { defineOperation } from './operation.ts'
import { archetypes } from './vocabulary.ts'

const FlowName = () => Name('A name for people. Visitors do not see it.')
const idle =
  'After this many minutes of silence a conversation pauses; the visitor can resume it for 7 days. `null` means it never pauses.'

/** §2.1. */
export const Flow = Resource('flow', "The ordered phases of an agent's conversations.", {
  agent: Slug('The agent whose flow this is.'),
  name: FlowName(),
  version: Integer('Increases by one with every change to the flow, its phases and slots. Also the ETag.'),
  phases: ListOf(FlowState, { description: 'The phases in order. Archived ones only on request.' }),
  archetype: OneOf(archetypes, 'What the agent was created as.'),
  idle_minutes: Nullable(Integer(idle)),
})

const compiled = { group: 'Flow', access: 'write', versioned: true } as const
const errors = ['flow_invalid', 'resource_archived'] as const

export const flow = {
  getFlow: defineOperation({
    id: 'getFlow',
    method: 'GET',
    path: '/agents/{agent_slug}/flow',
    group: 'Flow',
    access: 'read',
    versioned: true,
    summary: "Get an agent's flow",
    description:
      'Returns the live phases and slots in order. The ETag is the version, for use with `If-Match`.',
    query: ClosedObject(includeArchived),
    response: Flow,
    answer: example,
  }),
  updateFlow: defineOperation({
    ...compiled,
    id: 'updateFlow',
    method: 'PATCH',
    path: '/agents/{agent_slug}/flow',
    section: '§4.4',
    summary: 'Update flow-level settings',
    description:
      'The flow is compiled before the change is saved. Conversations that have started keep their settings.',
    body: ClosedObject({
      flow: Changes(
        {
          idle_minutes: Nullable(Integer(`${idle} At least 10.`, { minimum: 10, maximum: 2_147_483_647 })),
          name: FlowName(),
        },
        { description: 'The settings to change. Settings you leave out stay.' },
      ),
    }),
    response: Flow,
    errors,
    example: { flow: { idle_minutes: 45 } },
    answer: example,
  }),
  orderFlowStates: defineOperation({
    ...compiled,
    id: 'orderFlowStates',
    method: 'PUT',
    path: '/agents/{agent_slug}/flow/order',
    summary: 'Reorder phases',
    description: 'Puts the phases in the order you send. The terminal phase must stay last.',
    body: ClosedObject({
      states: ListOf(Id(), { description: 'The ids of all live phases of the flow, each once.' }),
    }),
    response: Flow,
    errors,
    example: { states: [1, 3] },
    answer: example,
  }),
}
