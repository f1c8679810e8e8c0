import { type FlowDefinition, liveSlotsOf } from '../definition.ts'
import { onPhase, onSlot } from '../problem.ts'
import type { Rule } from './rule.ts'

/**
 * §4.1 rule 2: without capture_slots a required answer could never be recorded, and the phase never be left
 * as intended. Terminal phases have a rule of their own, because switching the tool on would not help there.
 */
export const requiredAnswersCanBeCaptured: Rule<FlowDefinition> = {
  name: 'required_answers_can_be_captured',
  check(flow, report) {
    for (const { phase, slot } of liveSlotsOf(flow)) {
      if (!slot.required || phase.kind === 'terminal' || phase.tools.includes('capture_slots')) continue
      report(
        `“${slot.key}” is required in “${phase.title}”, which cannot record it: ` +
          'switch on capture_slots there, or make the answer optional.',
        onSlot(slot, 'required'),
        onPhase(phase, 'tools'),
        onSlot(slot, 'state_id'),
        onSlot(slot, 'archived'),
        onPhase(phase, 'archived'),
      )
    }
  },
}
