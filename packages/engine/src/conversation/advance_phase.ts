import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { type ExitSignals, exitOf } from './exit.ts'
import type { PlanItem } from './plan.ts'
import { type ConversationState, phaseOf } from './state.ts'

interface PhaseAdvance {
  moves: Extract<PlanItem, { act: 'move' }>[]
  arrived: ConversationState
}

/** Leaves every phase that has nothing left to find out: what is known is not asked for again in the next. */
export function advancePhase(
  flow: CompiledFlow,
  informed: ConversationState,
  lastWords: ExitSignals,
): PhaseAdvance {
  const moves: PhaseAdvance['moves'] = []
  let arrived = informed
  for (;;) {
    const phase = phaseOf(flow, arrived)
    // guard: last words count for the phase they were said in [nothingSaidYet]
    const because = exitOf(phase, arrived, moves.length === 0 ? lastWords : nothingSaidYet)
    const next = because && flow.phases[flow.phases.indexOf(phase) + 1]
    if (!next) return { moves, arrived }
    moves.push({ act: 'move', phase: next.key, because })
    // guard: turns are counted from the phase on [phase_turns: 0]
    arrived = { ...arrived, phase: next.key, phase_turns: 0 }
  }
}

/** In a phase that was just entered. */
const nothingSaidYet: ExitSignals = { finished: false, asked: false }
