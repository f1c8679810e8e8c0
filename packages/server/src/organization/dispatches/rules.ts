/** When a dispatch is tried again. */

const minute = 60
const hour = 60 * minute

/** Pauses after the first attempt, the second, and so on: over two days in all. */
const pausesSeconds = [5, 30, 2 * minute, 10 * minute, hour, 3 * hour, 6 * hour, 12 * hour, 24 * hour]

/** Up to a tenth more or less, so that what failed together does not come back together. */
const jitter = 0.1

/** Null after the last attempt. `chance` is between 0 and 1. */
export function nextAttempt(attempts: number, now: Date, chance: number): Date | null {
  const pause = pausesSeconds[attempts - 1]
  // guard: there is a last attempt [null -> now]
  if (pause === undefined) return null
  return new Date(now.getTime() + pause * 1000 * (1 + jitter * (2 * chance - 1)))
}

/** What became of an attempt. */
export type Outcome =
  | { status: 'sent' }
  /** There is nothing to tell any more. */
  | { status: 'dropped' }
  | { status: 'failed'; error: string; lasting: boolean }
