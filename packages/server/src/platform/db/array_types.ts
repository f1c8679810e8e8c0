import { formatTextArray, parseTextArray } from './text_array.ts'

/**
 * Arrays other than `text[]` that statements take or give, by the ids that PostgreSQL has given these types for good.
 * A statement that takes an array of another type fails at once: add its type here.
 */

type Element = string | number | boolean | Date | null

const arrayOf = <Parsed>(type: number, parse: (text: string) => Parsed) => ({
  to: type,
  from: [type],
  parse: (text: string) => parseTextArray(text).map((item) => (item === null ? null : parse(item))),
  serialize: (items: readonly Element[]) => formatTextArray(items.map(textOf)),
})

const textOf = (item: Element) =>
  item === null ? null : item instanceof Date ? item.toISOString() : String(item)

const asText = (text: string) => text

export const arrayTypes = {
  booleans: arrayOf(1000, (text) => text === 't'),
  names: arrayOf(1003, asText),
  smallints: arrayOf(1005, Number),
  integers: arrayOf(1007, Number),
  varchars: arrayOf(1015, asText),
  bigints: arrayOf(1016, Number),
  reals: arrayOf(1021, Number),
  doubles: arrayOf(1022, Number),
  oids: arrayOf(1028, Number),
  dates: arrayOf(1182, (text) => new Date(text)),
  timestamps: arrayOf(1185, (text) => new Date(text)),
  uuids: arrayOf(2951, asText),
}
