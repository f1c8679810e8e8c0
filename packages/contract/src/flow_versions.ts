import { Type } from 'typebox'
import {
  Actor,
  Changes,
  ClosedObject,
  Dictionary,
  Flag,
  Id,
  Integer,
  List,
  ListOf,
  ListQuery,
  listOf,
  OneOf,
  Resource,
  Timestamp,
} from './common.ts'
import { compilation, flowVersion as example, flow, flowDiff } from './examples/agent.ts'
import { Flow } from './flow.ts'
import { FlowState } from './flow_states.ts'
import { defineOperation } from './operation.ts'

/** The edits that a compilation can try: the operations of this group, by their ids. */
export const flowEdits = [
  'updateFlow',
  'createFlowState',
  'updateFlowState',
  'archiveFlowState',
  'restoreFlowState',
  'createSlot',
  'updateSlot',
  'archiveSlot',
  'restoreSlot',
  'orderFlowStates',
  'orderSlots',
] as const
export type FlowEditId = (typeof flowEdits)[number]

export const FlowEdit = ClosedObject({
  operation: OneOf(flowEdits, 'The edit to try, by the id of its operation.'),
  id: Type.Optional(Id('The phase or slot to edit, if the path of that operation has an id.')),
  body: Type.Optional(
    Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description: 'The body of that operation.',
    }),
  ),
})

const Diagnostic = ClosedObject({
  severity: OneOf(['error', 'warning'], 'An `error` would refuse the edit. A `warning` never does.'),
  code: Type.String({ description: 'The rule that was broken, such as `phase_keys_are_unique`.' }),
  param: Type.Optional(Type.String({ description: 'Where: a path into the flow or into `edits`.' })),
  message: Type.String({ description: 'What is wrong and what to do, for people.' }),
})

export const Compilation = Resource(
  'compilation',
  'The result of compiling a flow without saving anything.',
  {
    valid: Flag('Whether it compiles. Warnings do not count against it.'),
    version: Integer('The version of the flow it was compiled from.'),
    phases: ListOf(FlowState, { description: 'The live phases after the edits.' }),
    extraction_schemas: Dictionary(
      Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
      'Phase key to the JSON Schema of the answers it captures.',
    ),
    prompt_tokens: Dictionary(
      Type.Integer(),
      'Phase key to the estimated size of its system prompt in tokens.',
    ),
    diagnostics: Type.Array(Diagnostic, { description: 'Every error and warning.' }),
  },
)

export const FlowVersion = Resource('flow_version', 'The flow as it was after one change.', {
  version: Integer('The number of the version. 1 is the flow the agent started with.'),
  created_at: Timestamp('When the change was made.'),
  actor: Actor,
  flow: Type.Optional(Flow),
})

export const FlowDiff = Resource('flow_diff', 'The differences between two versions of a flow.', {
  from: Integer('The version the changes start from.'),
  to: Integer('The version the changes lead to.'),
  changes: Type.Array(
    ClosedObject({
      path: Type.String({ description: 'The field, by keys: `phases.budget.slots.amount.required`.' }),
      change: OneOf(['added', 'removed', 'changed'], 'What happened to it.'),
      before: Type.Optional(Type.Unknown({ description: 'The value in `from`. Absent if it was added.' })),
      after: Type.Optional(Type.Unknown({ description: 'The value in `to`. Absent if it was removed.' })),
    }),
    { description: 'One entry for every field that differs.' },
  ),
})

const versions = '/agents/{agent_slug}/flow/versions' as const
const read = { group: 'Flow', access: 'read' } as const

export const flowVersions = {
  compileFlow: defineOperation({
    ...read,
    id: 'compileFlow',
    method: 'POST',
    path: '/agents/{agent_slug}/flow/compile',
    versioned: true,
    summary: 'Compile the flow',
    description:
      'Tries edits on the flow and returns every error and warning at once. Nothing is saved. Without edits, the flow is compiled as it is.',
    body: Changes({
      edits: ListOf(FlowEdit, {
        maxItems: 50,
        description: 'Edits to try, in order, each on the result of the one before.',
      }),
    }),
    response: Compilation,
    example: { edits: [{ operation: 'createFlowState', body: { title: 'Budget' } }] },
    answer: compilation,
  }),
  listFlowVersions: defineOperation({
    ...read,
    id: 'listFlowVersions',
    method: 'GET',
    path: versions,
    summary: 'List the versions of a flow',
    description: 'Returns versions, newest first, without the flow itself. The cursors are version numbers.',
    query: ListQuery({}),
    response: List(FlowVersion),
    answer: listOf(example),
  }),
  getFlowVersion: defineOperation({
    ...read,
    id: 'getFlowVersion',
    method: 'GET',
    path: `${versions}/{version}`,
    summary: 'Get a version of a flow',
    description: 'Returns the version with the whole flow as it was, including archived phases and slots.',
    response: FlowVersion,
    answer: { ...example, flow },
  }),
  diffFlowVersions: defineOperation({
    ...read,
    id: 'diffFlowVersions',
    method: 'GET',
    path: `${versions}/{version}/diff`,
    summary: 'Compare two versions of a flow',
    description: 'Returns the changes that lead from the version in the path to `against`.',
    query: ClosedObject({
      against: Type.Optional(Id('The version to compare with. Defaults to the current one.')),
    }),
    response: FlowDiff,
    answer: flowDiff,
  }),
  revertFlow: defineOperation({
    id: 'revertFlow',
    group: 'Flow',
    access: 'write',
    versioned: true,
    method: 'POST',
    path: `${versions}/{version}/revert`,
    summary: 'Revert the flow to an earlier version',
    description:
      'Creates a new version with the content of the old one. Phases and slots added since are archived, not deleted. Refused if the old version no longer compiles.',
    response: Flow,
    errors: ['not_revertible', 'resource_archived'],
    answer: { ...flow, version: 8 },
  }),
}
