import { hoursBefore } from './hours_before.ts'

/** For how many days the operator keeps what accumulates; null: for ever. */
export interface Retention {
  /** With their webhook deliveries. */
  events: number | null
  audit: number | null
  /** Ended ingestion runs, apart from the last one of each source. */
  runs: number | null
  /** Passages that a source does not state any more, with their vectors. */
  passages: number | null
}

export const defaultRetention: Retention = { events: 90, audit: 365, runs: 90, passages: 30 }

/** Does nothing where everything is kept. */
export async function forgetAfter(
  days: number | null,
  now: Date,
  forget: (before: Date) => Promise<void>,
): Promise<void> {
  if (days !== null) await forget(hoursBefore(now, days * 24))
}
