import { randomUUID } from 'node:crypto'
import type { Context, Organization } from '../context.ts'
import type { Database } from '../db/database.ts'
import { setCredits, verifyOrganization } from '../resources/organization/service.ts'

/** What only the operator decides about an organization. Recorded like any other change of it. */

export function setVerified(database: Database, organization: Organization, verified: boolean, now: Date) {
  const context = operatorContext(organization, 'organizations verify', now)
  return database.tenant(organization.id).transaction((db) => verifyOrganization(context, db, verified))
}

/** The credits that are left from now on; null for no limit. */
export function grantCredits(
  database: Database,
  organization: Organization,
  credits: number | null,
  now: Date,
) {
  const context = operatorContext(organization, 'organizations credits', now)
  return database.tenant(organization.id).transaction((db) => setCredits(context, db, credits))
}

const operatorContext = (organization: Organization, operation: string, now: Date): Context => ({
  organization,
  actor: { type: 'system', name: 'operator' },
  operation,
  request_id: `cli-${randomUUID()}`,
  now,
})
