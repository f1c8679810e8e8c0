import type { Service, UpdateServiceBody } from '@foyer/sdk'
import { priceWords, unitWords } from '../services/price_words.ts'

interface Difference {
  field: string
  stored?: unknown
  stated?: unknown
}

const labels: Record<string, string> = {
  price_min: 'Price',
  price_max: 'Highest price',
  currency: 'Currency',
  pricing_unit: 'Price type',
  typical_duration: 'How long it takes',
}

export const labelOfField = (field: string): string => labels[field] ?? field.replaceAll('_', ' ')

/** A value of the field as people say it, or `null` without one. */
export function valueWords(field: string, value: unknown, service: Pick<Service, 'currency'>): string | null {
  if (value === undefined || value === null) return null
  if ((field === 'price_min' || field === 'price_max') && typeof value === 'number')
    return priceWords({ price_min: value, currency: service.currency ?? 'EUR', pricing_unit: 'fixed' }) ?? ''
  if (field === 'pricing_unit') return Object.entries(unitWords).find(([unit]) => unit === value)?.[1] ?? ''
  return String(value)
}

/** Whether the catalog says by now what the sources say. */
const isSettled = (service: Service, { field, stated }: Difference): boolean =>
  (service[field as keyof Service] ?? undefined) === (stated ?? undefined)

/** Those that somebody still has to decide on, each with its service. A service that is not known has none yet. */
export function openContradictions<Found extends Difference & { resource_id: number; dismissed: boolean }>(
  found: readonly Found[],
  services: readonly Service[],
): { contradiction: Found; service: Service }[] {
  return found.flatMap((contradiction) => {
    const service = services.find(({ id }) => id === contradiction.resource_id)
    if (contradiction.dismissed || !service || service.archived || isSettled(service, contradiction))
      return []
    return [{ contradiction, service }]
  })
}

/** The change that makes the catalog say what the sources say. */
export function adoption(service: Service, { field, stated }: Difference): UpdateServiceBody {
  const { price_min, price_max } = service
  const body: UpdateServiceBody = { [field]: stated ?? null, reviewed: true }
  // A single price was stored twice, or the old highest price is below the new one: then it no longer holds.
  if (field === 'price_min' && price_max !== undefined && typeof stated === 'number')
    if (price_max === price_min || price_max < stated) body.price_max = null
  return body
}
