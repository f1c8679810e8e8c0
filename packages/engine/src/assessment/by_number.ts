import type { SlotDefinition } from '../flow/definition.ts'
import { answerRange } from './answer_range.ts'
import type { ClaimContext } from './claim_context.ts'
import { possibleResult, resultByAnswer, unknownResult } from './claim_result.ts'
import { type ContentWord, contentWords } from './content_words.ts'
import type { CriterionClaim } from './criterion_claim.ts'
import { hasNegation } from './negation.ts'
import { optionRanges } from './option_ranges.ts'
import { areComparable, isInside, type Range } from './range.ts'
import { readRange } from './read_range.ts'
import { pointsTo, slotWords, uniqueBest } from './slot_words.ts'

/** So much has to point to a slot, or the number may be of anything. */
const leastPointing = 2

/** "A budget of at least 10,000": the answer is inside of it, outside, or reaches across and makes it possible. */
export function byNumber(text: string, context: ClaimContext, near?: SlotDefinition): CriterionClaim | null {
  const read = readRange(text, context.today)
  // A number without a bound does not say what would be enough.
  if (!read?.bounded) return null
  const slot = slotOf(text, read.range, context) ?? (saysWhat(text) ? undefined : near)
  const answer = slot && context.answers[slot.key]
  if (!slot || !answer) return { result: unknownResult, slot }
  const answered = answerRange(slot, answer, context)
  if (answered === null || !areComparable(read.range, answered)) return { result: unknownResult, slot }
  if (read.range.per !== null && read.range.per !== answered.per) return { result: unknownResult, slot }
  const inside = isInside(answered, read.range)
  if (inside === null) return { result: possibleResult(answer), slot }
  return { result: resultByAnswer(inside !== hasNegation(text), answer), slot }
}

const saysWhat = (text: string): boolean => contentWords(text).length > 0

/**
 * The slot that the words around a number point to. One of a named matter comes first; where two matters are named, as
 * in "a company of any size with a budget over 20,000", nobody knows which one is counted.
 */
function slotOf(text: string, range: Range, { slots, today }: ClaimContext): SlotDefinition | undefined {
  const words = contentWords(text)
  const measuring = slots.filter((slot) => canMeasure(slot, range, today))
  const named = new Set(words.flatMap(({ concepts }) => concepts))
  const counted = [...named].filter((concept) =>
    measuring.some((slot) => slotWords(slot).concepts.has(concept)),
  )
  // A number beside two matters may belong to either.
  if (counted.length > 1) return undefined
  const [concept] = counted
  const meant =
    concept === undefined ? measuring : measuring.filter((slot) => slotWords(slot).concepts.has(concept))
  const best = uniqueBest(meant, (slot) => pointing(slot, words))
  return best && pointing(best, words) >= leastPointing ? best : undefined
}

const pointing = (slot: SlotDefinition, words: readonly ContentWord[]): number =>
  words.reduce((sum, word) => sum + pointsTo(word, slotWords(slot)), 0)

/** Whether an answer could be compared with it: in what is written freely, anything may stand. */
function canMeasure(slot: SlotDefinition, range: Range, today: string): boolean {
  if (slot.data_type === 'string') return true
  if (slot.data_type !== 'band' && slot.data_type !== 'enum') return false
  return [...optionRanges(slot, today).values()].some((option) => areComparable(range, option))
}
