import { Type } from 'typebox'
import {
  Actor,
  Changes,
  Closed,
  Dictionary,
  Id,
  List,
  ListOf,
  ListQuery,
  OneOf,
  Resource,
  Timestamp,
} from './common.ts'
import { Flow, FlowState } from './flow.ts'
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

const hypothetical = {
  operation: OneOf(flowEdits),
  id: Type.Optional(Id('The phase or slot, where the operation has one in its path.')),
  body: Type.Optional(
    Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description: 'The body of that operation.',
    }),
  ),
}

const Diagnostic = Type.Object(
  {
    severity: OneOf(['error', 'warning']),
    code: Type.String({ description: 'The rule that speaks.' }),
    param: Type.Optional(Type.String({ description: 'Where: a path into the flow, or into the edits.' })),
    message: Type.String(),
  },
  { additionalProperties: false },
)

export const Compilation = Resource('compilation', {
  valid: Type.Boolean(),
  version: Type.Integer({ description: 'The version it was compiled from.' }),
  phases: ListOf(FlowState),
  extraction_schemas: Dictionary(
    Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
    'Phase key to the JSON Schema of its answers.',
  ),
  prompt_tokens: Dictionary(Type.Integer(), 'Phase key to the estimated size of its system prompt.'),
  diagnostics: Type.Array(Diagnostic),
})

export const FlowVersion = Resource('flow_version', {
  version: Type.Integer(),
  created_at: Timestamp(),
  actor: Actor,
  flow: Type.Optional(Flow),
})

export const FlowDiff = Resource('flow_diff', {
  from: Type.Integer(),
  to: Type.Integer(),
  changes: Type.Array(
    Type.Object(
      {
        path: Type.String({ description: 'By keys: phases.budget.slots.amount.required' }),
        change: OneOf(['added', 'removed', 'changed']),
        before: Type.Optional(Type.Unknown()),
        after: Type.Optional(Type.Unknown()),
      },
      { additionalProperties: false },
    ),
  ),
})

const versions = '/agents/{agent_slug}/flow/versions' as const

export const flowVersions = {
  compileFlow: defineOperation({
    id: 'compileFlow',
    method: 'POST',
    path: '/agents/{agent_slug}/flow/compile',
    group: 'Flow',
    access: 'read',
    versioned: true,
    summary: 'Compile the flow, with hypothetical edits',
    description: 'Nothing is kept. Answers with every diagnostic, warnings included.',
    body: Changes({
      edits: ListOf(Type.Object(hypothetical, { additionalProperties: false }), {
        maxItems: 50,
        description: 'Applied in order, each on the result of the one before.',
      }),
    }),
    response: Compilation,
    example: { edits: [{ operation: 'createFlowState', body: { title: 'Budget' } }] },
  }),
  listFlowVersions: defineOperation({
    id: 'listFlowVersions',
    method: 'GET',
    path: versions,
    group: 'Flow',
    access: 'read',
    summary: 'List the versions of a flow',
    description: 'Newest first; the cursors are version numbers.',
    query: ListQuery({}),
    response: List(FlowVersion),
  }),
  getFlowVersion: defineOperation({
    id: 'getFlowVersion',
    method: 'GET',
    path: `${versions}/{version}`,
    group: 'Flow',
    access: 'read',
    summary: 'Get a version of a flow, whole',
    response: FlowVersion,
  }),
  diffFlowVersions: defineOperation({
    id: 'diffFlowVersions',
    method: 'GET',
    path: `${versions}/{version}/diff`,
    group: 'Flow',
    access: 'read',
    summary: 'What leads from one version to another',
    query: Closed({ against: Type.Optional(Id('The other version; the present one when absent.')) }),
    response: FlowDiff,
  }),
  revertFlow: defineOperation({
    id: 'revertFlow',
    group: 'Flow',
    access: 'write',
    versioned: true,
    method: 'POST',
    path: `${versions}/{version}/revert`,
    summary: 'Revert the flow to an earlier version',
    description: 'Makes a new version with the old content; what came later is kept as archived.',
    response: Flow,
    errors: ['not_revertible', 'resource_archived'],
  }),
}
