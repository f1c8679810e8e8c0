import type { CapturedAnswer } from '../conversation/answers.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { optionRanges, withOpenEnds } from './option_ranges.ts'
import { isInside, type Range } from './range.ts'
import { readRange } from './read_range.ts'
import { alternation, everyDays, wholeWord } from './words/index.ts'

const regular = new RegExp(wholeWord(`(${alternation(everyDays.keys())})`), 'u')

/** What an answer means as a range: what was said, where it is closer than the option that it became. */
export function answerRange(slot: SlotDefinition, answer: CapturedAnswer): Range | null {
  const range = slot.enum_values === null ? freeRange(answer) : chosenRange(slot, answer)
  return range && { ...range, per: range.per ?? periodOf(slot) }
}

function freeRange({ value, quote }: CapturedAnswer): Range | null {
  const read = readRange(quote) ?? (typeof value === 'string' ? readRange(value) : null)
  return read?.range ?? null
}

function chosenRange(slot: SlotDefinition, { value, quote }: CapturedAnswer): Range | null {
  const options = optionRanges(slot)
  const option = typeof value === 'string' ? options.get(value) : undefined
  if (!option) return null
  const said = readRange(quote)?.range
  // guard: what was said counts only inside of its option [isInside…]
  if (said && isInside(said, option) && said.max - said.min < option.max - option.min)
    // guard: what was said is closer than the option [{ ...said… -> withOpenEnds(option, [...options.values()])]
    return { ...said, unit: said.unit ?? option.unit }
  return withOpenEnds(option, [...options.values()])
}

/** "The yearly amount …": whatever is answered is meant so. */
function periodOf({ title, description }: SlotDefinition): number | null {
  const word = regular.exec(`${title ?? ''} ${description ?? ''}`.toLowerCase())?.[1]
  return everyDays.get(word ?? '') ?? null
}
