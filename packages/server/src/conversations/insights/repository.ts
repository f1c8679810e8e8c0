import type { Queryable, Sql } from '../../platform/db/index.ts'
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
  unsupported: number
  input_tokens: number
  cached_tokens: number
  output_tokens: number
}

/** Which part of a period's conversations something is about: all of them, those of a day, or those of an agent. */
interface Part {
  current: boolean
  /** The first day of the current period is 1. */
  day: number | null
  agent: string | null
}

export interface FiguresRow extends Figures, Part {}

export interface CostRow extends Part {
  currency: string
  micros: number
}

/** The sums of both periods, of each day and of each agent, in one statement over one index. */
export function listFigures(db: Queryable, periods: InsightPeriods) {
  return db.query<FiguresRow>(
    (sql) => sql`${outcomesOf(sql, db, periods)}
      select ${part(sql)}, count(*)::int as conversations, count(distinct visitor)::int as visitors,
        sum(answered)::int as answered, sum(partly_answered)::int as partly_answered,
        sum(unanswered)::int as unanswered, (count(*) filter (where lead))::int as leads,
        (count(*) filter (where person_wanted or taken_over))::int as handovers,
        (count(*) filter (where taken_over))::int as taken_over, sum(model_failures)::int as model_failures,
        sum(unsupported)::int as unsupported, sum(input_tokens)::float8 as input_tokens,
        sum(cached_tokens)::float8 as cached_tokens, sum(output_tokens)::float8 as output_tokens
      from outcomes group by grouping sets (${parts(sql)})
      order by conversations desc, agent`,
  )
}

/** The same, of what models cost. */
export function listCosts(db: Queryable, periods: InsightPeriods) {
  return db.query<CostRow>(
    (sql) => sql`${outcomesOf(sql, db, periods)}
      select ${part(sql)}, cost.key as currency, sum(cost.value::float8) as micros
      from outcomes cross join lateral jsonb_each_text(costs) cost
      group by cost.key, grouping sets (${parts(sql)})
      order by cost.key`,
  )
}

const part = (sql: Sql) => sql`current, day, agent`
const parts = (sql: Sql) => sql`(current), (current, day), (current, agent)`

function outcomesOf(sql: Sql, db: Queryable, { current, previous, days }: InsightPeriods) {
  const beginnings = days.map(({ begins }) => begins.toISOString())
  return sql`with outcomes as (
    select o.*, a.slug as agent, coalesce((select l.contact_id from contact_conversations l
        where l.organization_id = o.organization_id and l.conversation_id = o.conversation_id),
        -o.conversation_id) as visitor,
      o.started_at >= ${current.since} as current,
      width_bucket(o.started_at, (select ${beginnings}::text[]::timestamptz[])) as day
    from conversation_outcomes o
    join agents a on a.organization_id = o.organization_id and a.id = o.agent_id
    where o.organization_id = ${db.organization_id} and o.visitor_messages > 0
      and o.started_at >= ${previous.since} and o.started_at < ${current.until}
      and (o.started_at >= ${current.since} or o.started_at < ${previous.until}))`
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
