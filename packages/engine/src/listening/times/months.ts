import { type CalendarDay, dayNumber, lastDayOf } from '../../calendar_day.ts'
import type { ListeningPack } from '../language/index.ts'
import type { TokenRun } from '../sentences/sentences.ts'
import type { Token } from '../sentences/tokens.ts'
import type { TimeSpan } from './span.ts'

/** "12 July", "Ende März": the next one to come. */
export function monthSpan({ tokens }: TokenRun, today: CalendarDay, pack: ListeningPack): TimeSpan | null {
  const { times, numbers } = pack
  const at = tokens.findIndex(({ word }) => times.months.some((names) => names.has(word)))
  if (at < 0) return null
  const before = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? '']
  const part = before.map((word) => times.parts.get(word)).find((third) => third !== undefined)
  const day = dayIn(tokens[at - 1]) ?? dayIn(tokens[at + 1])
  const isDated = day !== null || part !== undefined || numbers.beforeMonth.has(before[0]!)
  if (times.ambiguous.has(tokens[at]!.word) && !isDated) return null
  const month = times.months.findIndex((names) => names.has(tokens[at]!.word)) + 1
  const start = { year: today.year + (month < today.month ? 1 : 0), month, day: 1 }
  const now = dayNumber(today)
  const place = {
    first: Math.max(0, isDated ? at - 1 : at),
    last: dayIn(tokens[at + 1]) === null ? at : at + 1,
  }
  if (day !== null) {
    const exact = dayNumber({ ...start, day }) - now
    return { low: exact, high: exact, ...place }
  }
  const [low, high] = [Math.max(0, dayNumber(start) - now), lastDayOf(start) - now]
  if (part === undefined) return { low, high, ...place }
  const third = (high - low) / 3
  return { low: low + part * third, high: low + (part + 1) * third, ...place }
}

function dayIn(token: Token | undefined): number | null {
  if (token?.kind !== 'number' && token?.kind !== 'ordinal') return null
  const value = Number.parseInt(token.word, 10)
  return value >= 1 && value <= 31 ? value : null
}

/** One that is nearly over is the next year's. */
export function season({ tokens }: TokenRun, today: CalendarDay, { times }: ListeningPack): TimeSpan | null {
  const at = tokens.findIndex(({ word }) => times.seasons.has(word))
  const [month, months] = times.seasons.get(tokens[at]?.word ?? '') ?? []
  if (month === undefined || months === undefined) return null
  const isOver = months > 1 && month + months - 1 <= today.month
  const start = { year: today.year + (isOver ? 1 : 0), month, day: 1 }
  const now = dayNumber(today)
  const [low, high] = [Math.max(0, dayNumber(start) - now), lastDayOf(start, months) - now]
  return { low, high, first: at, last: at }
}
