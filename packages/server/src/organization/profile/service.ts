import { type EventVerb, type Input, Organization, type operations, UsageDay } from '@foyer/contract'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { type Context, changedFields, recordChange, representation } from '../../platform/index.ts'
import * as repository from './repository.ts'
import { refuseUnknownTimezone, refuseUnlistedDefaultLocale, usageSpan } from './rules.ts'

type Operations = typeof operations
const represent = representation(Organization)
const representDay = representation(UsageDay)

export async function getOrganization(db: Queryable) {
  return represent(await repository.get(db))
}

export async function updateOrganization(
  context: Context,
  db: Transaction,
  body: Input<Operations['updateOrganization']>['body'],
) {
  const before = await getLocked(db)
  // guard: a time zone is known
  if (body.timezone !== undefined) refuseUnknownTimezone(body.timezone)
  // guard: the default is one of the locales
  refuseUnlistedDefaultLocale(before, body)
  return applyUpdate(context, db, 'updated', before, changedFields(before, body))
}

export async function pauseOrganization(context: Context, db: Transaction) {
  return applyUpdate(context, db, 'paused', await getLocked(db), { paused: true })
}

export async function resumeOrganization(context: Context, db: Transaction) {
  return applyUpdate(context, db, 'resumed', await getLocked(db), { paused: false })
}

/** The operator's word; self-hosted organizations are verified from the start. */
export async function verifyOrganization(context: Context, db: Transaction, verified: boolean) {
  return applyUpdate(context, db, verified ? 'verified' : 'unverified', await getLocked(db), { verified })
}

/** How many are left from now on; null is no limit. */
export async function setCredits(context: Context, db: Transaction, credits: number | null) {
  return applyUpdate(context, db, 'credited', await getLocked(db), { credits })
}

export async function getOrganizationUsage(
  { now }: Context,
  db: Queryable,
  query: Input<Operations['getOrganizationUsage']>['query'],
) {
  const days = await repository.listUsage(db, usageSpan(query, now))
  return { object: 'list' as const, data: days.map(representDay), has_more: false }
}

async function getLocked(db: Transaction) {
  repository.lock(db)
  return getOrganization(db)
}

async function applyUpdate(
  context: Context,
  db: Transaction,
  verb: EventVerb<'organization'>,
  before: Awaited<ReturnType<typeof getOrganization>>,
  changes: repository.OrganizationChanges,
) {
  repository.update(db, changes)
  return recordChange(context, db, verb, before, await getOrganization(db))
}
