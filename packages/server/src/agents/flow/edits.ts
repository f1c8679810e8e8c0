import { type FlowEditId, type Input, type Operation, operations } from '@foyer/contract'
import {
  addPhase,
  addSlot,
  archivePhase,
  archiveSlot,
  type EditResult,
  editPhase,
  editSettings,
  editSlot,
  type FlowDefinition,
  orderPhases,
  orderSlots,
  type ProblemSubject,
  restorePhase,
  restoreSlot,
} from '@foyer/engine'

/** Every edit of a flow, once: kept by its own operation, tried by `compileFlow`. */

interface EditTarget {
  /** The phase or slot in the operation's path. */
  id: number
  /** For what the edit adds. */
  newId: number
}

type Body<Id extends FlowEditId> = Input<(typeof operations)[Id]>['body']

interface FlowEdit<Id extends FlowEditId> {
  /** What the edit adds or changes, and what the operation shows of it. */
  on: ProblemSubject['on']
  verb: 'created' | 'updated' | 'archived' | 'restored'
  /** Where the fields stand in the body, when not at its root. */
  within?: string
  apply(flow: FlowDefinition, target: EditTarget, body: Body<Id>): EditResult
}

const edits: { [Id in FlowEditId]: FlowEdit<Id> } = {
  updateFlow: {
    on: 'flow',
    verb: 'updated',
    within: 'flow',
    apply: (flow, _, body) => editSettings(flow, body.flow),
  },
  orderFlowStates: {
    on: 'flow',
    verb: 'updated',
    apply: (flow, _, body) => orderPhases(flow, body.states),
  },
  createFlowState: {
    on: 'phase',
    verb: 'created',
    apply: (flow, { newId }, body) => addPhase(flow, { id: newId, ...body }),
  },
  updateFlowState: {
    on: 'phase',
    verb: 'updated',
    apply: (flow, { id }, body) => editPhase(flow, id, body),
  },
  archiveFlowState: { on: 'phase', verb: 'archived', apply: (flow, { id }) => archivePhase(flow, id) },
  restoreFlowState: { on: 'phase', verb: 'restored', apply: (flow, { id }) => restorePhase(flow, id) },
  orderSlots: {
    on: 'phase',
    verb: 'updated',
    apply: (flow, { id }, body) => orderSlots(flow, id, body.slots),
  },
  createSlot: {
    on: 'slot',
    verb: 'created',
    apply: (flow, { id, newId }, body) => addSlot(flow, id, { id: newId, ...body }),
  },
  updateSlot: { on: 'slot', verb: 'updated', apply: (flow, { id }, body) => editSlot(flow, id, body) },
  archiveSlot: { on: 'slot', verb: 'archived', apply: (flow, { id }) => archiveSlot(flow, id) },
  restoreSlot: { on: 'slot', verb: 'restored', apply: (flow, { id }) => restoreSlot(flow, id) },
}

/** The body has been checked against the operation's schema: its type is the one that `apply` expects. */
export const flowEdits = edits as { [Id in FlowEditId]: FlowEdit<never> & { apply: ApplyChecked } }
type ApplyChecked = (flow: FlowDefinition, target: EditTarget, body: unknown) => EditResult

/** Whether the operation's path names a phase or a slot. */
export function kindInPath(id: FlowEditId): 'phase' | 'slot' | undefined {
  const { path }: Operation = operations[id]
  if (path.includes('/slots/{id}')) return 'slot'
  return path.includes('{id}') ? 'phase' : undefined
}

/** Archived phases and slots are found too: they can be read and restored. */
export const findPhase = (flow: FlowDefinition, id: number) => flow.phases.find((phase) => phase.id === id)

export const findSlot = (flow: FlowDefinition, id: number) =>
  flow.phases.flatMap((phase) => phase.slots).find((slot) => slot.id === id)
