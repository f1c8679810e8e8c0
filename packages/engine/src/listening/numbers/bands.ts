import { type ListeningPack, packs } from '../language/index.ts'
import { tokenize } from '../sentences/tokens.ts'
import { amountsIn } from './amounts.ts'

/** The numbers that an option of a band stands for. */
export interface Interval {
  low: number
  high: number
  /** "Over 50" leaves 50 out. */
  above: boolean
  /** It says itself what it measures: "3 months". */
  isMeasured: boolean
}

const over = /(?<![\p{L}])(?:over|more than|above|uber|ueber|mehr als|oberhalb|greater|>)(?![\p{L}])/u

/** What a value or a label such as `10k_to_50k`, "Under 5,000" or "ab 250" says in numbers; null where it says none. */
export function intervalOf(text: string): Interval | null {
  const spaced = text.replaceAll('_', ' ').replaceAll(/(\d) (\d)/g, '$1 - $2')
  const tokens = tokenize(spaced)
  const words = tokens.map(({ word }) => word)
  const found = packs.map((pack) => intervalIn(tokens, words, pack)).filter((interval) => interval !== null)
  // What one language reads as a bound is a bare number to the other.
  return found.find(({ low, high }) => low !== high) ?? found[0] ?? null
}

function intervalIn(
  tokens: ReturnType<typeof tokenize>,
  words: string[],
  pack: ListeningPack,
): Interval | null {
  const amount = amountsIn({ tokens }, pack).find(
    // "I own one" counts nothing.
    ({ isArticle, isPronoun }) => !isArticle && !(isPronoun && tokens.length > 1),
  )
  if (amount === undefined) return null
  const { low, high, open, measure } = amount
  const isMeasured = measure !== null
  if (open === 'below') return { low: -Infinity, high, above: false, isMeasured }
  if (open === 'above') return { low, high: Infinity, above: over.test(words.join(' ')), isMeasured }
  return { low, high, above: false, isMeasured }
}

/** The interval of an option that has several texts: the one that says most. */
export function intervalOfTexts(texts: readonly string[]): Interval | null {
  const found = texts.map(intervalOf).filter((interval) => interval !== null)
  const ranges = found.filter(({ low, high }) => low !== high)
  return ranges.find(({ isMeasured }) => isMeasured) ?? ranges[0] ?? found[0] ?? null
}

/** In days, where only the slot names the unit: "How many weeks?", "4 to 11". */
export const inUnit = <Bounds extends { low: number; high: number }>(
  bounds: Bounds,
  days: number,
): Bounds => ({
  ...bounds,
  low: bounds.low * days,
  high: bounds.high * days,
})

/**
 * The intervals that an amount may fall into: one where it is decided. A number on the border of two belongs to the one
 * that it opens, as "from 20,000" would.
 */
export function optionsForAmount<Option extends { interval: Interval | null }>(
  options: readonly Option[],
  { low, high, open }: { low: number; high: number; open: 'below' | 'above' | null },
): Option[] {
  const ordered = options
    .filter((option): option is Option & { interval: Interval } => option.interval !== null)
    .sort(
      (one, other) =>
        one.interval.low - other.interval.low || Number(one.interval.above) - Number(other.interval.above),
    )
  if (open === 'below')
    return lastOf(ordered.filter(({ interval }) => interval.low < low && !isOver(interval, low)))
  if (open === 'above') {
    const reached = lastOf(ordered.filter(({ interval }) => interval.low <= low))
    return reached.filter(({ interval }) => interval.high > low || interval.high === interval.low)
  }
  // "None at all" is least where counting begins at one.
  if (low === 0 && high === 0 && ordered[0]?.interval.low === 1) return ordered.slice(0, 1)
  if (low === high) {
    const reached = lastOf(
      ordered.filter(({ interval }) => (interval.above ? interval.low < low : interval.low <= low)),
    )
    return reached.filter(({ interval }) => interval.high >= low || nextReaches(ordered, interval, low))
  }
  return shared(ordered, low, high)
}

const lastOf = <Option>(options: Option[]): Option[] => options.slice(-1)
const isOver = (interval: Interval, value: number) => interval.low >= value

/** A number between the end of one band and the start of the next belongs to the first: 9.5 to "1 to 9". */
const nextReaches = (ordered: readonly { interval: Interval }[], { high }: Interval, value: number) =>
  ordered.some(({ interval }) => interval.low > value && high < value)

/** Of a range: the option that holds most of it, or all that hold some. */
function shared<Option extends { interval: Interval }>(
  ordered: readonly Option[],
  low: number,
  high: number,
): Option[] {
  const parts = ordered
    .map((option) => ({
      option,
      part: Math.min(high, option.interval.high) - Math.max(low, option.interval.low),
    }))
    .filter(({ part }) => part > 0)
  const most = parts.find(({ part }) => part >= (high - low) * 0.7)
  return most ? [most.option] : parts.map(({ option }) => option)
}
