import type { PromptedPhase } from '../flow/compiled_flow.ts'
import { slotsInExitCriteria } from './exit_criteria.ts'
import { openQuestions } from './next_question.ts'
import { isSettled } from './slot_progress.ts'
import type { ConversationState } from './state.ts'

/** What the visitor's last message means for leaving a phase. */
export interface ExitSignals {
  /** The visitor has said something since the phase was entered. */
  spoke: boolean
  /** The visitor has nothing more to say or to ask. */
  finished: boolean
  /** The visitor asked something. */
  asked: boolean
}

type ExitReason = 'exit' | 'max_turns'

/** Why the conversation leaves its phase now; null while it stays. A terminal phase is never left. */
export function exitOf(
  phase: PromptedPhase,
  state: ConversationState,
  lastWords: ExitSignals,
): ExitReason | null {
  if (phase.kind === 'terminal') return null
  if (isDone(phase, state, lastWords)) return 'exit'
  if (lastWords.asked) return null
  return state.phase_turns >= phase.max_turns ? 'max_turns' : null
}

function isDone(phase: PromptedPhase, state: ConversationState, lastWords: ExitSignals): boolean {
  const { spoke, finished, asked } = lastWords
  const named = slotsInExitCriteria(phase)
  const needed = phase.slots.filter((slot) => slot.required || named.includes(slot))
  if (!needed.every((slot) => isSettled(state, slot))) return false
  if (finished) return true
  if (openQuestions(phase, state).length > 0) return false
  if (phase.kind === 'loop' && named.some(({ key }) => state.answers[key]?.value === false)) return false
  if (phase.kind === 'loop') return needed.length > 0
  // Where a step asks for nothing, one message is enough, unless it asks something.
  return phase.slots.length > 0 || (spoke && !asked)
}
