import type { SlotDefinition } from '../flow/definition.ts'
import { labelsOf } from './labels.ts'
import { isPoint, type Range } from './range.ts'
import { readRange } from './read_range.ts'
import { remembered } from './remembered.ts'
import { any, phrases } from './words/index.ts'

const beyond = new RegExp(`^${any(phrases('beyond'))}$`, 'u')

/** What every option of a choice means as a range, by its value; an option that is none is left out. */
export const optionRanges = remembered((slot: SlotDefinition): ReadonlyMap<string, Range> => {
  const values = slot.enum_values ?? []
  const told = new Map<string, Range>()
  for (const value of values) {
    const read = labelsOf(slot, value)
      .map(readRange)
      .find((range) => range !== null)
    if (read) told.set(value, read.range)
  }
  const rest = values.filter((value) => !told.has(value) && isBeyond(slot, value))
  const farthest = farthestOf([...told.values()])
  if (farthest) for (const value of rest) told.set(value, farthest)
  return told
})

const isBeyond = (slot: SlotDefinition, value: string): boolean =>
  labelsOf(slot, value).some((label) => beyond.test(label.toLowerCase()))

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
export function asMeant(option: Range, all: readonly Range[]): Range {
  const areCounted = all.some((one) => all.some((other) => other.min === one.max + 1))
  return areCounted || isPoint(option) ? option : { ...option, openMin: option.min > 0, openMax: true }
}
