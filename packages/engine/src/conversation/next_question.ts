import type { PromptedPhase } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { hasTool } from './capturable_slots.ts'
import { slotsInExitCriteria } from './exit_criteria.ts'
import { effortOf, isSettled, skippableFrom } from './slot_progress.ts'
import type { ConversationState } from './state.ts'

/**
 * The next slot to ask for, in the owner's order; never one that is known. What the phase needs is asked for three times,
 * what it can be left without once, and not at all when the turns that are left are needed for the rest. `again` was
 * asked for, and the visitor asked something back or told something else.
 */
export function nextQuestion(
  phase: PromptedPhase,
  state: ConversationState,
  again: string | null,
): SlotDefinition | undefined {
  // guard: a phase that captures nothing asks for nothing
  if (!hasTool(phase, 'capture_slots')) return undefined
  // guard: what is known is not asked for [phase.slots… -> [...phase.slots]]
  const open = phase.slots.filter((slot) => !isSettled(state, slot))
  const named = slotsInExitCriteria(phase)
  // guard: what the criteria name is needed [named.includes(slot)]
  const needed = open.filter((slot) => slot.required || named.includes(slot))
  const isShort = phase.max_turns - state.phase_turns <= needed.length
  // guard: turns that are needed are not spent on the rest [0]
  // guard: what is needed is asked for so often [skippableFrom -> 99]
  // guard: what is optional is asked for once [1 -> 9]
  const triesOf = (slot: SlotDefinition) => (needed.includes(slot) ? skippableFrom : isShort ? 0 : 1)
  return leastRefused(
    state,
    // guard: a question that was asked back at is put again [slot.key === again]
    open.filter((slot) => slot.key === again || effortOf(state, slot).asked < triesOf(slot)),
  )
}

/** What the visitor had no answer for comes again after the rest. */
function leastRefused(state: ConversationState, candidates: readonly SlotDefinition[]) {
  const refusals = (slot: SlotDefinition) => effortOf(state, slot).declined
  const fewest = Math.min(...candidates.map(refusals))
  // guard: what was refused comes after the rest [=== -> >=]
  return candidates.find((slot) => refusals(slot) === fewest)
}
