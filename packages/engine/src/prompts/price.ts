import { minorDigits } from '@foyer/contract/vocabulary'
import type { AgentService } from '../flow/agent_definition.ts'

/** A service's price in words a model cannot misread, or null where none is set. */
export function priceOf(service: AgentService): string | null {
  const { price_min, price_max, currency = '', pricing_unit } = service
  const low = price_min ?? price_max
  if (low === undefined) return null
  const high = price_max ?? low
  const amount =
    low === high
      ? inMajorUnits(low, currency)
      : `${inMajorUnits(low, currency)} to ${inMajorUnits(high, currency)}`
  const priced = `${amount} ${currency}`.trim()
  if (pricing_unit === 'from') return `from ${priced}`
  return pricing_unit === 'monthly' ? `${priced} a month` : priced
}

function inMajorUnits(amount: number, currency: string): string {
  const digits = minorDigits(currency)
  const major = amount / 10 ** digits
  return Number.isInteger(major) ? String(major) : major.toFixed(digits)
}
