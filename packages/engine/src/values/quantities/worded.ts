import { languages, quickly } from '../language/index.ts'
import { minute, percent } from '../units.ts'
import type { Mention, Unit } from '../value.ts'

type Worded = readonly (readonly [pattern: string, amount: number])[]

function wordedReader(amounts: Worded, unit: Unit): (text: string, lower: string) => Mention[] {
  const any = quickly(amounts.map(([source]) => source))
  const patterns = amounts.map(([source, amount]) => ({
    amount,
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'giu'),
  }))
  const read = (text: string) =>
    patterns.flatMap(({ pattern, amount }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        text: found,
        from: index,
        to: index + found.length,
        readings: [{ kind: 'quantity' as const, amount, unit }],
      })),
    )
  return (text, lower) => (any.test(lower) ? read(text) : [])
}

/** What says an amount without a number: "half an hour", "a third". */
export const wordedReaders = [
  wordedReader(
    languages.flatMap(({ spans }) => spans),
    minute,
  ),
  wordedReader(
    languages.flatMap(({ fractions }) => fractions),
    percent,
  ),
]
