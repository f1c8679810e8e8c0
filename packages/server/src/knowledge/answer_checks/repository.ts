import type { Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import { missing } from '../../platform/index.ts'
import type { Portion } from '../../platform/queue/index.ts'
import type { Check } from '../checking/check_answer.ts'

/** One question of a run, and what was found once it has been checked. */
export interface Entry {
  knowledge_gap_id?: number
  question: string
  check?: Check
}

export type AnswerCheckRow = Omit<Rows['answer_checks'], 'organization_id' | 'results' | 'done' | 'total'> & {
  agent: string
  results: Entry[]
}

export async function find(db: Queryable, id: number): Promise<AnswerCheckRow | undefined> {
  const [row] = await db.query<AnswerCheckRow>(
    (
      sql,
    ) => sql`select t.id, t.agent_id, t.status, t.results, t.error, t.attempt, t.created_at, t.completed_at,
        (select a.slug from agents a where a.organization_id = t.organization_id and a.id = t.agent_id) as agent
      from answer_checks t where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  return row
}

export async function get(db: Queryable, id: number): Promise<AnswerCheckRow> {
  const row = await find(db, id)
  if (!row) throw missing()
  return row
}

export async function insert(
  db: Transaction,
  { agent_id, entries, created_at }: { agent_id: number; entries: Entry[]; created_at: Date },
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`insert into answer_checks (organization_id, agent_id, status, total, results, created_at)
      values (${db.organization_id}, ${agent_id}, 'queued', ${entries.length}, ${json(sql, entries)}, ${created_at})
      returning id`,
  )
  return row!.id
}

/** Only the attempt that has the run may write to it. */
export async function storeResults(
  db: Transaction,
  { id, attempt }: { id: number; attempt: number },
  entries: Entry[],
): Promise<boolean> {
  const done = entries.filter(({ check }) => check !== undefined).length
  const rows = await db.query(
    (sql) => sql`update answer_checks set results = ${json(sql, entries)}, done = ${done}
      where organization_id = ${db.organization_id} and id = ${id} and attempt = ${attempt} and completed_at is null
      returning 1`,
  )
  return rows.length > 0
}

const json = (sql: Sql, entries: Entry[]) => sql.json(entries as never)

/** Runs that should have ended by now: the system's own question, over all organizations. */
export function listStale(system: Sql, before: Date, { after, limit }: Portion) {
  return system<StaleRun[]>`
    select organization_id, id, attempt from answer_checks
    where completed_at is null and created_at <= ${before}
      and (organization_id, id) > (${after?.organization_id ?? 0}, ${after?.id ?? 0})
    order by organization_id, id limit ${limit}`
}

interface StaleRun {
  organization_id: number
  id: number
  attempt: number
}
