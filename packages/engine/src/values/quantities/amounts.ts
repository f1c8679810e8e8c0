import { languagePackFor } from '../../knowledge/language/index.ts'
import { blank } from '../blank.ts'
import { languages } from '../language/index.ts'
import { numberAt, type Token, type WrittenNumber } from '../numbers.ts'
import { bare, count, currencyBefore, unitsOf } from '../units.ts'
import { isMoney, isPlain, type Quantity, type Unit } from '../value.ts'
import type { Read } from './found.ts'
import { unitAfter } from './unit_after.ts'

const functionWords = new Set(
  ['en', 'de'].flatMap((language) => [...languagePackFor(language).grammar.functionWords]),
)

/** A number in digits or words, with its unit: "£42", "2 weeks", "12 participants". */
export function amountAt(text: string, tokens: readonly Token[], at: number): Read | null {
  const number = numberAt(tokens, at)
  if (number === null || isPartOfWord(tokens, number)) return null
  const sign = tokens[at - 1]
  const currency = sign === undefined ? null : currencyBefore(sign.text)
  const tail = unitAfter(text, tokens, number.end)
  const hasUnit = currency !== null || tail.units.length > 0
  const units = currency !== null ? [currency] : hasUnit ? unique(tail.units) : [plainUnit(tokens, number)]
  const from = currency === null ? tokens[at]!.from : sign!.from
  const mention = { text: text.slice(from, tail.to), from, to: tail.to, readings: [] }
  return { found: { mention, quantities: quantitiesOf(number, units, tail.half), hasUnit }, end: tail.end }
}

/** Two languages often have the same word for a unit. */
const unique = (units: readonly Unit[]): Unit[] =>
  units.filter(
    ({ measure, size }, at) =>
      units.findIndex((other) => other.measure === measure && other.size === size) === at,
  )

/** "1.200" measures 1.2 only where decimals have three places: "1.550 m". */
function quantitiesOf({ values }: WrittenNumber, units: readonly Unit[], half: number): Quantity[] {
  const [first] = units
  const isSure = isPlain(first!) || isMoney(first!) || first!.measure === 'percent'
  const amounts = (isSure ? values.slice(0, 1) : values).map((value) => value + half)
  return amounts.flatMap((amount) =>
    units.flatMap((unit) => [quantity(amount, unit), ...millions(amount, unit)]),
  )
}

const quantity = (amount: number, unit: Unit): Quantity => ({ kind: 'quantity', amount, unit })

/** "2.6m" is a length or an amount of money. */
const millions = (amount: number, { measure, size }: Unit): Quantity[] =>
  measure === 'metres' && size === 1 ? [quantity(amount * 1_000_000, bare)] : []

const endings = /^(?:st|nd|rd|th|er|x|fach|mal|plus|ish)$/u

/** "mp3", "B2B": letters on either side make a name of it. Units may follow at once. */
function isPartOfWord(tokens: readonly Token[], { start, end, isWord }: WrittenNumber): boolean {
  const [first, before, after] = [tokens[start]!, tokens[start - 1], tokens[end]]
  if (before?.kind === 'word' && before.to === first.from && currencyBefore(before.text) === null) return true
  const isFollowed = !isWord && after?.kind === 'word' && after.from === tokens[end - 1]!.to
  return isFollowed && unitsOf(after.lower).length === 0 && !endings.test(after.lower)
}

/** A number alone, or one that counts things. */
function plainUnit(tokens: readonly Token[], { end, values }: WrittenNumber): Unit {
  if (!Number.isInteger(values[0])) return bare
  for (const token of tokens.slice(end, end + 3)) {
    if (token.text === blank) return count
    if (token.kind !== 'word' || functionWords.has(token.lower)) return bare
    if (languages.some(({ plural }) => plural.test(token.text))) return count
  }
  return bare
}
