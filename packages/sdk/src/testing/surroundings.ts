import type { FoyerOptions } from '../options.ts'
import { Resources } from '../resources.gen.ts'
import type { Surroundings } from '../surroundings.ts'
import { Transport } from '../transport.ts'

/** A client in a world without waiting: pauses are noted and pass at once, no time limit is ever reached. */
export function clientIn(options: Partial<FoyerOptions>, surroundings: Partial<Surroundings> = {}) {
  const slept: number[] = []
  let keys = 0
  const still: Surroundings = {
    now: () => Date.parse('2026-01-15T09:30:00Z'),
    random: () => 1,
    newKey: () => `key-${++keys}`,
    sleep: async (milliseconds) => void slept.push(milliseconds),
    timer: () => ({ cancel: () => {} }),
    ...surroundings,
  }
  const foyer = new Resources(new Transport({ apiKey: 'sk_test', ...options }, still))
  return { foyer, slept }
}
