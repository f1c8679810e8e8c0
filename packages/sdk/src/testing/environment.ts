import type { Environment } from '../environment.ts'
import type { FoyerOptions } from '../options.ts'
import { Resources } from '../resources.gen.ts'
import { Transport } from '../transport.ts'

/** A client in a world without waiting: pauses are noted and pass at once, no time limit is ever reached. */
export function clientIn(options: Partial<FoyerOptions>, environment: Partial<Environment> = {}) {
  const slept: number[] = []
  let keys = 0
  const still: Environment = {
    now: () => Date.parse('2026-01-15T09:30:00Z'),
    random: () => 1,
    newKey: () => `key-${++keys}`,
    sleep: async (milliseconds) => void slept.push(milliseconds),
    timer: () => ({ cancel: () => {} }),
    ...environment,
  }
  const foyer = new Resources(new Transport({ apiKey: 'sk_test', ...options }, still))
  return { foyer, slept }
}
