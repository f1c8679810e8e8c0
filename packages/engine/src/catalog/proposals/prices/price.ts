import type { PriceUnit } from '../language/index.ts'

/** A price as a text states it. */
export interface Price {
  /** In the minor unit of the currency. */
  min: number
  /** Absent where only a lowest price is stated. */
  max?: number
  currency: string
  /** What it is counted by: a month, a person, an hour. Empty for a whole. */
  units: readonly PriceUnit[]
}

/** Where a price stands in a text, and in which words. */
export interface FoundPrice extends Price {
  start: number
  end: number
  /** With the words that say "from", and by what it is counted. */
  text: string
}

export const samePrice = (one: Price, other: Price): boolean =>
  one.min === other.min &&
  one.max === other.max &&
  one.currency === other.currency &&
  one.units.includes('month') === other.units.includes('month')
