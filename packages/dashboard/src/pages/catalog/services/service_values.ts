import type { PricingUnit } from '@foyer/contract/vocabulary'
import type { CreateServiceBody, Service } from '@foyer/sdk'
import { linesOf, textOf } from '../../../parts/lines.ts'
import { priceText, toMinor } from './price_words.ts'
import { readPrice } from './read_price.ts'

/** A service as its form has it: texts, also where the API has numbers and lists. */
export interface ServiceValues {
  name: string
  price: string
  currency: string
  pricing_unit: PricingUnit
  description: string
  typical_duration: string
  deliverables: string
  good_fit_signals: string
  positioning: string
  guidelines: string
  agents: string[]
}

type Fields = Partial<Omit<Service, 'object' | 'id' | 'key' | 'created_at' | 'archived'>>

export const valuesOfService = (service: Fields, currency = 'EUR'): ServiceValues => ({
  name: service.name ?? '',
  price: priceText(service),
  currency: service.currency ?? currency,
  pricing_unit: service.pricing_unit ?? 'fixed',
  description: service.description ?? '',
  typical_duration: service.typical_duration ?? '',
  deliverables: textOf(service.deliverables ?? []),
  good_fit_signals: textOf(service.good_fit_signals ?? []),
  positioning: service.positioning ?? '',
  guidelines: service.guidelines ?? '',
  agents: service.agents ?? [],
})

/** What typing a price also says: "€" is a currency, "per month" a unit. */
export function withPrice(price: string): Partial<ServiceValues> {
  const read = readPrice(price)
  return {
    price,
    ...(read?.currency && { currency: read.currency }),
    ...(read?.unit && { pricing_unit: read.unit }),
  }
}

export const isPriceReadable = ({ price }: ServiceValues) => price.trim() === '' || readPrice(price) !== null

type ServiceBody = Required<Omit<CreateServiceBody, 'key'>>

/** Empty texts clear their field. */
export function bodyOfService(values: ServiceValues): ServiceBody {
  const { name, pricing_unit, currency, agents } = values
  const price = readPrice(values.price)
  const minor = (amount: number | null | undefined) => (amount == null ? null : toMinor(amount, currency))
  return {
    name: name.trim(),
    pricing_unit,
    price_min: minor(price?.min),
    price_max: minor(price?.max),
    currency: price ? currency : null,
    description: values.description.trim() || null,
    typical_duration: values.typical_duration.trim() || null,
    positioning: values.positioning.trim() || null,
    guidelines: values.guidelines.trim() || null,
    deliverables: linesOf(values.deliverables),
    good_fit_signals: linesOf(values.good_fit_signals),
    agents,
  }
}
