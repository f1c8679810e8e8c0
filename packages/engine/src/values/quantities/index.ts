import { yearsIn } from '../dates.ts'
import { tokensOf } from '../numbers.ts'
import type { Mention } from '../value.ts'
import { amountAt } from './amounts.ts'
import type { Found } from './found.ts'
import { compounded, withNeighbours } from './neighbours.ts'
import { mentionOf } from './readings.ts'
import { singleUnitAt } from './single_units.ts'
import { wordedReaders } from './worded.ts'

/** It counts the items of a list, and measures nothing. */
const listMarker = /^\s*\d{1,3}[.)]\s+\S/u

/** Numbers with what they measure: "£42", "2 weeks", "10 %", "12 participants". */
function quantityMentions(text: string): Mention[] {
  const found = foundIn(text)
  if (found.length === 0) return []
  const years = new Map(yearsIn(text).map(({ from, year }) => [from, year]))
  return compounded(
    text,
    found.map((_, at) => {
      const each = withNeighbours(text, found, at)
      return mentionOf(text, each, years.get(each.mention.from))
    }),
  )
}

function foundIn(text: string): Found[] {
  const tokens = tokensOf(text)
  const found: Found[] = []
  for (let at = listMarker.test(text) ? 1 : 0; at < tokens.length; ) {
    const read = singleUnitAt(text, tokens, at) ?? amountAt(text, tokens, at)
    if (read !== null) found.push(read.found)
    at = read?.end ?? at + 1
  }
  return found
}

export const quantityReaders: readonly ((text: string, lower: string) => Mention[])[] = [
  ...wordedReaders,
  quantityMentions,
]
