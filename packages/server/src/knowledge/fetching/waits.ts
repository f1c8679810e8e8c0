import { limits } from './limits.ts'

/**
 * How long a busy server is left alone before it is asked again: as long as it says, in seconds or until a date.
 * Null when it asks for longer than we wait.
 */
export function waitMs(retryAfter: string | undefined, attempt: number, now: Date): number | null {
  const ms = askedFor(retryAfter?.trim() ?? '', now) ?? 2000 * 4 ** (attempt - 1)
  return ms <= limits.waitSeconds * 1000 ? ms : null
}

function askedFor(retryAfter: string, now: Date): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const date = retryAfter.endsWith('GMT') ? Date.parse(retryAfter) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}
