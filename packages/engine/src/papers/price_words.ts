import { minorDigits } from '../catalog/minor_digits.ts'
import type { AgentService } from '../flow/agent_definition.ts'
import { interpolate } from './language/index.ts'
import type { MoneyFormat, PaperPack } from './language/paper_pack.ts'

const symbols: Record<string, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥' }

/** A service's price as people write it: "from €18,000", "450–900 € pro Monat". Null where none is set. */
export function priceWords(service: AgentService, { money, service: words }: PaperPack): string | null {
  const { price_min, price_max, currency = '', pricing_unit } = service
  const low = price_min ?? price_max
  if (low === undefined) return null
  const high = price_max ?? low
  const amounts = [...new Set([low, high])].map((amount) => amountWords(amount, currency, money))
  const symbol = symbols[currency]
  const withCurrency = (amount: string) =>
    interpolate(symbol ? money.withSymbol : money.withCode, { amount, currency: symbol ?? currency }).trim()
  const price =
    symbol && money.repeatsSymbol ? amounts.map(withCurrency).join('–') : withCurrency(amounts.join('–'))
  return interpolate(words.prices[pricing_unit], { price })
}

/** Cents only where there are any. */
function amountWords(minor: number, currency: string, { thousands, decimal }: MoneyFormat): string {
  const digits = minorDigits(currency)
  const [whole = '', fraction = ''] = (minor / 10 ** digits).toFixed(digits).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
  // guard: a round price has no cents [Number(fraction) === 0 -> false]
  return Number(fraction) === 0 ? grouped : `${grouped}${decimal}${fraction}`
}
