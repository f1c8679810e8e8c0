import { type FlowEditId, type Input, type Operation, operations } from '@foyer/contract'
import {
  addPhase,
  addSlot,
  archivePhase,
  archiveSlot,
  type Edited,
  editPhase,
  editSettings,
  editSlot,
  type FlowDefinition,
  orderPhases,
  orderSlots,
  restorePhase,
  restoreSlot,
} from '@foyer/engine'
import { bodyCheck, type Check } from '../../http/validate.ts'
import { Refusal, refuse } from '../../refusal.ts'

/** Edits that are tried but not kept: the same functions on the same bodies as the operations they are named after. */

type Body<Id extends FlowEditId> = Input<(typeof operations)[Id]>['body']
interface Target {
  /** The phase or slot in the operation's path. */
  id: number
  newId: number
}

const edits: { [Id in FlowEditId]: (flow: FlowDefinition, target: Target, body: Body<Id>) => Edited } = {
  updateFlow: (flow, _, body) => editSettings(flow, body.flow),
  createFlowState: (flow, { newId }, body) => addPhase(flow, { id: newId, ...body }),
  updateFlowState: (flow, { id }, body) => editPhase(flow, id, body),
  archiveFlowState: (flow, { id }) => archivePhase(flow, id),
  restoreFlowState: (flow, { id }) => restorePhase(flow, id),
  createSlot: (flow, { id, newId }, body) => addSlot(flow, id, { id: newId, ...body }),
  updateSlot: (flow, { id }, body) => editSlot(flow, id, body),
  archiveSlot: (flow, { id }) => archiveSlot(flow, id),
  restoreSlot: (flow, { id }) => restoreSlot(flow, id),
  orderFlowStates: (flow, _, body) => orderPhases(flow, body.states),
  orderSlots: (flow, { id }, body) => orderSlots(flow, id, body.slots),
}

export interface HypotheticalEdit {
  operation: FlowEditId
  id?: number
  body?: Record<string, unknown>
}

const checks = new Map<FlowEditId, Check>()

/** Applies one edit. Throws the refusal of an edit that no operation would accept, with its place among the edits. */
export function applyHypothesis(
  flow: FlowDefinition,
  edit: HypotheticalEdit,
  newId: number,
  place: string,
): Edited {
  const operation: Operation = operations[edit.operation]
  const { body = {} } = edit
  refuseWrongBody(edit.operation, operation, body, place)
  if (operation.path.includes('{id}')) refuseUnknownTarget(flow, operation, edit.id, place)
  const apply = edits[edit.operation] as (flow: FlowDefinition, target: Target, body: unknown) => Edited
  return apply(flow, { id: edit.id ?? 0, newId }, body)
}

function refuseWrongBody(id: FlowEditId, operation: Operation, body: object, place: string) {
  if (!operation.body) return
  const check = checks.get(id) ?? bodyCheck(operation.body)
  checks.set(id, check)
  const wrong = check(body)
  if (wrong)
    throw new Refusal(wrong.code, wrong.message, {
      param: [place, 'body', wrong.param].filter(Boolean).join('.'),
    })
}

function refuseUnknownTarget(
  flow: FlowDefinition,
  { path }: Operation,
  id: number | undefined,
  place: string,
) {
  const param = `${place}.id`
  if (id === undefined)
    throw refuse('parameter_missing', `${param} is required for this operation.`, { param })
  const isSlot = path.includes('/slots/{id}')
  const rows = isSlot ? flow.phases.flatMap((phase) => phase.slots) : flow.phases
  if (!rows.some((row) => row.id === id))
    throw refuse('parameter_invalid', `${param} must name a ${isSlot ? 'slot' : 'phase'} of this flow.`, {
      param,
    })
}
