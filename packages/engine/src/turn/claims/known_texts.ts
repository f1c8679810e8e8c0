import {
  type CalendarDate,
  type ClockTime,
  isPlain,
  type Measure,
  type Mention,
  type Quantity,
  type Reference,
  type Value,
} from '../../values/index.ts'
import { type KnownLine, linesOf } from './known_lines.ts'

/** Texts with the values they state. Reading the stable part takes a while, so it is done once for a snapshot. */
export interface KnownTexts {
  readonly texts: readonly string[]
  /** One for each time that texts were added. */
  readonly layers: readonly KnownLayer[]
}

export interface KnownLayer {
  readonly lines: readonly KnownLine[]
  readonly quantities: ReadonlyMap<Measure, readonly Quantity[]>
  readonly times: readonly ClockTime[]
  readonly dates: readonly CalendarDate[]
  readonly references: ReadonlyMap<Reference['kind'], ReadonlySet<string>>
  /** The lines that name a word. */
  readonly named: ReadonlyMap<string, readonly number[]>
  /** Somebody typed it: a number may be anything. */
  readonly isLoose: boolean
  /** In small letters, to look words up. */
  readonly plain: string
}

export const knownTexts = (texts: readonly string[]): KnownTexts =>
  withTexts({ texts: [], layers: [] }, texts)

/** What somebody typed: a number may be anything. */
export const typedTexts = (texts: readonly string[]): KnownTexts => ({
  texts,
  layers: [layerOf(texts, true)],
})

export const withTexts = ({ texts, layers }: KnownTexts, added: readonly string[]): KnownTexts =>
  added.length === 0
    ? { texts, layers }
    : { texts: [...texts, ...added], layers: [...layers, layerOf(added)] }

/** All of these together. */
export const withKnown = (known: KnownTexts, others: readonly KnownTexts[]): KnownTexts => ({
  texts: [...known.texts, ...others.flatMap(({ texts }) => texts)],
  layers: [...known.layers, ...others.flatMap(({ layers }) => layers)],
})

function layerOf(texts: readonly string[], isLoose = false): KnownLayer {
  const lines = texts.flatMap((text) => linesOf(text, isLoose))
  const named = new Map<string, number[]>()
  lines.forEach(({ words }, at) => {
    for (const word of words) listIn(named, word).push(at)
  })
  return { lines, named, isLoose, plain: texts.join('\n').toLowerCase(), ...statedIn(lines) }
}

type StatedValues = Pick<KnownLayer, 'quantities' | 'times' | 'dates' | 'references'>

function statedIn(lines: readonly KnownLine[]): StatedValues {
  const values = lines.flatMap(({ mentions }) => mentions.flatMap(clearReadings))
  const quantities = new Map<Measure, Quantity[]>()
  const references = new Map<Reference['kind'], Set<string>>()
  for (const value of values) {
    if (value.kind === 'quantity') listIn(quantities, value.unit.measure).push(value)
    else if (value.kind !== 'time' && value.kind !== 'date')
      references.set(value.kind, (references.get(value.kind) ?? new Set()).add(value.key))
  }
  const times = values.filter((value) => value.kind === 'time')
  const dates = values.filter((value) => value.kind === 'date')
  return { quantities, references, times, dates }
}

/** "18 and 34 years" states years; by itself, the 18 would be anything. */
function clearReadings({ readings }: Mention): readonly Value[] {
  const isMeasured = readings.some((value) => value.kind === 'quantity' && !isPlain(value.unit))
  return isMeasured ? readings.filter((value) => value.kind !== 'quantity' || !isPlain(value.unit)) : readings
}

function listIn<Key, Each>(map: Map<Key, Each[]>, key: Key): Each[] {
  const known = map.get(key)
  if (known !== undefined) return known
  const list: Each[] = []
  map.set(key, list)
  return list
}
