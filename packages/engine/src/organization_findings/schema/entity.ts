import type { SchemaEntity, SchemaValue } from '../page_hints.ts'

/** Reading what an entity says. */

export const textsOf = (entity: SchemaEntity, property: string): string[] =>
  (entity.properties[property] ?? []).flatMap((value) => {
    const text = typeof value === 'string' ? value : textOfEntity(value)
    return text === undefined || text.trim() === '' ? [] : [text.trim()]
  })

export const textOf = (entity: SchemaEntity, property: string): string | undefined =>
  textsOf(entity, property)[0]

export const entitiesOf = (entity: SchemaEntity, property: string): SchemaEntity[] =>
  (entity.properties[property] ?? []).filter(isEntity)

export const isEntity = (value: SchemaValue): value is SchemaEntity => typeof value !== 'string'

/** A picture by its address, anything else by its name. */
const textOfEntity = ({ properties }: SchemaEntity): string | undefined =>
  [properties.url, properties.contentUrl, properties.name, properties['@id']]
    .flat()
    .find((value) => typeof value === 'string')
