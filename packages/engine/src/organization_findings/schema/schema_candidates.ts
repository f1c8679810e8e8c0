import { type Candidate, candidate } from '../candidate.ts'
import { addressKey } from '../contact/address.ts'
import { emailOf } from '../contact/email.ts'
import { phoneKey, phoneOf } from '../contact/phone.ts'
import { profileLink } from '../links.ts'
import type { HintedPage } from '../page_hints.ts'
import { hostOf, pageRole, roleWeight } from '../pages/page_role.ts'
import { entitiesOf, textOf, textsOf } from './entity.ts'
import { type OrganizationEntity, organizationEntities } from './organization_entities.ts'
import { schemaAddress } from './schema_address.ts'
import { schemaHours } from './schema_hours.ts'

const longest = { name: 200, description: 1000 }
const mostLinks = 20

/** What the structured data of a page say about its organization. */
export const schemaCandidates = ({ url, title, hints }: HintedPage, page: number): Candidate[] =>
  organizationEntities(hints.entities ?? []).flatMap((each, place) =>
    candidatesOf(each, url, page, roleWeight[pageRole(url, title)] - Math.min(place, 5) * 0.2),
  )

function candidatesOf(
  { entity, isLocal }: OrganizationEntity,
  url: string,
  page: number,
  base: number,
): Candidate[] {
  const about = { basis: entity.basis, page, weight: base + (isLocal ? 0.5 : 0) }
  const points = entitiesOf(entity, 'contactPoint')
  const name = textOf(entity, 'name')
  const description = textOf(entity, 'description')
  const address = schemaAddress(entity)
  const hours = schemaHours(entity)
  const links = linksOf(textsOf(entity, 'sameAs'), hostOf(url))
  const phones = [entity, ...points]
    .flatMap((each) => textsOf(each, 'telephone'))
    .flatMap((text) => phoneOf(text) ?? [])
  const emails = [entity, ...points]
    .flatMap((each) => textsOf(each, 'email'))
    .flatMap((text) => emailOf(text) ?? [])
  return [
    ...(name && name.length <= longest.name ? [candidate('name', name, about)] : []),
    ...textsOf(entity, 'logo')
      .filter(isWebAddress)
      .slice(0, 1)
      .map((logo) => candidate('logo', logo, about)),
    ...(description ? [candidate('description', description.slice(0, longest.description), about)] : []),
    ...(address ? [candidate('address', address.text, { ...about, key: addressKey(address.text) })] : []),
    ...phones
      .slice(0, 3)
      .map((phone, place) =>
        candidate('phone', phone, { ...about, weight: about.weight - place, key: phoneKey(phone) }),
      ),
    ...emails
      .slice(0, 3)
      .map((email, place) => candidate('email', email, { ...about, weight: about.weight - place })),
    ...(hours.length > 0 ? [candidate('opening_hours', hours, about)] : []),
    ...(links.length > 0 ? [candidate('links', links, about)] : []),
  ]
}

const isWebAddress = (text: string) => /^https?:\/\/\S+$/.test(text) && text.length <= 2000

/** By the name of the service, or else by the host. The site itself is none of them. */
function linksOf(urls: readonly string[], own: string) {
  const links = urls.filter(isWebAddress).flatMap((url) => {
    const host = hostOf(url)
    return host === own || host === '' ? [] : [profileLink(url) ?? { title: host, url }]
  })
  return [...new Map(links.map((link) => [link.url, link])).values()].slice(0, mostLinks)
}
