import type { Sql } from '../../db/connect.ts'
import type { Reader } from '../../db/tenant.ts'
import { expiredBefore } from './rules.ts'

/** Conversations whose time has come: the system's own questions, over all organizations. */

interface Due {
  organization_id: number
  id: number
}

export const listIdle = (system: Sql, now: Date) => system<Due[]>`
  select c.organization_id, c.id from conversations c
  where c.pauses_at <= ${now} order by c.pauses_at`

/** Whoever waits for a reply of the agent is not idle. */
export async function isIdle(db: Reader, id: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select 1 from conversations c
      where c.organization_id = ${db.organization_id} and c.id = ${id} and c.pauses_at <= ${now}
        and not exists (select from turns t where t.organization_id = c.organization_id
          and t.conversation_id = c.id and t.answered_at is null)`,
  )
  return rows.length > 0
}

export const listExpired = (system: Sql, now: Date) => system<Due[]>`
  select organization_id, id from conversations
  where status = 'paused' and paused_at <= ${expiredBefore(now)} order by paused_at`

/** Those of organizations that keep conversations for some days only. */
export const listOutdated = (system: Sql, now: Date) => system<Due[]>`
  select c.organization_id, c.id from organizations o
  join conversations c on c.organization_id = o.id
  where o.retention_days is not null
    and c.last_message_at < ${now}::timestamptz - o.retention_days * interval '1 day'
  order by c.organization_id, c.id`
