/** A seeded source of choices: the same seed makes the same ones. */
export interface Random {
  /** From 0 up to, not including, 1. */
  number(): number
  below(limit: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** Mulberry32: 32 bits of state are plenty for choosing words. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  function number() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(number() * limit)
  return {
    number,
    below,
    chance: (probability) => number() < probability,
    pick: (items) => items[below(items.length)]!,
  }
}
