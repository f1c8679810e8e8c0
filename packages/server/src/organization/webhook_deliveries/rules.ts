import { type OutboundAnswer, OutboundFailure } from '../../platform/outbound/index.ts'

/** When a delivery is tried again, and what counts as delivered. */

const minute = 60
const hour = 60 * minute

/** Pauses after the first attempt, the second, and so on: close together at first, then over three days. */
const pausesSeconds = [
  5,
  30,
  2 * minute,
  10 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
]

/**
 * A receiver that answers 400 to 499 works, and refuses this one event. After so many attempts, about 35 s, later events
 * of the same resource go ahead. A receiver that fails would not take those either: they wait, and order is kept.
 */
export const triesInOrder = 3
/** Too slow, too early, too many: they are about the moment and not about the event. */
export const notRefusals = [408, 425, 429]

/** Up to a tenth more or less, so that what failed together does not come back together. */
const jitter = 0.1

/** Null after the last attempt. `chance` is between 0 and 1. */
export function nextAttempt(tries: number, now: Date, chance: number): Date | null {
  const pause = pausesSeconds[tries - 1]
  if (pause === undefined) return null
  return new Date(now.getTime() + pause * 1000 * (1 + jitter * (2 * chance - 1)))
}

export interface Outcome {
  delivered: boolean
  /** The receiver says that it will never want anything again. */
  gone: boolean
  last_status_code: number | null
  last_error: string | null
  last_response: string | null
}

export function outcomeOf({ status, headers, body }: OutboundAnswer): Outcome {
  const delivered = status >= 200 && status < 300
  return {
    delivered,
    gone: status === 410,
    last_status_code: status,
    last_error: delivered ? null : errorOf(status, headers.location),
    // Storage keeps no U+0000.
    last_response: body.toString('utf8').replaceAll('\0', '') || null,
  }
}

function errorOf(status: number, location: string | undefined): string {
  if (status >= 300 && status < 400)
    return `The endpoint redirects (${status}${location ? ` to ${location.slice(0, 500)}` : ''}), but redirects are not followed. Use the URL it redirects to.`
  if (status === 410) return 'The endpoint responded with 410: it wants no more deliveries.'
  return `The endpoint responded with ${status}. A delivery succeeds if the response status is 200 to 299.`
}

export function outcomeOfFailure(error: unknown): Outcome {
  if (!(error instanceof OutboundFailure)) throw error
  return {
    delivered: false,
    gone: false,
    last_status_code: null,
    last_error: error.message,
    last_response: null,
  }
}
