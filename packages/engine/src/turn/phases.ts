import type { CompiledFlow, PromptedPhase } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import type { PhaseMove } from './outcome.ts'
import type { LoopState } from './state.ts'

/** The last phase keeps the tools of the one before it: every answer can be corrected until the conversation completes. */
export function phaseAt(flow: CompiledFlow, key: string): PromptedPhase {
  const found = flow.phases.find((phase) => phase.key === key)
  if (!found) throw new Error(`The snapshot has no phase ${key}.`)
  return found.kind === 'terminal' ? withToolsBefore(flow, found) : found
}

function withToolsBefore({ phases }: CompiledFlow, phase: PromptedPhase): PromptedPhase {
  const before = phases[phases.indexOf(phase) - 1]?.tools ?? []
  const own = phase.tools.map(({ name }) => name)
  return { ...phase, tools: [...phase.tools, ...before.filter(({ name }) => !own.includes(name))] }
}

const nextPhase = ({ phases }: CompiledFlow, key: string): PromptedPhase | undefined =>
  phases[phases.findIndex((phase) => phase.key === key) + 1]

/** Required answers of the phase that nobody has given yet. */
export const missingSlots = (
  phase: PromptedPhase,
  { answers, known }: Pick<LoopState, 'answers' | 'known'>,
): SlotDefinition[] =>
  phase.slots.filter(({ key, required }) => required && !Object.hasOwn(answers, key) && !known.includes(key))

export interface PhaseAdvance {
  state: LoopState
  moves: PhaseMove[]
}

/** Into the next phase. Before the last one, a recap is due. */
export function enterNext(
  flow: CompiledFlow,
  state: LoopState,
  because: PhaseMove['because'],
): PhaseAdvance | null {
  const next = nextPhase(flow, state.phase)
  if (!next) return null
  return {
    state: {
      ...state,
      phase: next.key,
      phase_turns: 0,
      recapped: state.recapped || next.kind === 'terminal',
    },
    moves: [{ phase: next.key, because }],
  }
}

/** Leaves the phases that are over by themselves: there is something to find out, all of it is, and nothing else is asked for. */
export function leaveFinished(flow: CompiledFlow, state: LoopState): PhaseAdvance {
  const moves: PhaseMove[] = []
  let arrived = state
  for (;;) {
    const next = isFinished(phaseAt(flow, arrived.phase), arrived) && enterNext(flow, arrived, 'exit')
    if (!next) return { state: arrived, moves }
    arrived = next.state
    moves.push(...next.moves)
  }
}

const isFinished = (phase: PromptedPhase, state: LoopState): boolean =>
  phase.exit.exit_criteria.trim() === '' &&
  phase.slots.some(({ required }) => required) &&
  missingSlots(phase, state).length === 0

/** The end of the conversation, from wherever it stands. */
export function enterEnd(flow: CompiledFlow, state: LoopState): PhaseAdvance {
  const end = flow.phases.at(-1)
  if (!end || end.key === state.phase) return { state, moves: [] }
  return {
    state: { ...state, phase: end.key, phase_turns: 0 },
    moves: [{ phase: end.key, because: 'exit' }],
  }
}
