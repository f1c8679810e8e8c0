import type { DraftKind, PricingUnit } from '@foyer/contract/vocabulary'
import { citedFacts } from './cited_facts.ts'
import type { Material } from './material.ts'
import { keyOf } from './services/merge_candidates.ts'
import { findServices } from './services/propose_services.ts'
import type { ServiceCandidate } from './services/service_candidate.ts'
import { servicePayload } from './services/service_payload.ts'
import { type Duration, findDurations } from './text/read_duration.ts'

/** Where the material says something else than a catalog row: shown as something that needs attention. */
export interface Contradiction {
  kind: DraftKind
  resource_id: number
  field: string
  stored: unknown
  stated: unknown
  fact_ids: number[]
}

/** A row of the catalog, seen as the body that created it. */
export interface CatalogRow {
  kind: DraftKind
  id: number
  payload: Record<string, unknown>
}

/** Only services state what can be compared: prices and lengths of time. */
export function contradictions(material: Material, rows: readonly CatalogRow[]): Contradiction[] {
  const stated = new Map(findServices(material).map((service) => [keyOf(service.name), service]))
  return rows.flatMap((row) => {
    const service = row.kind === 'service' ? stated.get(keyOf(String(row.payload.name))) : undefined
    return service ? differences(row, service, material.locale) : []
  })
}

function differences(
  { id, payload }: CatalogRow,
  service: ServiceCandidate,
  locale: string,
): Contradiction[] {
  const says = servicePayload(service, locale)
  const fact_ids = citedFacts(service.passages, [
    service.name,
    ...(service.price ? [service.price.text] : []),
  ])
  const different = (field: string, isSame: boolean): Contradiction[] =>
    isSame
      ? []
      : [{ kind: 'service', resource_id: id, field, stored: payload[field], stated: says[field], fact_ids }]
  const priced = service.price ? differentPrice(payload, says, different) : []
  const timed =
    says.typical_duration !== undefined && typeof payload.typical_duration === 'string'
      ? different('typical_duration', isSameTime(payload.typical_duration, String(says.typical_duration)))
      : []
  return [...priced, ...timed]
}

type Body = Readonly<Record<string, unknown>>

/** One difference is told of a price, the first that there is: the others follow from it. */
function differentPrice(
  stored: Body,
  stated: Body,
  different: (field: string, isSame: boolean) => Contradiction[],
): Contradiction[] {
  if (typeof stored.price_min !== 'number' && typeof stored.price_max !== 'number') return []
  const ends = { stored: endsOf(stored), stated: endsOf(stated) }
  return [
    ...different('currency', stored.currency === stated.currency),
    ...different('price_min', ends.stored.low === ends.stated.low),
    ...different(
      'price_max',
      ends.stored.high === undefined ||
        ends.stated.high === undefined ||
        ends.stored.high === ends.stated.high,
    ),
    ...different('pricing_unit', isMonthly(stored) === isMonthly(stated)),
  ].slice(0, 1)
}

function endsOf({ price_min, price_max, pricing_unit }: Body): { low: unknown; high: unknown } {
  const low = price_min ?? price_max
  const isOpen = pricing_unit === ('from' satisfies PricingUnit)
  return { low, high: price_max ?? (isOpen ? undefined : low) }
}

const isMonthly = ({ pricing_unit }: Body): boolean => pricing_unit === ('monthly' satisfies PricingUnit)

/** "About 3 weeks" and "3 Wochen" are the same; what is no plain length of time cannot be compared. */
function isSameTime(stored: string, stated: string): boolean {
  const [one] = findDurations(stored)
  const [other] = findDurations(stated)
  return (
    !one ||
    !other ||
    (minutes(one, 'low') === minutes(other, 'low') && minutes(one, 'high') === minutes(other, 'high'))
  )
}

const day = 24 * 60
const unitMinutes = {
  minute: 1,
  hour: 60,
  day,
  working_day: day,
  week: 7 * day,
  month: 30 * day,
  year: 360 * day,
}

const minutes = (duration: Duration, end: 'low' | 'high'): number =>
  duration[end] * unitMinutes[duration.unit]
