import { type FlowDefinition, liveSlotsOf } from '../definition.ts'
import { onPhase, onSlot } from '../problem.ts'
import type { Rule } from './rule.ts'

/** §2.2: the conversation is over when it enters its terminal phase, so nobody could answer there. */
export const aTerminalPhaseRequiresNoAnswers: Rule<FlowDefinition> = {
  name: 'a_terminal_phase_requires_no_answers',
  check(flow, report) {
    for (const { phase, slot } of liveSlotsOf(flow)) {
      if (phase.kind !== 'terminal' || !slot.required) continue
      report(
        `“${slot.key}” cannot be required in “${phase.title}”, where the conversation ends: ask for it earlier.`,
        onSlot(slot, 'required'),
        onSlot(slot, 'state_id'),
        onSlot(slot, 'archived'),
        onPhase(phase, 'kind'),
      )
    }
  },
}
