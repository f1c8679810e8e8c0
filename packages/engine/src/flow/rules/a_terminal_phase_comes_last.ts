import { type FlowDefinition, livePhases } from '../definition.ts'
import { onFlow, onPhase } from '../problem.ts'
import type { Rule } from './rule.ts'

/** §2.2: a conversation ends in its terminal phase, so whatever came after it would never be reached. */
export const aTerminalPhaseComesLast: Rule<FlowDefinition> = {
  name: 'a_terminal_phase_comes_last',
  check(flow, report) {
    const live = livePhases(flow)
    const [terminal, ...more] = live.filter((phase) => phase.kind === 'terminal')
    const last = live.at(-1)
    if (!terminal || !last || more.length > 0 || last === terminal) return
    report(
      `“${last.title}” would never be reached after the terminal phase “${terminal.title}”: move it before that phase.`,
      onFlow('states'),
      onPhase(last, 'position'),
      onPhase(terminal, 'position'),
    )
  },
}
