import type { CalendarDate, ClockTime, Mention, Quantity, Value } from '../../../values/index.ts'
import { type KnownLine, wordKeys } from '../known_lines.ts'
import type { KnownLayer, KnownTexts } from '../known_texts.ts'

/** A value that something can be worked out from. */
export interface Operand<Kind extends Quantity | ClockTime | CalendarDate = Quantity> {
  value: Kind
  place: Place
  /** What belongs together: a sentence, a message, a line of what is known. */
  text: number
  /** In a text, operands that follow one another belong together: "3 croissants at 2.40". */
  at: number
  isRate: boolean
}

export type Place = 'reply' | 'said' | 'known'

export interface Operands {
  quantities: Operand[]
  times: Operand<ClockTime>[]
  dates: Operand<CalendarDate>[]
}

export const noOperands = (): Operands => ({ quantities: [], times: [], dates: [] })

const amountOf = ([first]: Mention['readings']) => (first?.kind === 'quantity' ? first.amount : undefined)

/** The first one, or the same in millions. */
const isUsual = (amount: number, first = amount) => amount === first || amount === first * 1_000_000

export function addOperands(all: Operands, mentions: readonly Mention[], place: Place, text: number): void {
  for (const [at, mention] of mentions.entries()) {
    const rest = { place, text, at, isRate: mention.isRate ?? false }
    for (const value of mention.readings.filter((reading) => isOperand(reading, mention)))
      addOperand(all, value, rest)
  }
}

function addOperand(all: Operands, value: Value, rest: Omit<Operand, 'value'>): void {
  if (value.kind === 'quantity') all.quantities.push({ value, ...rest })
  else if (value.kind === 'time') all.times.push({ value, ...rest })
  else if (value.kind === 'date') all.dates.push({ value, ...rest })
}

/** "1.200" is rather 1,200 than 1.2, and "daily" is no day to count from. */
function isOperand(value: Value, { readings, isAside }: Mention): boolean {
  if (value.kind === 'quantity') return isUsual(value.amount, amountOf(readings))
  return value.kind !== 'date' || !isAside || value.fromToday !== undefined
}

/** In more lines than that, a word says nothing about one of them. */
const mostLines = 25

/** What the lines state that are about what each of the texts speaks of. */
export function spokenOperands(known: KnownTexts, texts: readonly string[]): Operands {
  const lines = new Map<KnownLine, Set<string>>()
  for (const text of texts)
    for (const [line, measures] of linesAbout(known, text))
      lines.set(line, new Set([...(lines.get(line) ?? []), ...measures]))
  const all = noOperands()
  let text = 0
  for (const [line, measures] of lines) {
    const mentions = line.mentions.filter((mention) => measures.has(measureOf(mention)))
    addOperands(all, mentions, 'known', text++)
  }
  return all
}

const measureOf = ({ readings: [first] }: Mention): string =>
  first?.kind === 'quantity' ? first.unit.measure : (first?.kind ?? '')

/**
 * The lines that share words with a text, and what of them counts. A line is passed over where another one measures the
 * same and shares these words and more: the price of "city bikes" is in the row of the city bike, and not in every line
 * that names bikes.
 */
function linesAbout({ layers }: KnownTexts, text: string): [KnownLine, string[]][] {
  const words = new Set(wordKeys(text))
  if (words.size === 0) return []
  const shared = layers.flatMap((layer) => linesWith(layer, words))
  return shared.map(({ line, words, measures }) => {
    const better = shared.filter((other) => other.words.size > words.size && isWithin(words, other.words))
    return [line, measures.filter((measure) => !better.some((other) => other.measures.includes(measure)))]
  })
}

function linesWith({ lines, named }: KnownLayer, words: ReadonlySet<string>) {
  const shared = new Map<KnownLine, Set<string>>()
  for (const word of words) {
    const places = named.get(word) ?? []
    const telling = places.length > mostLines ? [] : places.map((place) => lines[place]!)
    for (const line of telling) shared.set(line, (shared.get(line) ?? new Set()).add(word))
  }
  return [...shared].map(([line, words]) => ({
    line,
    words,
    measures: [...new Set(line.mentions.map(measureOf))],
  }))
}

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].every((word) => others.has(word))
