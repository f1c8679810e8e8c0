import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { type ExitSignals, exitOf } from './exit.ts'
import type { PlanItem } from './plan.ts'
import { type ConversationState, phaseOf } from './state.ts'

type Move = Extract<PlanItem, { act: 'move' }>

interface PhaseAdvance {
  moves: Move[]
  arrived: ConversationState
  /** Only the end is left, for this reason: what was understood can be said before it. */
  concludes: Move['because'] | null
}

/**
 * Leaves every phase that has nothing left to find out: what is known is not asked for again in the next. The end is not
 * entered here.
 */
export function advancePhase(
  flow: CompiledFlow,
  informed: ConversationState,
  lastWords: ExitSignals,
): PhaseAdvance {
  const moves: Move[] = []
  let arrived = informed
  for (;;) {
    const phase = phaseOf(flow, arrived)
    const because = exitOf(phase, arrived, moves.length === 0 ? lastWords : nothingSaidYet)
    const next = because && flow.phases[flow.phases.indexOf(phase) + 1]
    if (!next) return { moves, arrived, concludes: null }
    if (next.kind === 'terminal') return { moves, arrived, concludes: because }
    moves.push({ act: 'move', phase: next.key, because })
    arrived = entered(arrived, next.key)
  }
}

/** In the phase that ends the conversation. */
export function enterEnd(
  flow: CompiledFlow,
  state: ConversationState,
  because: Move['because'],
): Pick<PhaseAdvance, 'moves' | 'arrived'> {
  const end = flow.phases.find(({ kind }) => kind === 'terminal')
  if (!end || end.key === state.phase) return { moves: [], arrived: state }
  return { moves: [{ act: 'move', phase: end.key, because }], arrived: entered(state, end.key) }
}

const entered = (state: ConversationState, phase: string): ConversationState => ({
  ...state,
  phase,
  phase_turns: 0,
})

/** In a phase that was just entered. */
const nothingSaidYet: ExitSignals = { spoke: false, finished: false, asked: false }
