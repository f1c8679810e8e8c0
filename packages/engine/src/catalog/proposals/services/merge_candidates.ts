import { type FoundPrice, samePrice } from '../prices/price.ts'
import { comparable, plainOf } from '../text/plain.ts'
import type { ServiceCandidate } from './service_candidate.ts'

/** One service of what several places tell about it, in the order in which they first name it. */
export function mergeCandidates(candidates: readonly ServiceCandidate[]): ServiceCandidate[] {
  const groups = Map.groupBy(qualified(candidates), ({ name }) => keyOf(name))
  const merged = [...groups.values()].map(merge)
  const categories = new Set(
    merged
      .filter(({ price }) => price)
      .flatMap(({ name, category }) => (keyOf(category) === keyOf(name) ? [] : [keyOf(category)])),
  )
  const priced = merged.flatMap(({ name, price }) => (price ? [stemsOf(name)] : []))
  // Left out: headings above other services, and shorter names of a service that has a price.
  return merged
    .filter(({ name, price }) => price !== undefined || !categories.has(keyOf(name)))
    .filter(
      ({ name, price }) => price !== undefined || !priced.some((stems) => isWithin(stemsOf(name), stems)),
    )
}

const stemLength = 6

/** "Websites" says no more than "Website in a month". */
const stemsOf = (name: string): string[] =>
  comparable(name)
    .split(' ')
    .filter((word) => word.length >= 4)
    .map((word) => word.slice(0, stemLength))

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.length > 0 && some.every((stem) => all.includes(stem))

/** "Haircuts" and "haircut" are one name; so is one with its article. */
export const keyOf = (name: string): string =>
  comparable(name)
    .replace(/^(?:the|our|a|an|der|die|das|unser|unsere|ein|eine) /u, '')
    .replaceAll(/(?<=\p{L}{4})s(?= |$)/gu, '')
    .replaceAll(/ (?:and|und) /gu, ' & ')

/** One name under two headings at two prices: the heading tells them apart. */
function qualified(candidates: readonly ServiceCandidate[]): ServiceCandidate[] {
  const sure = candidates.filter(({ price, standing }) => price && standing === 3)
  const places = Map.groupBy(sure, ({ document, name }) => `${document} ${keyOf(name)}`)
  const unclear = new Set(
    [...places.values()].flatMap((told) =>
      told.filter(({ category, price }) =>
        told.some((other) => other.category !== category && !samePrice(other.price!, price!)),
      ),
    ),
  )
  return candidates.map((candidate) =>
    unclear.has(candidate) && candidate.category !== ''
      ? { ...candidate, name: `${candidate.name} (${candidate.category})` }
      : candidate,
  )
}

function merge(told: readonly ServiceCandidate[]): ServiceCandidate {
  const first = [...told].sort((one, other) => other.standing - one.standing)[0]!
  const { price: _, ...rest } = first
  const price = agreedPrice(told)
  const duration = told.find((each) => each.duration)?.duration
  const descriptions = told.flatMap(({ description }) => description ?? [])
  const whole = descriptions.find((text) => /[.!]$/.test(text)) ?? descriptions[0]
  return {
    ...rest,
    name: bestName(told),
    ...(price && { price }),
    ...(duration && { duration }),
    ...(whole !== undefined && { description: whole }),
    deliverables: told.find(({ deliverables }) => deliverables.length > 0)?.deliverables ?? [],
    signals: told.find(({ signals }) => signals.length > 0)?.signals ?? [],
    passages: [...new Set(told.flatMap(({ passages }) => passages))],
  }
}

/** Not the one that shouts. */
const bestName = (told: readonly ServiceCandidate[]): string =>
  told.map(({ name }) => name).find((name) => plainOf(name) !== name && name.toUpperCase() !== name) ??
  told[0]!.name

/** The price of the surest place. Where two of the same standing differ, nobody knows which one holds. */
function agreedPrice(told: readonly ServiceCandidate[]): FoundPrice | undefined {
  const priced = told.filter(({ price }) => price !== undefined)
  const standing = Math.max(0, ...priced.map((each) => each.standing))
  const surest = priced.filter((each) => each.standing === standing).map(({ price }) => price!)
  const [first] = surest
  if (!first) return undefined
  const lows = new Set(
    surest.map(({ min, currency, units }) => `${min} ${currency} ${units.includes('month')}`),
  )
  if (lows.size > 1) return undefined
  // "from £45" at one place and "£45 to £90" at another: the one that says more.
  return (
    surest.find(({ min, max }) => max !== undefined && max > min) ??
    surest.find(({ max }) => max === undefined) ??
    first
  )
}
