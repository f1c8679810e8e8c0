import type { CapturedAnswer } from '../conversation/answers.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import type { ClaimContext } from './claim_context.ts'
import { optionRanges, withOpenEnds } from './option_ranges.ts'
import { quotedClause } from './quoted_clause.ts'
import { isInside, type Range } from './range.ts'
import { readRange } from './read_range.ts'
import { alternation, everyDays, wholeWord } from './words/index.ts'

const regular = new RegExp(wholeWord(`(${alternation(everyDays.keys())})`), 'u')

/** What an answer means as a range: what was said, where it is closer than the option that it became. */
export function answerRange(
  slot: SlotDefinition,
  answer: CapturedAnswer,
  context: Pick<ClaimContext, 'said' | 'today'>,
): Range | null {
  const range = slot.enum_values === null ? freeRange(answer, context) : chosenRange(slot, answer, context)
  return range && { ...range, per: range.per ?? periodOf(slot) }
}

/** "20k" alone means something else than "not more than 20k": the words around it are read with it. */
const saidRange = (answer: CapturedAnswer, { said, today }: Pick<ClaimContext, 'said' | 'today'>) =>
  readRange(quotedClause(said, answer), today)?.range ?? readRange(answer.quote, today)?.range ?? null

function freeRange(answer: CapturedAnswer, context: Pick<ClaimContext, 'said' | 'today'>): Range | null {
  const { value } = answer
  const read = typeof value === 'string' ? readRange(value, context.today) : null
  return saidRange(answer, context) ?? read?.range ?? null
}

function chosenRange(
  slot: SlotDefinition,
  answer: CapturedAnswer,
  context: Pick<ClaimContext, 'said' | 'today'>,
): Range | null {
  const options = optionRanges(slot, context.today)
  const option = typeof answer.value === 'string' ? options.get(answer.value) : undefined
  if (!option) return null
  const said = saidRange(answer, context)
  if (said && isInside(said, option) && said.max - said.min < option.max - option.min)
    return { ...said, unit: said.unit ?? option.unit }
  return withOpenEnds(option, [...options.values()])
}

/** "The yearly amount …": whatever is answered is meant so. */
function periodOf({ title, description }: SlotDefinition): number | null {
  const word = regular.exec(`${title ?? ''} ${description ?? ''}`.toLowerCase())?.[1]
  return everyDays.get(word ?? '') ?? null
}
