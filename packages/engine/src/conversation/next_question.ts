import type { PromptedPhase } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { hasTool } from './capturable_slots.ts'
import { slotsInExitCriteria } from './exit_criteria.ts'
import { isSolved } from './outcome.ts'
import { effortOf, isSettled, skippableFrom } from './slot_progress.ts'
import type { ConversationState } from './state.ts'

/** Whether a phase can be left without any answer: then it asks only whoever gives information anyway. */
export const isOptional = ({ slots }: PromptedPhase): boolean => slots.every(({ required }) => !required)

/**
 * What a phase still has to ask for, in the owner's order. What it needs is asked for three times, what it can be left
 * without once, and not at all when the turns that are left are needed for the rest.
 */
export function openQuestions(phase: PromptedPhase, state: ConversationState): SlotDefinition[] {
  if (!hasTool(phase, 'capture_slots')) return []
  const open = phase.slots.filter((slot) => !isSettled(state, slot))
  const named = slotsInExitCriteria(phase)
  const needed = open.filter((slot) => slot.required || named.includes(slot))
  const isShort = isSolved(state) || phase.max_turns - state.phase_turns <= needed.length
  const triesOf = (slot: SlotDefinition) => (needed.includes(slot) ? skippableFrom : isShort ? 0 : 1)
  return open.filter((slot) => effortOf(state, slot).asked < triesOf(slot))
}

/** The next slot to ask for; never the one that the reply before has asked for. */
export function nextQuestion(phase: PromptedPhase, state: ConversationState): SlotDefinition | undefined {
  const before = wasJustAsked(state) ? state.asked.slot : null
  const candidates = openQuestions(phase, state).filter(({ key }) => key !== before)
  const refusals = (slot: SlotDefinition) => effortOf(state, slot).declined
  const fewest = Math.min(...candidates.map(refusals))
  return candidates.find((slot) => refusals(slot) === fewest)
}

/** Whether the reply before asked for a slot. The turn of the message that is answered now has been counted. */
export const wasJustAsked = ({
  asked_at,
  turns,
}: {
  asked_at?: number | undefined
  turns: number
}): boolean => asked_at !== undefined && turns - asked_at < 2
