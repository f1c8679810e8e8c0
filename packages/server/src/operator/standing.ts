import { setCredits, verifyOrganization } from '../organization/index.ts'
import type { Database } from '../platform/db/index.ts'
import type { Organization } from '../platform/index.ts'
import { runAsOperator } from './run_as_operator.ts'

/** What only the operator decides about an organization. Recorded like any other change of it. */

export function setVerified(database: Database, organization: Organization, verified: boolean, now: Date) {
  return runAsOperator({ database, organization, now }, 'organizations verify', (context, db) =>
    verifyOrganization(context, db, verified),
  )
}

/** The credits that are left from now on; null for no limit. */
export function grantCredits(
  database: Database,
  organization: Organization,
  credits: number | null,
  now: Date,
) {
  return runAsOperator({ database, organization, now }, 'organizations credits', (context, db) =>
    setCredits(context, db, credits),
  )
}
