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
  if (pause === undefined) return null
  return new Date(now.getTime() + pause * 1000 * (1 + jitter * (2 * chance - 1)))
}

/** Links that only the reader of the address may use: they are how it gets confirmed. */
const confirmingKinds = ['password_reset', 'email_confirmation']

/** Why a mail to a member is not sent; null when it may be. */
export function refusalFor(kind: string, { confirmed }: { confirmed: boolean | null }): string | null {
  if (confirmed !== false || confirmingKinds.includes(kind)) return null
  return 'The member has not confirmed this address. Notifications are emailed only to confirmed addresses.'
}

/** What became of an attempt. */
export type Outcome =
  | { status: 'sent' }
  /** There is nothing to tell any more, or nobody who may be told: then with the reason. */
  | { status: 'dropped'; reason?: string }
  | { status: 'failed'; error: string; lasting: boolean }
