import { Refusal } from './refusal.ts'

const firstPauseMs = 1_000
const longestPauseMs = 30_000
/** A message that is being answered is asked after more often: its reply may be there any moment. */
const longestPauseBesideOursMs = 4_000

/** How long to wait after so many failures in a row, varied so that many visitors do not return at once. */
export function retryDelayMs(error: unknown, failures: number, random: () => number): number {
  if (error instanceof Refusal && error.retryAfterSeconds !== undefined)
    return Math.min(error.retryAfterSeconds * 1000, longestPauseMs)
  const isRunning = error instanceof Refusal && error.code === 'idempotency_conflict'
  const longest = isRunning ? longestPauseBesideOursMs : longestPauseMs
  return Math.min(firstPauseMs * 2 ** failures, longest) * (0.5 + random() / 2)
}
