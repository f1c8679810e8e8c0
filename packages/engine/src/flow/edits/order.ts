import type { FlowDefinition } from '../definition.ts'
import { type EditResult, editResult, refuse, refuseArchivedPhase } from './edit_result.ts'
import { phaseById, withPhase, withPhases } from './lookup.ts'

export function orderPhases(flow: FlowDefinition, ids: readonly number[]): EditResult {
  const phases = inOrder(flow.phases, ids)
  if (!phases) return refuseOrder('phase', 'states')
  return editResult(withPhases(flow, phases))
}

export function orderSlots(flow: FlowDefinition, phaseId: number, ids: readonly number[]): EditResult {
  const phase = phaseById(flow, phaseId)
  if (phase.archived) return refuseArchivedPhase(phase)
  const slots = inOrder(phase.slots, ids)
  if (!slots) return refuseOrder('slot of the phase', 'slots')
  return editResult(withPhase(flow, { ...phase, slots }))
}

function refuseOrder(what: string, param: string): EditResult {
  return refuse('parameter_invalid', `Name every live ${what} exactly once, and nothing else.`, param)
}

/** The live rows in the order of their ids, around the archived ones, which keep their places. */
function inOrder<Row extends { id: number; archived: boolean }>(
  rows: Row[],
  ids: readonly number[],
): Row[] | null {
  const live = new Map(rows.filter((row) => !row.archived).map((row) => [row.id, row]))
  const named = new Set(ids)
  if (ids.length !== live.size || named.size !== live.size || !ids.every((id) => live.has(id))) return null
  const next = ids.values()
  return rows.map((row) => (row.archived ? row : live.get(next.next().value ?? row.id)!))
}
