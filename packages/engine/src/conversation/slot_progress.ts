import type { SlotDefinition } from '../flow/definition.ts'
import type { ConversationState } from './state.ts'

type SlotProgress = Pick<ConversationState, 'answers' | 'efforts' | 'known'>

/** From this attempt on the visitor is told that the question may be left out. */
export const skippableFrom = 3
export const declinesOfRequired = 2

/** By the visitor, or by their identity. */
export const isAnswered = ({ answers, known = [] }: SlotProgress, { key }: SlotDefinition): boolean =>
  Object.hasOwn(answers, key) || known.includes(key)

/**
 * Answered, or the visitor has no answer. One that is required is asked for once more before that is believed, unless
 * the visitor was told already that it may be left out (docs/spec-gaps.md 231).
 */
export function isSettled(known: SlotProgress, slot: SlotDefinition): boolean {
  if (isAnswered(known, slot)) return true
  const { asked, declined } = effortOf(known, slot)
  if (!slot.required) return declined > 0
  return declined >= declinesOfRequired || (declined > 0 && asked >= skippableFrom)
}

/** The slot that was asked for and neither answered nor declined since. */
export function pendingSlot(state: SlotProgress & Pick<ConversationState, 'asked'>): string | null {
  const { slot } = state.asked
  if (slot === null || Object.hasOwn(state.answers, slot)) return null
  return effortOf(state, { key: slot }).declined > 0 ? null : slot
}

export const effortOf = ({ efforts }: Pick<SlotProgress, 'efforts'>, { key }: { key: string }) =>
  Object.hasOwn(efforts, key) ? efforts[key]! : { asked: 0, declined: 0 }
