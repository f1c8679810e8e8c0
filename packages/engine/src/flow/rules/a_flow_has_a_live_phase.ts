import { type FlowDefinition, livePhases } from '../definition.ts'
import { onFlow } from '../problem.ts'
import type { Rule } from './rule.ts'

/** §1: a conversation is authored as a list of phases; without one there is nothing to run. */
export const aFlowHasALivePhase: Rule<FlowDefinition> = {
  name: 'a_flow_has_a_live_phase',
  check(flow, report) {
    if (livePhases(flow).length > 0) return
    report('The flow has no live phase: add or restore one.', onFlow('phases'))
  },
}
