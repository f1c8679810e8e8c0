import type { Mention } from './mentions/mention.ts'

/**
 * One assignment for the whole message, in which no word serves two slots: the surest mention takes its words first.
 * What is said of one slot stays together, because several mentions of it may contradict each other.
 */
export function assign(all: readonly Mention[], asked: string | null): Map<string, Mention[]> {
  const answering = all.filter(({ slot }) => slot === asked)
  const mentions = all.filter((one) => one.slot === asked || !answering.some((other) => isInside(one, other)))
  const owners = new Map<number, string>()
  const bySlot = new Map<string, Mention[]>()
  for (const mention of mentions.toSorted((one, other) => other.score - one.score)) {
    const places = Array.from({ length: mention.last - mention.first + 1 }, (_, step) => mention.first + step)
    if (places.some((place) => (owners.get(place) ?? mention.slot) !== mention.slot)) continue
    const own = bySlot.get(mention.slot) ?? []
    if (own.some(({ first, last }) => first <= mention.last && mention.first <= last)) continue
    for (const place of places) owners.set(place, mention.slot)
    bySlot.set(mention.slot, [...own, mention])
  }
  return bySlot
}

const isInside = (one: Mention, other: Mention) =>
  other.first <= one.first && one.last <= other.last && other.last - other.first > one.last - one.first
