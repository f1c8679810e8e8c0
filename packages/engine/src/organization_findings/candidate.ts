import type { OrganizationField, OrganizationFindingBasis } from '@foyer/contract/vocabulary'
import type { FieldValues, PageFinding } from './finding.ts'

/** One reading of one field on one page. */
export interface Candidate<Field extends OrganizationField = OrganizationField> {
  field: Field
  value: FieldValues[Field]
  /** Equal for two ways of writing the same thing. */
  key: string
  basis: OrganizationFindingBasis
  page: number
  /** How far it is believed, among others with the same basis. */
  weight: number
}

export const candidate = <Field extends OrganizationField>(
  field: Field,
  value: FieldValues[Field],
  about: Omit<Candidate, 'field' | 'value' | 'key'> & { key?: string },
): Candidate<Field> => ({ field, value, key: keyOf(value), ...about })

const keyOf = (value: unknown) =>
  typeof value === 'string' ? value.toLowerCase().replace(/\s+/g, ' ').trim() : JSON.stringify(value)

const basisRank: Record<OrganizationFindingBasis, number> = { schema_org: 200, microdata: 190, page: 0 }
/** Pages of a site repeat their footer: more than these do not make it truer. */
const mostAgreeing = 3
const mostShown = 5

/** What is said of one field, the best first: said in structured data, on the right page, and by several pages. */
export function rank(candidates: readonly Candidate[], isWithin = sameKey): PageFinding[] {
  const groups = Map.groupBy(candidates, ({ key }) => key)
  const scored = [...groups.values()].map((group) => {
    const best = group.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one))
    const pages = new Set(candidates.filter((each) => isWithin(each, best)).map(({ page }) => page))
    return { best, score: scoreOf(best) + 4 * Math.min(pages.size, mostAgreeing) }
  })
  return scored
    .toSorted((one, other) => other.score - one.score || one.best.page - other.best.page)
    .slice(0, mostShown)
    .map(({ best: { field, value, basis, page } }) => ({ field, value, basis, page }) as PageFinding)
}

const sameKey = (one: Candidate, other: Candidate) => one.key === other.key

const scoreOf = ({ basis, weight }: Candidate) => basisRank[basis] + 10 * weight
