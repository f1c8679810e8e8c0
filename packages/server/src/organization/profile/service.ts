import {
  type EventVerb,
  type Input,
  Organization,
  OrganizationRetention,
  type operations,
  UsageDay,
} from '@foyer/contract'
import { knowledgeLock, type Queryable, type Transaction } from '../../platform/db/index.ts'
import {
  type Context,
  changedFields,
  recheckGapsAfter,
  recordChange,
  representation,
  unknownReference,
} from '../../platform/index.ts'
import type { Retention } from '../../platform/queue/index.ts'
import { exportDays } from '../organization_exports/export_days.ts'
import { modelUsageOf } from './model_usage.ts'
import { changedProfile, type ProfileChanges, refuseWrongProfile } from './profile_changes.ts'
import * as repository from './repository.ts'
import { refuseUnknownTimezone, refuseUnlistedDefaultLocale, usageSpan } from './rules.ts'

type Operations = typeof operations
const represent = representation(Organization)
const representDay = representation(UsageDay)
const representRetention = representation(OrganizationRetention)

export async function getOrganization(db: Queryable) {
  return represent(await repository.get(db))
}

/** What agents answer from. */
const knowledgeFields = ['name', 'website', 'profile'] as const

export async function updateOrganization(
  context: Context,
  db: Transaction,
  { profile, ...body }: Input<Operations['updateOrganization']>['body'],
) {
  const named = { ...body, profile }
  if (knowledgeFields.some((field) => named[field] !== undefined)) db.hold(knowledgeLock)
  const before = await getLocked(db)
  if (body.timezone !== undefined) refuseUnknownTimezone(body.timezone)
  refuseUnlistedDefaultLocale(before, body)
  if (profile) await refuseUnfit(db, profile)
  const changes = changedFields(before, {
    ...body,
    ...(profile && { profile: changedProfile(before.profile, profile) }),
  })
  const after = await applyUpdate(context, db, 'updated', before, changes)
  if (knowledgeFields.some((field) => changes[field] !== undefined))
    await recheckGapsAfter(db, 'organization.updated', after.id, context.now)
  return after
}

async function refuseUnfit(db: Queryable, profile: ProfileChanges) {
  refuseWrongProfile(profile)
  const sources = Object.entries(profile.sources ?? {}).flatMap(([field, id]) => (id ? [{ field, id }] : []))
  if (sources.length === 0) return
  const known = await repository.listKnownSources(
    db,
    sources.map(({ id }) => id),
  )
  const unknown = sources.find(({ id }) => !known.has(id))
  if (unknown) throw unknownReference(`profile.sources.${unknown.field}`, 'a source')
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

export async function getOrganizationRetention({ events, audit, runs, passages }: Retention, db: Queryable) {
  const { retention_days } = await repository.get(db)
  return representRetention({
    conversation_days: retention_days,
    event_days: events,
    audit_log_days: audit,
    run_days: runs,
    passage_days: passages,
    export_days: exportDays,
  })
}

export async function getOrganizationUsage(
  { now }: Context,
  db: Queryable,
  query: Input<Operations['getOrganizationUsage']>['query'],
) {
  const span = usageSpan(query, now)
  const [days, models] = await Promise.all([
    repository.listUsage(db, span),
    repository.listModelUsage(db, span),
  ])
  const byDay = Map.groupBy(models, ({ date }) => date)
  const data = days.map((day) => representDay({ ...day, ...modelUsageOf(byDay.get(day.date) ?? []) }))
  return { object: 'list' as const, data, has_more: false }
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
