import type { Config } from '../../config.ts'
import { type Address, withSession } from '../../platform/db/index.ts'
import { type Finding, note } from './finding.ts'

/** A slug that was mistyped is otherwise noticed by whoever signs in first, and is not let in. */
export async function checkDomains(address: Address, { singleSignOn }: Config): Promise<Finding[]> {
  const rules = singleSignOn?.joinRules ?? []
  if (rules.length === 0) return []
  return withSession(address, { settings: { 'app.system': 'on' } }, async (sql) => {
    const known = await sql<{ slug: string }[]>`select slug from organizations`
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
