/** When a key ends: never, after some days, or with a day of the calendar. */

export type Expiry = 'never' | '30' | '90' | '365' | 'date'

export const expiries: { value: Expiry; label: string }[] = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'date', label: 'On a specific date' },
  { value: 'never', label: 'Never' },
]

const dayMs = 86_400_000

/** `day` is the last day it works, in the person's own time zone. */
export function expiryDate(expiry: Expiry, day: string, now: Date): string | undefined {
  if (expiry === 'never') return undefined
  if (expiry !== 'date') return new Date(now.getTime() + Number(expiry) * dayMs).toISOString()
  return new Date(`${day}T23:59:59`).toISOString()
}
