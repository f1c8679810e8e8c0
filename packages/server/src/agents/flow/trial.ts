import type { FlowProposalStatus } from '@foyer/contract'
import { type FlowDefinition, sameFlow, trialCompile } from '@foyer/engine'
import { Refusal } from '../../platform/index.ts'
import { applyHypothesis, type HypotheticalEdit } from './hypothesis.ts'

/** An edit as whoever proposed it wrote it down. */
type ProposedEdit = Pick<HypotheticalEdit, 'operation' | 'id'> & { body?: object }

/** What has become of edits that were proposed for a flow. */
export interface FlowTrial {
  status: FlowProposalStatus
  /** Why they no longer fit. */
  problem?: string
}

/** Tries the edits on the flow, one on the result of the other, as their operations would. */
export function tryEdits(flow: FlowDefinition, edits: readonly ProposedEdit[]): FlowTrial {
  let after = flow
  for (const [index, proposed] of edits.entries()) {
    const edit = { ...proposed, body: { ...proposed.body } }
    // The slot is already there: this part of the proposal was accepted before.
    if (addsKnownSlot(after, edit)) continue
    const result = outcomeOf(after, edit, index)
    if (typeof result === 'string') return { status: 'outdated', problem: result }
    after = result
  }
  if (sameFlow(flow, after)) return { status: 'applied' }
  const [problem] = trialCompile(after).problems
  return problem ? { status: 'outdated', problem: problem.message } : { status: 'open' }
}

/** The flow after the edit, or why it cannot be made. */
function outcomeOf(flow: FlowDefinition, edit: HypotheticalEdit, index: number): FlowDefinition | string {
  try {
    // What is only tried needs no id of storage, but one that nothing else has.
    const result = applyHypothesis(flow, edit, -1 - index, `edits.${index}`)
    return 'flow' in result ? result.flow : result.refused.message
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** A key is given once in a flow: whoever accepted the slot may have reworded it since. */
function addsKnownSlot(flow: FlowDefinition, { operation, body }: HypotheticalEdit): boolean {
  if (operation !== 'createSlot') return false
  const live = flow.phases.filter(({ archived }) => !archived).flatMap(({ slots }) => slots)
  return live.some(
    ({ key, data_type, archived }) => !archived && key === body?.key && data_type === body?.data_type,
  )
}
