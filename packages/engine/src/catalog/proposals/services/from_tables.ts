import { words } from '../language/index.ts'
import { findPrices } from '../prices/find_prices.ts'
import type { FoundPrice } from '../prices/price.ts'
import { plainOf, wordsIn } from '../text/plain.ts'
import { findDurations, wholeDuration } from '../text/read_duration.ts'
import type { PricedLine } from './priced_line.ts'
import { wholePrice } from './priced_line.ts'
import { cleanName } from './service_name.ts'

export interface PricedRow extends PricedLine {
  /** The row above that names a group of rows. */
  group?: string
  /** What the column of names is called. */
  label?: string
  deliverables: string[]
}

type Rows = readonly (readonly string[])[]

const bareNumber = /^(?:ab|from)?\s*\d[\d.,' ]*(?:[.,][-–—]{1,2})?$/iu
const ticked = /^[✓✔✅☑🗸]\uFE0F?$|^(?:yes|ja|included|inklusive|enthalten)$/iu
const emptyCell = /^[-–—\s✗✘❌×✕✖]*$/u

/** The rows of a table that name something and its price. */
export function pricedRows(rows: Rows, usual?: string): PricedRow[] {
  const header = headerOf(rows, usual)
  const plans = header ? transposed(rows, usual) : []
  if (plans.length > 1) return plans
  const body = header ? rows.slice(1) : rows
  const columns = Math.max(...rows.map((row) => row.length))
  const places = Array.from({ length: columns }, (_, at) => at)
  const priced = places.filter((at) => isPriceColumn(body, at, header?.[at] ?? '', usual))
  const meant = meantColumns(priced, header)
  const named = places.find(
    (at) => !priced.includes(at) && body.some((row) => /\p{L}{2}/u.test(row[at] ?? '')),
  )
  if (meant.length === 0 || named === undefined || named > Math.min(...meant)) return []
  let group: string | undefined
  return body.flatMap((row): PricedRow[] => {
    const written = row[named] ?? ''
    if (isGroupRow(row, named)) {
      group = cleanName(written)
      return []
    }
    const price = priceOfRow(row, meant, header, usual) ?? priceOfRow(row, priced, header, usual)
    if (!price || cleanName(written) === '') return []
    const others = places.filter((at) => at !== named && !priced.includes(at)).map((at) => row[at] ?? '')
    const duration = [...others.filter(wholeDuration), written].flatMap((text) => findDurations(text))[0]
    const description = others.find((cell) => !wholeDuration(cell) && wordsIn(cell).length >= 3)
    const name = cleanName(written)
    return [
      {
        name,
        fullName: name,
        price,
        deliverables: [],
        ...(duration && { duration }),
        ...(description !== undefined && { description }),
        ...(group !== undefined && { group }),
        ...(header?.[named] && { label: header[named] }),
      },
    ]
  })
}

function headerOf(rows: Rows, usual?: string): readonly string[] | undefined {
  const [first, ...rest] = rows
  if (!first || rest.length === 0 || first.some((cell) => findPrices(cell, usual).length > 0))
    return undefined
  const isNamed = first.some((cell) => isHeaderCell(cell))
  return isNamed ||
    rest.every((row) => row.some((cell) => findPrices(cell, usual).length > 0)) ||
    first[0] === ''
    ? first
    : undefined
}

function isHeaderCell(cell: string): boolean {
  const plain = plainOf(cell)
  return (
    words.columns.name.test(plain) || words.columns.price.test(plain) || words.columns.duration.test(plain)
  )
}

function isPriceColumn(body: Rows, at: number, heading: string, usual?: string): boolean {
  const cells = body.map((row) => row[at] ?? '').filter((cell) => !emptyCell.test(cell))
  const priced = cells.filter((cell) => cellPrice(cell, heading, usual) !== undefined)
  return (
    priced.length > 0 && priced.length * 2 >= cells.length && cells.every((cell) => wordsIn(cell).length <= 8)
  )
}

/** Of net and gross, a month and a year, the one that visitors ask for. */
function meantColumns(columns: readonly number[], header: readonly string[] | undefined): readonly number[] {
  const heading = (at: number) => plainOf(header?.[at] ?? '')
  const gross = columns.filter((at) => words.columns.gross.test(heading(at)))
  if (gross.length > 0) return gross
  const others = columns.filter((at) => !words.columns.other.test(heading(at)))
  return others.length > 0 ? others : columns
}

function priceOfRow(
  row: readonly string[],
  columns: readonly number[],
  header: readonly string[] | undefined,
  usual?: string,
): FoundPrice | undefined {
  const prices = columns.flatMap((at) => cellPrice(row[at] ?? '', header?.[at] ?? '', usual) ?? [])
  const [first] = prices
  if (!first || prices.length === 1) return first
  if (
    prices.some(({ units, currency }) => units.join() !== first.units.join() || currency !== first.currency)
  )
    return first
  const lows = prices.map(({ min }) => min)
  const min = Math.min(...lows)
  const { max: _, ...lowest } = first
  if (prices.some(({ max }) => max === undefined)) return { ...lowest, min }
  return { ...first, min, max: Math.max(...prices.map(({ max }) => max!)) }
}

/** A cell may leave the currency and the unit to the heading of its column: "45,00" under "Preis in €". */
function cellPrice(cell: string, heading: string, usual?: string): FoundPrice | undefined {
  const written = wholePrice(cell, usual)
  const price = written ?? bareCellPrice(cell, heading, usual)
  if (!price || price.units.length > 0) return price
  const [counted] = findPrices(
    `1 € ${plainOf(heading)
      .replace(/annual$/u, 'annually')
      .replace(/^.*?(?=(?:per|pro|je|monatlich|monthly|jährlich|yearly|annually|\/))/u, '')}`,
  )
  return counted ? { ...price, units: counted.units, text: counted.text.replace(/^1 €/u, price.text) } : price
}

function bareCellPrice(cell: string, heading: string, usual?: string): FoundPrice | undefined {
  if (!bareNumber.test(cell) || !words.columns.price.test(plainOf(heading))) return undefined
  const sign = /[€£$]|\b(?:EUR|GBP|USD|CHF)\b/u.exec(heading)?.[0] ?? usual
  return sign === undefined
    ? undefined
    : findPrices(`${cell.replace(/[.,][-–—]{1,2}$/u, '')} ${sign}`, usual)[0]
}

/** "Women" over all columns, or alone in its row. */
const isGroupRow = (row: readonly string[], named: number): boolean =>
  row.length > 1 && row.every((cell, at) => at === named || cell === row[named] || cell === '')

/** Plans side by side: their names in the first row, their prices in one of the others, what they include in the rest. */
function transposed([names = [], ...rows]: Rows, usual?: string): PricedRow[] {
  const priced = rows.filter((row) => row.slice(1).some((cell) => findPrices(cell, usual).length > 0))
  const [prices] = priced
  const label = plainOf(prices?.[0] ?? '')
  if (!prices || priced.length > 1 || !(label === '' || words.columns.price.test(label))) return []
  return names.flatMap((written, at): PricedRow[] => {
    const price = at === 0 ? undefined : cellPrice(prices[at] ?? '', prices[0] ?? '', usual)
    const name = cleanName(written)
    if (!price || name === '') return []
    const deliverables = rows
      .filter((row) => row !== prices && row[0] !== '' && !emptyCell.test(row[at] ?? ''))
      .map((row) => (ticked.test(row[at]!) ? row[0]! : `${row[0]}: ${row[at]}`))
    return [{ name, fullName: name, price, deliverables }]
  })
}
