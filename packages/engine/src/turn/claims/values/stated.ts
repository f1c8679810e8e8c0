import {
  baseOf,
  type ClockTime,
  type Hedge,
  isMoney,
  isPlain,
  leadsTo,
  type Mention,
  type Quantity,
  type Reference,
  samePhone,
  sameTime,
  type Unit,
  type Value,
} from '../../../values/index.ts'
import type { KnownLayer, KnownTexts } from '../known_texts.ts'
import { type Day, sameDate } from './calendar.ts'

/** Where values may be stated. */
export interface Stated {
  known: KnownTexts
  said: KnownTexts
  today: Day
}

/** Whether what a mention means is stated anywhere, in whatever form. */
export const isStated = (mention: Mention, { known, said, today }: Stated): boolean =>
  mention.readings.some(
    (value) =>
      known.layers.some((layer) => states(layer, value, mention, today)) ||
      said.layers.some((layer) => states(layer, value, mention, today)),
  )

function states(layer: KnownLayer, value: Value, mention: Mention, today: Day): boolean {
  if (value.kind === 'quantity') return statesQuantity(layer, value, mention.hedge)
  if (value.kind === 'time') return statesTime(layer, value)
  if (value.kind === 'date') return layer.dates.some((date) => sameDate(value, date, today))
  return statesReference(layer, value)
}

function statesQuantity(layer: KnownLayer, said: Quantity, hedge: Hedge | undefined): boolean {
  for (const quantities of layer.quantities.values()) {
    const other = quantities[0]!.unit
    if (!canState(said.unit, other, layer.isLoose)) continue
    if (quantities.some((known) => isSame(said, known, hedge))) return true
  }
  return (
    said.unit.measure === 'bare' &&
    layer.dates.some(({ day, year }) => said.amount === day || said.amount === year)
  )
}

/** Prices stand without their currency in lists and tables; what else is measured has its unit there. */
function canState(said: Unit, known: Unit, isLoose: boolean): boolean {
  if (said.measure === known.measure || said.measure === 'bare') return true
  if (known.measure === 'bare') return isLoose || isPlain(said) || isMoney(said) || said.measure === 'percent'
  return (isPlain(said) && isPlain(known)) || areBothTimes(said.measure, known.measure)
}

const areBothTimes = (one: string, other: string) =>
  (one === 'minutes' && other === 'months') || (one === 'months' && other === 'minutes')

const monthInMinutes = 43_829

export function isSame(said: Quantity, known: Quantity, hedge: Hedge | undefined): boolean {
  const isPlainPair = isPlain(said.unit) || isPlain(known.unit)
  if (isPlainPair) return isClose(said.amount, known.amount) || isRoughly(said, known.amount, hedge)
  if (said.unit.measure !== known.unit.measure) {
    const inMinutes = (each: Quantity) => baseOf(each) * (each.unit.measure === 'months' ? monthInMinutes : 1)
    const part = inMinutes(known) / inMinutes(said)
    return (
      Math.abs(part - 1) < (hedge === 'about' ? 0.05 : 0.015) &&
      (hedge === 'about' || inMinutes(said) >= 12 * monthInMinutes * 0.98)
    )
  }
  const amount = baseOf(known) / said.unit.size
  return isClose(said.amount, amount) || isRoughly(said, amount, hedge) || isConverted(said, known, amount)
}

export const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(1e-9, Math.abs(other) * 1e-6)

const steps = [0.25, 0.5, 1, 5, 10, 25, 50, 100, 500, 1000, 5000, 10_000, 50_000, 100_000, 1e6]

/** How much of what it is the said amount may be. */
const bounds: Record<Exclude<Hedge, 'about'>, readonly [least: number, most: number]> = {
  over: [0.75, 1],
  'just over': [0.93, 1],
  under: [1, 1.25],
  'just under': [1, 1.1],
}

/** "About 85" for 84.50, "over 100" for 148. */
export function isRoughly({ amount, unit }: Quantity, exact: number, hedge: Hedge | undefined): boolean {
  if (hedge === undefined || exact === 0) return false
  const part = amount / exact
  if (hedge !== 'about') return part >= bounds[hedge][0] && part <= bounds[hedge][1]
  const finest = unit.size > 1 ? 0.25 : 1
  return (
    Math.abs(part - 1) <= 0.1 &&
    steps.some((step) => step >= finest && isClose(Math.round(exact / step) * step, amount))
  )
}

/** Miles in kilometres and pounds in kilograms come out rounded. */
function isConverted(said: Quantity, known: Quantity, amount: number): boolean {
  const ratio = known.unit.size / said.unit.size
  const isClean = isClose(Math.round(ratio), ratio) || isClose(Math.round(1 / ratio), 1 / ratio)
  return !isClean && isRounded(said.amount, amount) && Math.abs(said.amount / amount - 1) < 0.04
}

/** As exact as it is written. */
export function isRounded(written: number, exact: number): boolean {
  const [, decimals = ''] = String(written).split('.')
  return Math.abs(written - exact) <= 0.5 * 10 ** -decimals.length + 1e-9
}

const statesTime = (layer: KnownLayer, said: ClockTime) => layer.times.some((known) => sameTime(said, known))

function statesReference(layer: KnownLayer, { kind, key }: Reference): boolean {
  const known = layer.references.get(kind)
  if (known?.has(key)) return true
  if (kind === 'phone') return [...(known ?? [])].some((other) => samePhone(key, other))
  if (kind !== 'link') return false
  const emails = [...(layer.references.get('email') ?? [])]
  return [...(known ?? []), ...emails.map((email) => email.replace(/^.*@/, ''))].some((other) =>
    leadsTo(other, key),
  )
}
