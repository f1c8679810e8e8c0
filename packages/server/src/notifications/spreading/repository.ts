import type { NotificationKind } from '@foyer/contract'
import type { Queryable, Sql, Transaction } from '../../platform/db/index.ts'

export interface Notice {
  id: number
  kind: NotificationKind
  resource_object: string
  resource_id: number
  created_at: Date
}

const columns = (sql: Sql) => sql`t.id, t.kind, t.resource_object, t.resource_id, t.created_at`

/** Organizations with something that nobody was told of yet. */
export function listWaiting(system: Sql, limit: number) {
  return system<{ organization_id: number }[]>`
    select distinct organization_id from notices where spread_at is null order by organization_id limit ${limit}`
}

export function listUnspread(db: Queryable, limit: number): Promise<Notice[]> {
  return db.query<Notice>(
    (sql) => sql`select ${columns(sql)} from notices t
      where t.organization_id = ${db.organization_id} and t.spread_at is null order by t.id limit ${limit}`,
  )
}

export function markSpread(db: Transaction, ids: number[], now: Date) {
  db.later(
    (sql) => sql`update notices set spread_at = ${now}
      where organization_id = ${db.organization_id} and id = any(${ids})`,
  )
}

export function removeNotices(db: Transaction, ids: number[]) {
  db.later(
    (sql) => sql`delete from notices where organization_id = ${db.organization_id} and id = any(${ids})`,
  )
}

/** Of one mail or message, the newest first. */
export function listOfDispatch(db: Queryable, dispatch_id: number): Promise<Notice[]> {
  return db.query<Notice>(
    (sql) => sql`select ${columns(sql)} from notices t
      join dispatch_notices d on d.organization_id = t.organization_id and d.notice_id = t.id
      where t.organization_id = ${db.organization_id} and d.dispatch_id = ${dispatch_id} order by t.id desc`,
  )
}

/** Who is told: a member by mail, or a channel of the organization. */
export interface Target {
  channel: 'mail' | 'slack' | 'teams'
  member_id: number | null
}

const isTo = (sql: Sql, db: Queryable, { channel, member_id }: Target, kind: string) => sql`
  organization_id = ${db.organization_id} and kind = ${kind} and channel = ${channel}
  and member_id is not distinct from ${member_id}::bigint`

/** One that was not tried yet takes what comes in the meantime. One that is being sent this moment does not. */
export async function findOpen(db: Transaction, target: Target, kind: string): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select id from dispatches
      where ${isTo(sql, db, target, kind)} and status = 'pending' and attempts = 0
      order by id desc limit 1 for update skip locked`,
  )
  return row?.id ?? null
}

/** When the last one went, or goes. One that had nothing to tell does not count. */
export async function findLastAt(db: Queryable, target: Target, kind: string): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>(
    (sql) => sql`select max(coalesce(ended_at, due_at)) as at from dispatches
      where ${isTo(sql, db, target, kind)} and status in ('pending', 'sent')`,
  )
  return row?.at ?? null
}

export function attach(db: Transaction, dispatch_id: number, notice_ids: number[]) {
  db.later(
    (sql) => sql`insert into dispatch_notices (organization_id, dispatch_id, notice_id)
      select ${db.organization_id}, ${dispatch_id}, unnest(${notice_ids}::bigint[]) on conflict do nothing`,
  )
}
