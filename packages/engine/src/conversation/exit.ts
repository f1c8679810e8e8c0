import type { PromptedPhase } from '../flow/compiled_flow.ts'
import { slotsInExitCriteria } from './exit_criteria.ts'
import { isSettled } from './slot_progress.ts'
import type { ConversationState } from './state.ts'

/** What the visitor's last message means for leaving a phase. */
export interface ExitSignals {
  /** The visitor has nothing more to say or to ask. */
  finished: boolean
  /** The visitor asked something, and so may not have answered yet. */
  asked: boolean
  /** What a reader says of the exit criteria; absent where none has judged them. */
  exit_met?: boolean | undefined
}

type ExitReason = 'exit' | 'max_turns'

/** Why the conversation leaves its phase now; null while it stays. A terminal phase is never left. */
export function exitOf(
  phase: PromptedPhase,
  state: ConversationState,
  lastWords: ExitSignals,
): ExitReason | null {
  // guard: a terminal phase is never left
  if (phase.kind === 'terminal') return null
  if (isDone(phase, state, lastWords)) return 'exit'
  // guard: no phase goes on for ever ['max_turns']
  return state.phase_turns >= phase.max_turns ? 'max_turns' : null
}

function isDone(phase: PromptedPhase, state: ConversationState, lastWords: ExitSignals): boolean {
  const { finished, asked, exit_met } = lastWords
  const required = phase.slots.filter((slot) => slot.required)
  // guard: criteria that a reader has judged keep a phase, or let it go
  if (exit_met !== undefined)
    // guard: required answers keep a phase whose criteria hold [required… -> true]
    return exit_met && required.every((slot) => isSettled(state, slot))
  const named = slotsInExitCriteria(phase)
  // guard: required answers keep a phase [...required]
  // guard: answers that the criteria name keep a phase [...named]
  if (![...required, ...named].every((slot) => isSettled(state, slot))) return false
  if (phase.kind === 'loop') {
    // guard: a loop goes on while what its criteria name is a no
    if (named.some(({ key }) => state.answers[key]?.value === false)) return finished
    // guard: a loop ends when its answers are in [required…]
    // guard: a loop goes on until the visitor has nothing more [finished -> true]
    return required.length + named.length > 0 || finished
  }
  // guard: a step whose answers are in is left
  if (required.length + named.length > 0) return true
  // Where nothing is required, one message is enough, unless it asks something back instead of answering.
  const open = phase.slots.some((slot) => !isSettled(state, slot))
  // guard: a phase is not left before anything was said in it [state.phase_turns > 0]
  // guard: a question asked back keeps a question open [!(asked && open)]
  return state.phase_turns > 0 && !(asked && open)
}
