import { type FlowEditId, type Operation, operations } from '@foyer/contract'
import type { EditResult, FlowDefinition } from '@foyer/engine'
import { bodyCheck } from '../../platform/http/index.ts'
import { Refusal, refuse } from '../../platform/index.ts'
import { findPhase, findSlot, flowEdits, kindInPath } from './edits.ts'

/** Edits that are tried but not kept: the same functions on the same bodies as the operations they are named after. */

export interface HypotheticalEdit {
  operation: FlowEditId
  id?: number
  body?: Record<string, unknown>
}

/** Applies one edit. Throws the refusal of an edit that no operation would accept, with its place among the edits. */
export function applyHypothesis(
  flow: FlowDefinition,
  { operation, id, body = {} }: HypotheticalEdit,
  newId: number,
  place: string,
): EditResult {
  refuseWrongBody(operation, body, place)
  refuseUnknownTarget(flow, operation, id, place)
  return flowEdits[operation].apply(flow, { id: id ?? 0, newId }, body)
}

function refuseWrongBody(id: FlowEditId, body: object, place: string) {
  const operation: Operation = operations[id]
  if (!operation.body) return
  const wrong = bodyCheck(operation.body)(body)
  if (wrong)
    throw new Refusal(wrong.code, wrong.message, {
      param: [place, 'body', wrong.param].filter(Boolean).join('.'),
    })
}

function refuseUnknownTarget(
  flow: FlowDefinition,
  operation: FlowEditId,
  id: number | undefined,
  place: string,
) {
  const kind = kindInPath(operation)
  if (!kind) return
  const param = `${place}.id`
  if (id === undefined)
    throw refuse('parameter_missing', `${param} is required for this operation.`, { param })
  if (!(kind === 'slot' ? findSlot(flow, id) : findPhase(flow, id)))
    throw refuse('parameter_invalid', `${param} must name a ${kind} of this flow.`, { param })
}
