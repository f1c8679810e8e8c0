import type { OrganizationFindingBasis } from '@foyer/contract/vocabulary'
import { addressesIn } from '../contact/address.ts'
import type { HintedPage } from '../page_hints.ts'
import { hostOf, pageRole } from '../pages/page_role.ts'
import { organizationEntities } from '../schema/organization_entities.ts'
import { schemaAddress } from '../schema/schema_address.ts'
import { countries } from './countries.ts'

export interface CountryVote {
  country: string
  state?: string
  basis: OrganizationFindingBasis
  page: number
}

type Weighted = CountryVote & { weight: number; by: string }

const prefixes: Record<string, string> = {
  49: 'DE',
  43: 'AT',
  41: 'CH',
  44: 'GB',
  353: 'IE',
  33: 'FR',
  31: 'NL',
  32: 'BE',
  45: 'DK',
  46: 'SE',
  47: 'NO',
  39: 'IT',
  48: 'PL',
}
const domains: Record<string, string> = {
  de: 'DE',
  at: 'AT',
  ch: 'CH',
  uk: 'GB',
  ie: 'IE',
  fr: 'FR',
  nl: 'NL',
  be: 'BE',
  dk: 'DK',
  se: 'SE',
  no: 'NO',
  it: 'IT',
  pl: 'PL',
  us: 'US',
  ca: 'CA',
  au: 'AU',
  nz: 'NZ',
}
const leastWeight = 2

/** Where the organization is, as its addresses, phone numbers, languages and domain say together. */
export function countryOfPages(pages: readonly HintedPage[]): CountryVote | undefined {
  const votes = pages.flatMap(votesOf)
  const sums = new Map<string, number>()
  // A kind of evidence counts once for each country, however often it is repeated.
  for (const { country, weight } of new Map(
    votes.map((vote) => [`${vote.by} ${vote.country}`, vote]),
  ).values())
    sums.set(country, (sums.get(country) ?? 0) + weight)
  const [first, second] = [...sums].toSorted(([, one], [, other]) => other - one)
  if (!first || first[1] < leastWeight || (second && second[1] === first[1])) return undefined
  const [best] = votes
    .filter(({ country }) => country === first[0])
    .toSorted((one, other) => other.weight - one.weight || one.page - other.page)
  const { weight, by, ...vote } = best!
  return vote
}

function votesOf({ url, title, hints }: HintedPage, page: number): Weighted[] {
  const votes: Weighted[] = []
  const add = (country: string | undefined, vote: Omit<Weighted, 'country' | 'page'>) => {
    if (country && country in countries) votes.push({ country, page, ...vote })
  }
  for (const { entity } of organizationEntities(hints.entities ?? [])) {
    const address = schemaAddress(entity)
    add(address?.country, {
      by: 'schema',
      weight: 5,
      basis: entity.basis,
      ...(address?.state && { state: address.state }),
    })
  }
  const lines = pageRole(url, title) === 'legal' ? [] : (hints.lines ?? [])
  for (const { country, state } of addressesIn(lines))
    add(country, { by: 'address', weight: 3, basis: 'page', ...(state && { state }) })
  const called = [...(hints.phones ?? []).map(({ number }) => number), ...lines]
  for (const text of called)
    for (const [, digits] of text.matchAll(/(?:\+|\b00)(\d{2,3})/g))
      add(prefixes[digits!] ?? prefixes[digits!.slice(0, 2)], { by: 'phone', weight: 2, basis: 'page' })
  add(/^[a-z]{2}-([A-Z]{2})$/.exec(hints.language ?? '')?.[1], { by: 'language', weight: 1.5, basis: 'page' })
  add(domains[hostOf(url).split('.').at(-1) ?? ''], { by: 'domain', weight: 2, basis: 'page' })
  return votes
}
