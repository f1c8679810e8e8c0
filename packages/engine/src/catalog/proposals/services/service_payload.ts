import type { PricingUnit } from '@foyer/contract/vocabulary'
import { capitalize, withEndMark } from '../../../knowledge/digest/plain.ts'
import { primaryLanguage } from '../../../knowledge/search/terms.ts'
import type { FoundPrice, Price } from '../prices/price.ts'
import { durationText } from '../text/read_duration.ts'
import type { ServiceCandidate } from './service_candidate.ts'

/** The body with which the service is created. What the material does not say is not in it. */
export function servicePayload(candidate: ServiceCandidate, locale: string): Record<string, unknown> {
  const { name, price, duration, deliverables, signals } = candidate
  const description = describe(candidate)
  return {
    name,
    pricing_unit: price ? pricingUnit(price) : ('fixed' satisfies PricingUnit),
    ...(price && {
      price_min: price.min,
      ...(price.max !== undefined && pricingUnit(price) !== 'from' && { price_max: price.max }),
      ...(price.max !== undefined && price.max > price.min && { price_max: price.max }),
      currency: price.currency,
    }),
    ...(description !== undefined && { description }),
    ...(duration && { typical_duration: durationText(duration, primaryLanguage(locale)) }),
    ...(deliverables.length > 0 && { deliverables: [...deliverables] }),
    ...(signals.length > 0 && { good_fit_signals: [...signals] }),
  }
}

/** What is paid by the hour or by the square metre costs at least that much. */
export function pricingUnit({ min, max, units }: Price): PricingUnit {
  if (units.includes('month')) return 'monthly'
  if (max !== undefined && max > min) return 'fixed'
  return max === undefined || units.some((unit) => unit === 'amount' || unit === 'thing') ? 'from' : 'fixed'
}

/** The catalog has no word for "per hour" or "per person": the description says it, as the organization does. */
function describe({ description, price }: ServiceCandidate): string | undefined {
  const said = description === undefined ? undefined : capitalize(withEndMark(description))
  if (!price || !needsWords(price) || said?.includes(price.text)) return said
  const priced = withEndMark(capitalize(price.text))
  return said === undefined ? priced : `${said} ${priced}`
}

const needsWords = ({ units, max }: FoundPrice): boolean =>
  units.some((unit) => unit !== 'month') || (units.includes('month') && max === undefined)
