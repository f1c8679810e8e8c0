import {
  organizationLock,
  type Queryable,
  type Rows,
  type Sql,
  type Transaction,
} from '../../platform/db/index.ts'
import type { Profile } from './profile_changes.ts'
import type { CountedUse, UsageCount } from './usage_tally.ts'

type OrganizationRow = Rows['organizations']
export type OrganizationChanges = Partial<
  Omit<OrganizationRow, 'id' | 'slug' | 'created_at' | 'profile'> & { profile: Profile }
>

export async function get(db: Queryable): Promise<OrganizationRow> {
  const [row] = await db.query<OrganizationRow>(
    (
      sql,
    ) => sql`select id, slug, name, website, default_locale, locales, timezone, profile, paused, verified, credits,
        retention_days, created_at
      from organizations where id = ${db.organization_id}`,
  )
  return row!
}

export function lock(db: Transaction) {
  db.hold(organizationLock)
}

/** Which of these sources there are, archived ones included: a field was read from it all the same. */
export async function listKnownSources(db: Queryable, ids: number[]): Promise<Set<number>> {
  const rows = await db.query<{ id: number }>(
    (sql) =>
      sql`select id from knowledge_sources where organization_id = ${db.organization_id} and id = any(${ids})`,
  )
  return new Set(rows.map(({ id }) => id))
}

export function update(db: Transaction, { profile, ...changes }: OrganizationChanges) {
  if (!profile && Object.keys(changes).length === 0) return
  db.later((sql) => {
    const fields = { ...changes, ...(profile && { profile: sql.json({ ...profile }) }) }
    return sql`update organizations set ${sql(fields)} where id = ${db.organization_id}`
  })
}

interface UsageRow {
  date: string
  calls: number
  conversations: number
  messages: number
  model_calls: number
  model_tokens: number
  credits: number
}

/** Every day of the span, the last one first, counted or not. */
export function listUsage(db: Queryable, { since, until }: { since: string; until: string }) {
  return db.query<UsageRow>(
    (sql) => sql`
      select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(u.calls, 0) as calls,
        coalesce(u.conversations, 0) as conversations, coalesce(u.messages, 0) as messages,
        coalesce(u.model_calls, 0) as model_calls, coalesce(u.model_tokens, 0) as model_tokens,
        coalesce(u.credits, 0) as credits
      from generate_series(${since}::date::timestamp, ${until}::date::timestamp, '1 day') d (day)
      left join usage_days u on u.organization_id = ${db.organization_id} and u.day = d.day::date
      order by d.day desc`,
  )
}

export interface ModelUsageRow {
  date: string
  /** Null for what no agent did. */
  agent: string | null
  /** Null without a price. */
  currency: string | null
  input_tokens: number
  cached_tokens: number
  output_tokens: number
  micros: number
}

/** What models have read, written and cost, for the agents by their names. */
export function listModelUsage(db: Queryable, { since, until }: { since: string; until: string }) {
  return db.query<ModelUsageRow>(
    (sql) => sql`
      select to_char(u.day, 'YYYY-MM-DD') as date, a.slug as agent, nullif(u.currency, '') as currency, u.input_tokens, u.cached_tokens,
        u.output_tokens, u.micros
      from model_usage_days u
      left join agents a on a.organization_id = u.organization_id and a.id = u.agent_id
      where u.organization_id = ${db.organization_id} and u.day between ${since}::date and ${until}::date
      order by u.currency, a.slug`,
  )
}

/** Adds up what was counted, for many organizations at once: the system's own statement. */
export async function addUsage(system: Sql, counts: UsageCount[]) {
  const timesOf = (use: CountedUse) => counts.map((each) => (each.use === use ? each.times : 0))
  // In one order: two servers that add up at once do not wait for each other in a circle.
  await system`
    insert into usage_days (organization_id, day, calls, messages, model_calls)
    select organization_id, day, sum(calls), sum(messages), sum(model_calls)
    from unnest(${counts.map((each) => each.organization_id)}::bigint[], ${counts.map((each) => each.day)}::date[],
      ${timesOf('calls')}::bigint[], ${timesOf('messages')}::bigint[], ${timesOf('model_calls')}::bigint[])
      c (organization_id, day, calls, messages, model_calls)
    group by organization_id, day order by organization_id, day
    on conflict (organization_id, day) do update set calls = usage_days.calls + excluded.calls,
      messages = usage_days.messages + excluded.messages,
      model_calls = usage_days.model_calls + excluded.model_calls`
}
