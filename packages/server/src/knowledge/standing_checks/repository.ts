import type { Page } from '@foyer/contract'
import { spokenLanguage } from '../../agents/index.ts'
import type { Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import { live, pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import type { Check, CheckedQuestion } from '../checking/check_answer.ts'

export type StandingCheckRow = Omit<
  Rows['standing_checks'],
  'organization_id' | 'agent_id' | 'question' | 'last_check'
> & {
  agent: string
  question: string
  last_check: Check | null
}

/** A gap keeps its own question and its own latest check. */
const columns = (sql: Sql) => sql`
  t.id, t.gap_id, a.slug as agent, coalesce(t.question, g.question) as question, t.expected_source_id,
  case when t.gap_id is null then t.last_check else g.last_check end as last_check, t.archived, t.created_at`

const tables = (sql: Sql) => sql`standing_checks t
  join agents a on a.organization_id = t.organization_id and a.id = t.agent_id
  left join knowledge_gaps g on g.organization_id = t.organization_id and g.id = t.gap_id`

export type StandingCheckFilters = Page & { include_archived?: boolean; agent_id?: number | undefined }

export function list(db: Queryable, query: StandingCheckFilters) {
  return db.query<StandingCheckRow>(
    (sql) => sql`select ${columns(sql)} from ${tables(sql)}
      where t.organization_id = ${db.organization_id} ${live(sql, query)}
        ${query.agent_id === undefined ? sql`` : sql`and t.agent_id = ${query.agent_id}`} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, id: number): Promise<StandingCheckRow> {
  const [row] = await db.query<StandingCheckRow>(
    (sql) => sql`select ${columns(sql)} from ${tables(sql)}
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

/** Undefined when the gap has one already. */
export async function insertForGap(db: Transaction, gap_id: number, now: Date): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`insert into standing_checks (organization_id, agent_id, gap_id, created_at)
      select g.organization_id, g.agent_id, g.id, ${now} from knowledge_gaps g
      where g.organization_id = ${db.organization_id} and g.id = ${gap_id}
      on conflict (organization_id, gap_id) do nothing returning id`,
  )
  return row?.id
}

/** A check of the owner's own, as it is run. */
export interface OwnCheck extends CheckedQuestion {
  id: number
  last_check: Check | null
}

/** Those of gaps are run with their gaps. */
const own = (sql: Sql, db: Queryable) => sql`
  t.organization_id = ${db.organization_id} and t.gap_id is null and not t.archived`

export function listOwn(db: Queryable, { after, limit }: { after: number; limit: number }) {
  return db.query<OwnCheck>(
    (
      sql,
    ) => sql`select t.id, t.question, t.agent_id, ${spokenLanguage(sql)} as language, '[]'::jsonb as verdicts,
        t.last_check
      from standing_checks t join agents a on a.organization_id = t.organization_id and a.id = t.agent_id
      where ${own(sql, db)} and t.id > ${after} order by t.id limit ${limit}`,
  )
}

export async function hasOwn(db: Queryable): Promise<boolean> {
  const rows = await db.query((sql) => sql`select 1 from standing_checks t where ${own(sql, db)} limit 1`)
  return rows.length > 0
}

/** Whether what a body names is there and live. */
export async function findArchived(
  db: Queryable,
  table: 'knowledge_gaps' | 'knowledge_sources',
  id: number,
): Promise<boolean | undefined> {
  const [row] = await db.query<{ archived: boolean }>(
    (sql) => sql`select ${table === 'knowledge_gaps' ? sql`status = 'archived'` : sql`archived`} as archived
      from ${sql(table)} where organization_id = ${db.organization_id} and id = ${id}`,
  )
  return row?.archived
}
