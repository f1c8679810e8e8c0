import type { SchemaEntity, SchemaValue } from '@foyer/engine'
import { absolute } from '../../absolute.ts'
import { cleanLine, cleanText } from '../../clean_text.ts'

/** What is kept of structured data: what says something about an organization, and not more of it than this. */

export const keptProperties = new Set(
  `@graph @id about address addressCountry addressLocality addressRegion closes contactPoint contentUrl
   copyrightHolder currenciesAccepted dayOfWeek description email isPartOf location logo mainEntity name openingHours
   openingHoursSpecification opens postalCode priceRange provider publisher sameAs streetAddress telephone url
   validThrough`.split(/\s+/),
)
const addresses = new Set(['contentUrl', 'logo', 'sameAs', 'url'])

export const schemaLimits = { depth: 6, entities: 60, values: 30, text: 1000, characters: 30_000 }

/** Counts what was kept, so that a hostile page cannot fill the storage. */
export interface SchemaBudget {
  entities: number
  characters: number
}

export const newBudget = (): SchemaBudget => ({
  entities: schemaLimits.entities,
  characters: schemaLimits.characters,
})

/** A value as it is kept; undefined where it says nothing, or there is no room left. */
export function schemaText(
  property: string,
  value: string,
  base: string | null,
  budget: SchemaBudget,
): string | undefined {
  const text = addresses.has(property)
    ? absolute(value, base)
    : property === 'streetAddress' || property === 'address'
      ? cleanText(value)
      : cleanLine(value)
  if (!text || text.length > schemaLimits.text || text.length > budget.characters) return undefined
  budget.characters -= text.length
  return text
}

export const schemaType = (written: string) => cleanLine(written.replace(/^.*[/#:]/s, '')).slice(0, 60)

/** Entities without a word are dropped. */
export const saysSomething = (value: SchemaValue | undefined): value is SchemaValue =>
  value !== undefined && (typeof value === 'string' || Object.keys(value.properties).length > 0)

export function addValue(entity: SchemaEntity, property: string, value: SchemaValue | undefined) {
  if (!saysSomething(value)) return
  const values = entity.properties[property] ?? []
  if (values.length < schemaLimits.values) entity.properties[property] = [...values, value]
}
