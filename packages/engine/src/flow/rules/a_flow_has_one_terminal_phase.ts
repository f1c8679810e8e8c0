import { type FlowDefinition, livePhases } from '../definition.ts'
import { onFlow, onPhase } from '../problem.ts'
import type { Rule } from './rule.ts'

/** §2.2: `terminal` is where a conversation ends, so there is one such place and only one. */
export const aFlowHasOneTerminalPhase: Rule<FlowDefinition> = {
  name: 'a_flow_has_one_terminal_phase',
  check(flow, report) {
    const live = livePhases(flow)
    const terminals = live.filter((phase) => phase.kind === 'terminal')
    if (live.length > 0 && terminals.length === 0) {
      report('The flow has no terminal phase: add one as the last phase.', onFlow('phases'))
    }
    if (terminals.length > 1) {
      const titles = terminals.map((phase) => `“${phase.title}”`).join(' and ')
      const message = `A flow ends in exactly one terminal phase, not in ${titles}: choose step or loop.`
      report(message, ...terminals.toReversed().map((phase) => onPhase(phase, 'kind')))
    }
  },
}
