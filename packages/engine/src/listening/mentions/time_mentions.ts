import { type CalendarDay, weekdayOf } from '../../calendar_day.ts'
import type { ListeningPack } from '../language/index.ts'
import type { PreparedOption, PreparedSlot } from '../prepared_slot.ts'
import { type Sentence, tokenRun } from '../sentences/sentences.ts'
import { tokenize } from '../sentences/tokens.ts'
import type { TimeSpan } from '../times/span.ts'
import { timeSpan } from '../times/time_span.ts'
import type { Mention } from './mention.ts'
import { isTokenNegated } from './negation.ts'

const certainty = 0.8
/** Nobody plans beyond. */
const farthest = 10_000

/**
 * The option that a date or a time falls into: "in March" and "next quarter" mean other options in June than in January.
 * Only where it was asked for.
 */
export function timeMentions(
  sentence: Sentence,
  at: number,
  prepared: PreparedSlot,
  today: CalendarDay,
  pack: ListeningPack,
): Mention[] {
  const span = prepared.measure === 'age' ? null : timeSpan(sentence, today, pack)
  const option = span && (weekdayFor(span, prepared, today, pack) ?? optionFor(span, prepared, today, pack))
  if (!option) return []
  const offset = sentence.tokens[0]!.at
  return [
    {
      slot: prepared.slot.key,
      values: [option.value],
      first: span.first + offset,
      last: span.last + offset,
      score: certainty,
      isExplicit: true,
      isNegated: isTokenNegated(sentence, span.first, span.last, pack),
      sentence: at,
    },
  ]
}

/** The narrowest option that holds the middle of it, else the first that ends after it. */
function optionFor(
  { low, high }: TimeSpan,
  { options }: PreparedSlot,
  today: CalendarDay,
  pack: ListeningPack,
): PreparedOption | null {
  const horizons = options.flatMap((option) => {
    const spans = option.texts.map((text) => timeSpan(tokenRun(tokenize(text)), today, pack))
    const span = spans.find((found) => found !== null)
    return span && weekdayOfOption(option, pack) < 0 ? [{ ...span, option }] : []
  })
  if (horizons.length < 2) return null
  const middle = Math.min((low + Math.min(high, farthest)) / 2, farthest)
  const ending = horizons.filter((horizon) => horizon.high >= middle)
  const holding = ending.filter((horizon) => horizon.low <= middle)
  const [narrowest] = holding.sort((one, other) => one.high - one.low - (other.high - other.low))
  const [next] = ending.sort((one, other) => one.high - other.high)
  return (narrowest ?? next)?.option ?? null
}

/** "Tomorrow" where the options are days of the week. */
function weekdayFor(
  { low, high }: TimeSpan,
  { options }: PreparedSlot,
  today: CalendarDay,
  pack: ListeningPack,
): PreparedOption | null {
  if (low !== high || low > 6) return null
  const weekday = (weekdayOf(today) + low) % 7
  return options.find((option) => weekdayOfOption(option, pack) === weekday) ?? null
}

/** 0 is Monday; -1 where it is no day of the week. */
const weekdayOfOption = ({ texts }: PreparedOption, { times }: ListeningPack): number =>
  times.weekdays.findIndex((names) =>
    texts.some((text) => tokenize(text).some(({ word }) => names.has(word))),
  )
