import type { CapturedAnswer } from '../conversation/answers.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { extractAmounts } from './amounts.ts'
import type { ClaimContext } from './claim_context.ts'
import { resultByAnswer, unknownResult } from './claim_result.ts'
import { type ContentWord, contentWords, isSameStem } from './content_words.ts'
import type { CriterionClaim } from './criterion_claim.ts'
import { isUndecided } from './labels.ts'
import { hasNegation } from './negation.ts'
import { slotWords } from './slot_words.ts'

/** "Has a budget": says no more than that there is an answer. */
export function byPresence(text: string, { slots, answers }: ClaimContext): CriterionClaim | null {
  const words = contentWords(text)
  if (words.length === 0 || extractAmounts(text).amounts.length > 0) return null
  const named = slots.filter(
    (slot) =>
      slot.data_type !== 'boolean' &&
      slotWords(slot).names.some((name) => isIn(words, name) && isIn(name, words)),
  )
  const [slot] = named
  if (!slot || named.length > 1) return null
  const answer = answers[slot.key]
  if (!answer || !saysSomething(slot, answer)) return { result: unknownResult, slot }
  return { result: resultByAnswer(!hasNegation(text), answer), slot }
}

const isIn = (some: readonly ContentWord[], all: readonly ContentWord[]): boolean =>
  some.every((word) => all.some((other) => isSameStem(word, other)))

/** "None" and "not known yet" are answers too, and no presence of anything. */
function saysSomething(slot: SlotDefinition, { value, quote }: CapturedAnswer): boolean {
  if (typeof value === 'boolean') return false
  const values = typeof value === 'string' ? [value] : value
  return (
    values.length > 0 &&
    !values.some((each) => isUndecided(slot, each) || hasNegation(each)) &&
    !hasNegation(quote)
  )
}
