import type { SlotDefinition } from '../flow/definition.ts'
import { optionLabels } from './labels.ts'
import { memoizeForDay } from './memoize.ts'
import { isPoint, type Range } from './range.ts'
import { readRange } from './read_range.ts'
import { alternation, phrases } from './words/index.ts'

const beyond = new RegExp(`^${alternation(phrases('beyond'))}$`, 'u')

/** What every option of a choice means as a range, by its value; an option that is none is left out. */
export const optionRanges = memoizeForDay((slot: SlotDefinition, today): ReadonlyMap<string, Range> => {
  const values = slot.enum_values ?? []
  const ranges = new Map<string, Range>()
  for (const value of values) {
    const read = optionLabels(slot, value)
      .map((label) => readRange(label, today))
      .find((range) => range !== null)
    if (read) ranges.set(value, read.range)
  }
  const rest = values.filter((value) => !ranges.has(value) && isBeyond(slot, value))
  const farthest = farthestOf([...ranges.values()])
  if (farthest) for (const value of rest) ranges.set(value, farthest)
  return ranges
})

const isBeyond = (slot: SlotDefinition, value: string): boolean =>
  optionLabels(slot, value).some((label) => beyond.test(label.toLowerCase()))

/** "Later" is later than all that the others say. */
function farthestOf(ranges: readonly Range[]): Range | null {
  const [some] = ranges
  const min = Math.max(...ranges.map(({ max }) => max))
  if (!some || !Number.isFinite(min)) return null
  return { ...some, min, max: Number.POSITIVE_INFINITY, openMin: true, openMax: false }
}

/**
 * An option as it is meant. Ranges of money or time that meet at their ends share no more than a point, which nobody
 * means. Where the next begins one higher, things are counted, and the ends are part of it.
 */
export function withOpenEnds(option: Range, all: readonly Range[]): Range {
  const areCounted = all.some((one) => all.some((other) => other.min === one.max + 1))
  return areCounted || isPoint(option) ? option : { ...option, openMin: option.min > 0, openMax: true }
}
