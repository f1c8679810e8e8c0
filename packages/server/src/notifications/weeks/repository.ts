import type { Queryable, Sql, Transaction } from '../../platform/db/index.ts'
import type { Portion } from '../../platform/queue/index.ts'

export interface WeeklyOrganization {
  organization_id: number
  timezone: string
}

/** Organizations that have had no summary since a time. */
export function listUnsummed(system: Sql, before: Date, { after, limit }: Portion<WeeklyOrganization>) {
  return system<WeeklyOrganization[]>`
    select o.id as organization_id, o.timezone from organizations o
    left join organization_notifications n on n.organization_id = o.id
    where o.id > ${after?.organization_id ?? 0} and (n.summed_up_at is null or n.summed_up_at < ${before})
    order by o.id limit ${limit}`
}

/** False when somebody else did meanwhile. */
export async function markSummed(db: Transaction, before: Date, now: Date): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`insert into organization_notifications as n (organization_id, summed_up_at, updated_at)
      values (${db.organization_id}, ${now}, ${now})
      on conflict (organization_id) do update set summed_up_at = excluded.summed_up_at
        where n.summed_up_at is null or n.summed_up_at < ${before} returning 1`,
  )
  return rows.length > 0
}

export interface Week {
  since: Date
  until: Date
}

export interface WeekFigures {
  visitors: number
  /** Of them, those who asked something that could not be answered. */
  unanswered: number
  leads: number
}

export async function getFigures(db: Queryable, { since, until }: Week): Promise<WeekFigures> {
  const [row] = await db.query<WeekFigures>(
    (sql) => sql`
      with visited as (select c.id from conversations c
        where c.organization_id = ${db.organization_id} and c.created_at >= ${since} and c.created_at < ${until}
          and c.messages_count > 1 and not c.test)
      select (select count(*)::int from visited) as visitors,
        (select count(distinct o.conversation_id)::int from knowledge_gap_occurrences o
          join visited on visited.id = o.conversation_id where o.organization_id = ${db.organization_id}) as unanswered,
        (select count(*)::int from notices n where n.organization_id = ${db.organization_id}
          and n.kind = 'new_lead' and n.created_at >= ${since} and n.created_at < ${until}) as leads`,
  )
  return row!
}

export interface UnansweredQuestion {
  question: string
  asked: number
}

export function listUnanswered(db: Queryable, { since, until }: Week, limit: number) {
  return db.query<UnansweredQuestion>(
    (sql) => sql`
      select g.question, count(*)::int as asked from knowledge_gaps g
      join knowledge_gap_occurrences o on o.organization_id = g.organization_id and o.gap_id = g.id
      where g.organization_id = ${db.organization_id} and g.status = 'open'
        and o.asked_at >= ${since} and o.asked_at < ${until}
      group by g.id, g.question order by count(*) desc, g.id limit ${limit}`,
  )
}
