import { anyOf } from '../language/index.ts'
import type { Mention, Quantity } from '../value.ts'
import { type Found, isTime } from './found.ts'

/** Numbers that stand together say together what they measure. */

const rangeTo = new RegExp(String.raw`^\s*(?:[-–—]|${anyOf(({ to }) => to)})\s*[€£$]?$`, 'iu')
const listed = new RegExp(
  String.raw`^\s*(?:[-–—/,&+]|,?\s*(?:${anyOf(({ to, and }) => `${to}|${and}`)}))\s*[€£$]?$`,
  'iu',
)
const longestGap = 12

/** "7 to 12 °C", "£42–60", "3, 7 and 14 days" */
export function withNeighbours(text: string, found: readonly Found[], at: number): Found {
  const each = found[at]!
  if (each.hasUnit) return each
  const before = rangeUnit(text, found, at)
  const units = before ?? listUnit(text, found, at)
  if (units === null) return each
  const inherited = each.quantities.flatMap(({ kind, amount }) =>
    units.map(({ unit }) => ({ kind, amount, unit })),
  )
  const isRange = before !== null || joins(text, each, found[at + 1]!, rangeTo)
  return { ...each, hasUnit: isRange, quantities: isRange ? inherited : [...inherited, ...each.quantities] }
}

/** What the beginning of the range measures that ends here. */
function rangeUnit(text: string, found: readonly Found[], at: number): readonly Quantity[] | null {
  const [before, each] = [found[at - 1], found[at]!]
  const isBare = each.quantities.every(({ unit }) => unit.measure === 'bare')
  return before?.hasUnit && isBare && joins(text, before, each, rangeTo) ? before.quantities : null
}

/** What the end of the list measures that this belongs to. */
function listUnit(text: string, found: readonly Found[], at: number): readonly Quantity[] | null {
  for (let last = at + 1; last < found.length; last++) {
    if (!joins(text, found[last - 1]!, found[last]!, listed)) return null
    if (found[last]!.hasUnit) return found[last]!.quantities
  }
  return null
}

function joins(text: string, one: Found, other: Found, pattern: RegExp): boolean {
  const gap = text.slice(one.mention.to, other.mention.from)
  return gap.length < longestGap && pattern.test(gap) && !one.mention.isAside && !other.mention.isAside
}

/** "1 hour and 30 minutes", "2 h 30 min": one span of time. */
export function compounded(text: string, mentions: readonly Mention[]): Mention[] {
  const all: Mention[] = []
  for (const mention of mentions) {
    const last = all.at(-1)
    const sum = last === undefined ? null : spanOfBoth(text, last, mention)
    if (last === undefined || sum === null) all.push(mention)
    else
      all[all.length - 1] = {
        ...last,
        to: mention.to,
        text: text.slice(last.from, mention.to),
        readings: [sum],
      }
  }
  return all
}

function spanOfBoth(text: string, one: Mention, other: Mention): Quantity | null {
  const [large, small] = [one.readings[0], other.readings[0]]
  if (large?.kind !== 'quantity' || small?.kind !== 'quantity' || one.isAside || other.isAside) return null
  const rest = small.amount * small.unit.size
  const isOneMeasure = isTime(large.unit) && large.unit.measure === small.unit.measure
  if (
    !isOneMeasure ||
    rest >= large.unit.size ||
    !/^\s*(?:and|und)?\s*$/.test(text.slice(one.to, other.from))
  )
    return null
  return { kind: 'quantity', amount: large.amount + rest / large.unit.size, unit: large.unit }
}
