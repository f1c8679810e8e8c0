import type { CapturedAnswer } from '../conversation/answers.ts'
import { isChoice, type SlotDefinition } from '../flow/definition.ts'
import type { ClaimContext } from './claim_context.ts'
import { resultByAnswer, unknownResult } from './claim_result.ts'
import { type ContentWord, contentWords, isSameStem } from './content_words.ts'
import type { CriterionClaim } from './criterion_claim.ts'
import { isUndecided, optionLabels } from './labels.ts'
import { memoize } from './memoize.ts'
import { hasNegation } from './negation.ts'
import { pointsTo, slotWords, uniqueBest } from './slot_words.ts'

interface NamedOption {
  slot: SlotDefinition
  value: string
  isDenial: boolean
  /** How much of what the criterion says is said by the option and its slot. */
  coverage: number
  /** How many words name the option itself. */
  named: number
}

/** Less, and the words are of something else: "open positions" is not the answer "open". */
const leastCoverage = 0.6

/** "Works in retail", where retail is an option: the option was chosen, or another one. */
export function byOption(text: string, { slots, answers }: ClaimContext): CriterionClaim | null {
  const words = contentWords(text)
  const options = slots.filter(({ data_type }) => isChoice(data_type)).flatMap((slot) => namedIn(words, slot))
  const best = uniqueBest(options, scoreOf)
  if (!best) return null
  const { slot, value, isDenial } = best
  const answer = answers[slot.key]
  if (!answer) return { result: unknownResult, slot }
  const chosen = isChosen(slot, value, answer)
  return {
    // An option can be a denial itself ("No budget yet"), and two denials cancel out.
    result: resultByAnswer(chosen === null ? null : chosen !== (hasNegation(text) !== isDenial), answer),
    slot,
  }
}

/** Every way to call an option that could be met with in a sentence: what holds a number is a range. */
const calledOptions = memoize((slot: SlotDefinition) =>
  (slot.enum_values ?? []).map((value) => ({
    value,
    names: optionLabels(slot, value)
      .filter((label) => !/\d/.test(label))
      .map((label) => ({ words: contentWords(label), isDenial: hasNegation(label) }))
      .filter(({ words }) => words.length > 0),
  })),
)

function namedIn(words: readonly ContentWord[], slot: SlotDefinition): NamedOption[] {
  const known = slotWords(slot)
  return calledOptions(slot).flatMap(({ value, names }) => {
    const found = names
      .filter((name) => name.words.every((word) => isIn(word, words)))
      .map((name): NamedOption => {
        const covered = words.filter((word) => isIn(word, name.words) || pointsTo(word, known) > 0)
        const coverage = covered.length / words.length
        return { slot, value, isDenial: name.isDenial, coverage, named: name.words.length }
      })
      .filter(({ coverage }) => coverage >= leastCoverage)
    return found.sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, 1)
  })
}

const scoreOf = ({ coverage, named }: NamedOption): number => coverage + named

const isIn = (word: ContentWord, words: readonly ContentWord[]) =>
  words.some((other) => isSameStem(word, other))

/** Of several that could be named, one that was not may only have gone unmentioned. */
function isChosen(slot: SlotDefinition, value: string, answer: CapturedAnswer): boolean | null {
  if (typeof answer.value === 'boolean') return null
  if (typeof answer.value !== 'string') return answer.value.includes(value) ? true : null
  if (answer.value === value) return true
  return isUndecided(slot, answer.value) ? null : false
}
