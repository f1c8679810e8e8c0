/** Days of the calendar, as the address has them (`2026-03-10`), and the moments that the API is asked about. */

export interface Period {
  since?: string | undefined
  /** The last day that counts. */
  until?: string | undefined
}

/** A day begins at midnight where the person is; one that makes no sense is left out. */
function startOf(day: string | undefined, later = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  if (!date) return undefined
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString()
}

export const momentsOf = ({ since, until }: Period) => ({ since: startOf(since), until: startOf(until, 1) })

export function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** `days` of them, today included. */
export const lastDays = (days: number, now: Date): Period => ({
  since: dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1)),
  until: undefined,
})

const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** In words; null where nothing is chosen. */
export function periodLabel(period: Period): string | null {
  const since = told(period.since)
  const until = told(period.until)
  if (since && until) return since === until ? since : `${since} – ${until}`
  if (since) return `Since ${since}`
  return until && `Until ${until}`
}

function told(day: string | undefined): string | null {
  const start = startOf(day)
  return start ? format.format(new Date(start)) : null
}
