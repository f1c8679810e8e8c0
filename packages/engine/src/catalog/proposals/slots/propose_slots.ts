import { trialCompile } from '../../../flow/compile.ts'
import type { FlowDefinition } from '../../../flow/definition.ts'
import { addSlot, editSlot } from '../../../flow/edits/slots.ts'
import { sameFlow } from '../../../flow/same_flow.ts'
import type { Material } from '../material.ts'
import { budgetBands } from './budget_bands.ts'
import type { FlowProposal } from './flow_proposal.ts'
import { locationOptions } from './location_options.ts'
import { serviceOptions } from './service_options.ts'

/**
 * Slots and options that fit the organization. Each proposal stands alone, changes something, and leaves a flow that
 * compiles.
 */
export function proposeSlots(
  material: Material,
  flow: FlowDefinition,
  services: readonly Record<string, unknown>[],
): FlowProposal[] {
  return [
    serviceOptions(material, flow, services),
    budgetBands(material, flow, services),
    locationOptions(material, flow),
  ].filter((proposal) => proposal !== undefined && isWorthwhile(flow, proposal)) as FlowProposal[]
}

/** Ids of new slots only have to differ from those there are. */
function isWorthwhile(flow: FlowDefinition, { edits }: FlowProposal): boolean {
  let changed = flow
  for (const edit of edits) {
    const id = 1 + Math.max(0, ...changed.phases.flatMap((phase) => phase.slots.map((slot) => slot.id)))
    const result =
      edit.operation === 'createSlot'
        ? addSlot(changed, edit.id, { id, ...edit.body })
        : editSlot(changed, edit.id, edit.body)
    if ('refused' in result) return false
    changed = result.flow
  }
  return !sameFlow(flow, changed) && trialCompile(changed).problems.length === 0
}
