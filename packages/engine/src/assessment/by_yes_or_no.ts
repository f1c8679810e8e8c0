import type { ClaimContext } from './claim_context.ts'
import { resultByAnswer, unknownResult } from './claim_result.ts'
import { contentWords } from './content_words.ts'
import type { CriterionClaim } from './criterion_claim.ts'
import { hasNegation } from './negation.ts'
import { pointsTo, slotWords, uniqueBest } from './slot_words.ts'

/** Nearly all that is said has to be what the slot asks: "has visited our website" is not "has a website". */
const leastCoverage = 0.75

/** "Wants a call", where that is a question to be answered with yes or no. */
export function byYesOrNo(text: string, { slots, answers }: ClaimContext): CriterionClaim | null {
  const words = contentWords(text)
  const questions = slots
    .filter(({ data_type }) => data_type === 'boolean')
    .map((slot) => ({ slot, known: slotWords(slot) }))
  const best = uniqueBest(questions, ({ known }) => {
    const pointing = words.map((word) => pointsTo(word, known))
    const covered = pointing.filter((points) => points > 0).length
    return covered / words.length >= leastCoverage
      ? pointing.reduce<number>((sum, points) => sum + points, 0)
      : 0
  })
  if (!best) return null
  const { slot } = best
  const answer = answers[slot.key]
  if (!answer || typeof answer.value !== 'boolean') return { result: unknownResult, slot }
  const asksForNo = hasNegation(slot.title ?? slot.key.replaceAll('_', ' '))
  return { result: resultByAnswer((answer.value !== asksForNo) !== hasNegation(text), answer), slot }
}
