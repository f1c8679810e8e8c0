import { type Candidate, candidate } from '../candidate.ts'
import type { HintedPage } from '../page_hints.ts'
import { textsOf } from '../schema/entity.ts'
import { organizationEntities } from '../schema/organization_entities.ts'
import { countries } from './countries.ts'
import { type CountryVote, countryOfPages } from './country_votes.ts'
import { states } from './states.ts'

/** The time zone and the currency, where the country leaves no choice. */
export function placeCandidates(pages: readonly HintedPage[]): Candidate[] {
  const vote = countryOfPages(pages)
  const timezone = vote && timezoneOf(vote)
  return [
    ...(vote && timezone
      ? [candidate('timezone', timezone, { basis: vote.basis, page: vote.page, weight: 1 })]
      : []),
    ...pages.flatMap(statedCurrencies),
    ...usedCurrency(pages, vote?.country),
  ]
}

const timezoneOf = ({ country, state }: CountryVote) =>
  countries[country]?.timezone ?? (state ? (states[state] ?? undefined) : undefined)

const codes = /\b[A-Z]{3}\b/g
const known = new Set(Intl.supportedValuesOf('currency'))

function statedCurrencies({ hints }: HintedPage, page: number): Candidate[] {
  return organizationEntities(hints.entities ?? []).flatMap(({ entity }) => {
    const accepted = textsOf(entity, 'currenciesAccepted').flatMap((text) => text.match(codes) ?? [])
    const ranges = textsOf(entity, 'priceRange').flatMap(currencyOfRange)
    return [...accepted, ...ranges]
      .filter((code) => known.has(code))
      .slice(0, 1)
      .map((code) => candidate('currency', code, { basis: entity.basis, page, weight: 1 }))
  })
}

/** "€€" and "£20–£50"; dollars stand for how dear something is anywhere in the world. */
const currencyOfRange = (range: string): string[] =>
  /€|\bEUR\b/.test(range) ? ['EUR'] : /£|\bGBP\b/.test(range) ? ['GBP'] : []

/** A few amounts may be an example; more than half of them must agree. */
const leastAmounts = 2

/** The currency that the pages' own amounts are in. */
function usedCurrency(pages: readonly HintedPage[], country: string | undefined): Candidate[] {
  const totals = new Map<string, { count: number; page: number; most: number }>()
  for (const [page, { hints }] of pages.entries())
    for (const [sign, count] of Object.entries(hints.amounts ?? {})) {
      const code = sign === '$' ? dollarOf(country) : sign
      if (!code || !known.has(code)) continue
      const before = totals.get(code) ?? { count: 0, page, most: 0 }
      const isMost = count > before.most
      totals.set(code, {
        count: before.count + count,
        page: isMost ? page : before.page,
        most: isMost ? count : before.most,
      })
    }
  const all = [...totals.values()].reduce((sum, { count }) => sum + count, 0)
  return [...totals].flatMap(([code, { count, page }]) =>
    count >= leastAmounts && count * 2 > all
      ? [candidate('currency', code, { basis: 'page', page, weight: 1 })]
      : [],
  )
}

/** Several countries call theirs so. */
function dollarOf(country: string | undefined): string | undefined {
  const own = country && countries[country]?.currency
  return own?.endsWith('D') ? own : country === undefined ? 'USD' : undefined
}
