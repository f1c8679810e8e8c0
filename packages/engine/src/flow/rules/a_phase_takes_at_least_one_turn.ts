import { type FlowDefinition, livePhases } from '../definition.ts'
import { onPhase } from '../problem.ts'
import type { Rule } from './rule.ts'

/** §4.1 and §8: `max_turns` is a whole number, at least 1. */
export const aPhaseTakesAtLeastOneTurn: Rule<FlowDefinition> = {
  name: 'a_phase_takes_at_least_one_turn',
  check(flow, report) {
    for (const phase of livePhases(flow)) {
      const { max_turns, title } = phase
      if (Number.isInteger(max_turns) && max_turns >= 1) continue
      report(
        `“${title}” cannot take ${max_turns} turns: use a whole number of at least 1.`,
        onPhase(phase, 'max_turns'),
      )
    }
  },
}
