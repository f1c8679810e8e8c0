import type { AgentService } from '../flow/agent_definition.ts'
import { formatMoney } from '../knowledge/structured/money.ts'
import { interpolate } from './language/index.ts'
import type { PaperPack } from './language/paper_pack.ts'

/** A service's price as people write it: "from €18,000", "450–900 € pro Monat". Null where none is set. */
export function priceWords(
  { price_min, price_max, currency, pricing_unit }: AgentService,
  { language, service }: PaperPack,
): string | null {
  const low = price_min ?? price_max
  if (low === undefined || currency === undefined) return null
  const amounts = [...new Set([low, price_max ?? low])].map((each) => formatMoney(each, currency, language))
  // Where the currency stands behind the amount, once is enough.
  const bare = amounts.slice(0, -1).map((amount) => amount.replace(/\s\D+$/u, ''))
  const unit = pricing_unit === 'from' && amounts.length > 1 ? 'fixed' : pricing_unit
  return interpolate(service.prices[unit], { price: [...bare, amounts.at(-1)].join('–') })
}
