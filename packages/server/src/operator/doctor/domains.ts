import type { Config } from '../../config.ts'
import { type Address, firstName } from '../../platform/db/index.ts'
import { withPlaces } from '../places.ts'
import { type Finding, note } from './finding.ts'

/** A slug that was mistyped is otherwise noticed by whoever signs in first, and is not let in. */
export async function checkDomains(address: Address, { singleSignOn }: Config): Promise<Finding[]> {
  const rules = singleSignOn?.joinRules ?? []
  if (rules.length === 0) return []
  return withPlaces('foyer doctor', [{ name: firstName, address }], async ([first]) => {
    const { sql } = first!
    const known = await sql<{ slug: string }[]>`
      select slug from organizations union select slug from organization_directory`
    const slugs = new Set(known.map(({ slug }) => slug))
    return rules
      .filter(({ organization }) => !slugs.has(organization))
      .map(({ domain, organization }) =>
        note(
          'sign-in',
          `FOYER_OIDC_DOMAINS sends ${domain} to "${organization}", and there is no such organization.`,
        ),
      )
  })
}
