import { refuse } from '../refusal.ts'

/** A time in a query, as storage can compare it: nothing of ours is older than the era, and no minute has 61 seconds. */
export function timeOf(param: string, text: string | Date | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime()))
    throw refuse('parameter_invalid', `${param} must be a time such as "2026-01-15T09:30:00Z".`, { param })
  return time.getTime() < 0 ? new Date(0) : time
}
