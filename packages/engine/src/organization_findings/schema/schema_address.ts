import { addressesIn } from '../contact/address.ts'
import type { WrittenAddress } from '../contact/written_address.ts'
import type { SchemaEntity } from '../page_hints.ts'
import { countryOf } from '../places/countries.ts'
import { entitiesOf, textOf, textsOf } from './entity.ts'

const longest = 500

/** The postal address of an entity, in the form of its country. */
export function schemaAddress(entity: SchemaEntity): WrittenAddress | undefined {
  const places = [entity, ...entitiesOf(entity, 'location')]
  const [postal] = places.flatMap((place) => entitiesOf(place, 'address'))
  if (postal) return formatted(postal)
  const [written] = textsOf(entity, 'address')
  if (written === undefined || !/\d/.test(written) || written.length > longest) return undefined
  const known = addressesIn(written.split('\n'))[0]
  return { text: written, ...(known?.country && { country: known.country }) }
}

function formatted(postal: SchemaEntity): WrittenAddress | undefined {
  const street = textOf(postal, 'streetAddress')
  const town = textOf(postal, 'addressLocality')
  const postcode = textOf(postal, 'postalCode')
  const region = textOf(postal, 'addressRegion')
  const written = textOf(postal, 'addressCountry')
  const country = (written && countryOf(written)) ?? countryOfPostcode(postcode)
  if (!street && !postcode) return undefined
  const lines =
    country === 'US' || country === 'CA' || country === 'AU'
      ? [street, [[town, region].filter(Boolean).join(', '), postcode].filter(Boolean).join(' ')]
      : country === 'GB' || country === 'IE'
        ? [street, town, postcode]
        : [street, [postcode, town].filter(Boolean).join(' ')]
  const text = lines
    .flatMap((line) => line?.split('\n') ?? [])
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .join('\n')
  if (text === '' || text.length > longest) return undefined
  return { text, ...(country && { country }), ...(country === 'US' && region && { state: region }) }
}

const countryOfPostcode = (postcode: string | undefined) =>
  postcode && /^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/.test(postcode) ? 'GB' : undefined
