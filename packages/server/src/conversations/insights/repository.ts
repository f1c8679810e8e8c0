import type { Queryable } from '../../platform/db/index.ts'
import type { InsightPeriods, Period } from './rules.ts'

export async function getTimezone(db: Queryable): Promise<string> {
  const [row] = await db.query<{ timezone: string }>(
    (sql) => sql`select timezone from organizations where id = ${db.organization_id}`,
  )
  return row!.timezone
}

export interface Figures {
  visitors: number
  conversations: number
  answered: number
  partly_answered: number
  unanswered: number
  leads: number
  handovers: number
  taken_over: number
  model_failures: number
}

interface FiguresRow extends Figures {
  current: boolean
  /** Null in the sum of all days; the first day of the current period is 1. */
  day: number | null
}

/** The sums of both periods, and those of each day of the current one, in one statement over one index. */
export function listFigures(db: Queryable, { current, previous, days }: InsightPeriods) {
  const beginnings = days.map(({ begins }) => begins.toISOString())
  return db.query<FiguresRow>(
    (sql) => sql`
      with outcomes as (
        select o.*, coalesce((select l.contact_id from contact_conversations l
            where l.organization_id = o.organization_id and l.conversation_id = o.conversation_id),
            -o.conversation_id) as visitor,
          o.started_at >= ${current.since} as current,
          width_bucket(o.started_at, (select ${beginnings}::text[]::timestamptz[])) as day
        from conversation_outcomes o
        where o.organization_id = ${db.organization_id} and o.visitor_messages > 0
          and o.started_at >= ${previous.since} and o.started_at < ${current.until}
          and (o.started_at >= ${current.since} or o.started_at < ${previous.until}))
      select current, day, count(*)::int as conversations, count(distinct visitor)::int as visitors,
        sum(answered)::int as answered, sum(partly_answered)::int as partly_answered,
        sum(unanswered)::int as unanswered, (count(*) filter (where lead))::int as leads,
        (count(*) filter (where person_wanted or taken_over))::int as handovers,
        (count(*) filter (where taken_over))::int as taken_over, sum(model_failures)::int as model_failures
      from outcomes group by grouping sets ((current), (current, day))`,
  )
}

export interface UnansweredQuestion {
  gap_id: number
  question: string
  agent: string
  asked: number
  last_asked_at: Date
}

/** Open gaps by how often they were asked. */
export function listUnanswered(db: Queryable, { since, until }: Period, limit: number) {
  return db.query<UnansweredQuestion>(
    (sql) => sql`
      select g.id as gap_id, g.question, a.slug as agent, asked.asked, asked.last_asked_at
      from (select o.gap_id, count(*)::int as asked, max(o.asked_at) as last_asked_at
        from knowledge_gap_occurrences o
        where o.organization_id = ${db.organization_id} and o.asked_at >= ${since} and o.asked_at < ${until}
        group by o.gap_id) asked
      join knowledge_gaps g on g.organization_id = ${db.organization_id} and g.id = asked.gap_id
      join agents a on a.organization_id = g.organization_id and a.id = g.agent_id
      where g.status = 'open'
      order by asked.asked desc, asked.last_asked_at desc, g.id limit ${limit}`,
  )
}
