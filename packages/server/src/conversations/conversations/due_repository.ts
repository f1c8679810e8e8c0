import type { Queryable, Sql } from '../../platform/db/index.ts'
import type { Portion } from '../../platform/queue/index.ts'
import { expiredBefore } from './rules.ts'

/** Conversations whose time has come: the system's own questions, over all organizations. */

interface DueConversation {
  organization_id: number
  id: number
  /** The time by which the list is ordered, as text: a Date would cut off microseconds. */
  at: string
}
export type DuePortion = Portion<DueConversation>

/** Behind the last one of the portion before. */
const start = { at: '-infinity', organization_id: 0, id: 0 }

export function listIdle(system: Sql, now: Date, { after = start, limit }: DuePortion) {
  return system<DueConversation[]>`
    select organization_id, id, pauses_quarter::text as at from conversations
    where pauses_quarter <= ${now} and pauses_at <= ${now}
      and (pauses_quarter, organization_id, id)
        > (${after.at}::text::timestamptz, ${after.organization_id}, ${after.id})
    order by pauses_quarter, organization_id, id limit ${limit}`
}

/** Whoever waits for a reply of the agent is not idle. */
export async function isIdle(db: Queryable, id: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select 1 from conversations c
      where c.organization_id = ${db.organization_id} and c.id = ${id} and c.pauses_at <= ${now}
        and not exists (select from turns t where t.organization_id = c.organization_id
          and t.conversation_id = c.id and t.answered_at is null)`,
  )
  return rows.length > 0
}

export function listExpired(system: Sql, now: Date, { after = start, limit }: DuePortion) {
  return system<DueConversation[]>`
    select organization_id, id, paused_at::text as at from conversations
    where status = 'paused' and paused_at <= ${expiredBefore(now)}
      and (paused_at, organization_id, id) > (${after.at}::text::timestamptz, ${after.organization_id}, ${after.id})
    order by paused_at, organization_id, id limit ${limit}`
}

/**
 * What an organization that keeps conversations for some days only no longer keeps. The second condition follows from
 * the first, and is there because it has the index.
 */
const isOutdated = (sql: Sql, now: Date) => sql`
  c.last_message_at < ${now}::timestamptz - o.retention_days * interval '1 day'
  and c.last_message_day <= ${now}::timestamptz - o.retention_days * interval '1 day'`

export function listOutdated(system: Sql, now: Date, { after = start, limit }: DuePortion) {
  return system<DueConversation[]>`
    select c.organization_id, c.id, c.last_message_day::text as at from organizations o
    join conversations c on c.organization_id = o.id
    where o.retention_days is not null and ${isOutdated(system, now)} and o.id >= ${after.organization_id}
      and (c.organization_id, c.last_message_day, c.id)
        > (${after.organization_id}, ${after.at}::text::timestamptz, ${after.id})
    order by c.organization_id, c.last_message_day, c.id limit ${limit}`
}

export async function isStillOutdated(db: Queryable, id: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select 1 from organizations o join conversations c on c.organization_id = o.id
      where o.id = ${db.organization_id} and c.id = ${id} and ${isOutdated(sql, now)}`,
  )
  return rows.length > 0
}

/** For this long a server of the release before may have worked beside ours. */
const upgradeDays = 2

/** What came to rest lately and has no outcome, or one of before: by a server of a release that keeps none. */
export function listWithoutOutcome(system: Sql, now: Date, { after = start, limit }: DuePortion) {
  return system<DueConversation[]>`
    select c.organization_id, c.id, c.last_message_day::text as at from organizations o
    join conversations c on c.organization_id = o.id
    where c.last_message_day >= ${now}::timestamptz - ${upgradeDays} * interval '1 day'
      and c.status <> 'active' and not c.test and o.id >= ${after.organization_id}
      and not exists (select from conversation_outcomes s where s.organization_id = c.organization_id
        and s.conversation_id = c.id and s.ending = c.status)
      and (c.organization_id, c.last_message_day, c.id)
        > (${after.organization_id}, ${after.at}::text::timestamptz, ${after.id})
    order by c.organization_id, c.last_message_day, c.id limit ${limit}`
}
