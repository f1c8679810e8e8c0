import type { IngestionRun, Input, operations } from '@foyer/contract'
import type { Static } from 'typebox'
import type { Queryable, Rows, Sql } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import type { Portion } from '../../platform/queue/index.ts'

type Shown = Static<typeof IngestionRun>
export type Outcome = Pick<
  Shown,
  'documents' | 'facts' | 'changes' | 'conflicts' | 'problems' | 'unfollowed_instructions' | 'notes'
>
export type IngestionRunRow = Omit<Rows['ingestion_runs'], 'organization_id' | 'outcome'> & {
  outcome: Outcome | null
}

const columns = (sql: Sql) => sql`
  t.id, t.source_id, t.plan, t.status, t.stage, t.done, t.total, t.error, t.attempt, t.created_at, t.completed_at`

/** Fact by fact is for who asks for one run. */
const counts = (sql: Sql) => sql`t.outcome - '{changes,conflicts,problems}'::text[] as outcome`

export function list(db: Queryable, query: Input<typeof operations.listIngestionRuns>['query']) {
  return db.query<IngestionRunRow>(
    (sql) => sql`select ${columns(sql)}, ${counts(sql)} from ingestion_runs t
      where t.organization_id = ${db.organization_id}
        ${query.source_id === undefined ? sql`` : sql`and t.source_id = ${query.source_id}`}
        ${query.status === undefined ? sql`` : sql`and t.status = ${query.status}`} ${pageOf(sql, query)}`,
  )
}

export async function find(db: Queryable, id: number): Promise<IngestionRunRow | undefined> {
  const [row] = await db.query<IngestionRunRow>(
    (sql) => sql`select ${columns(sql)}, t.outcome from ingestion_runs t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  return row
}

export async function get(db: Queryable, id: number): Promise<IngestionRunRow> {
  const row = await find(db, id)
  if (!row) throw missing()
  return row
}

/** The run of a source that waits or runs: there is one at most. */
export async function findUnfinished(db: Queryable, source_id: number): Promise<IngestionRunRow | undefined> {
  const [row] = await db.query<IngestionRunRow>(
    (sql) => sql`select ${columns(sql)}, t.outcome from ingestion_runs t
      where t.organization_id = ${db.organization_id} and t.source_id = ${source_id}
        and t.status in ('queued', 'running')`,
  )
  return row
}

/** Whether the organization is neither paused nor unverified. */
export async function isActive(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ active: boolean }>(
    (sql) =>
      sql`select verified and not paused as active from organizations where id = ${db.organization_id}`,
  )
  return row?.active ?? false
}

/** Whether its source has been read again since, or is being read. */
export async function isOvertaken(db: Queryable, { id, source_id }: IngestionRunRow): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select 1 from ingestion_runs t
      where t.organization_id = ${db.organization_id} and t.source_id = ${source_id}
        and (t.id > ${id} and t.status = 'applied' or t.status in ('queued', 'running')) limit 1`,
  )
  return rows.length > 0
}

export interface PassageRow {
  id: number
  source_id: number
  url: string | null
  trail: string[]
  text: string
  fact_ids: number[]
  created_at: Date
}

export function listPassages(
  db: Queryable,
  source_id: number,
  query: Input<typeof operations.listKnowledgePassages>['query'],
) {
  return db.query<PassageRow>(
    (sql) => sql`select t.id, t.source_id, t.trail, t.text, t.fact_ids, t.created_at,
        (select nullif(d.url, '') from knowledge_documents d
          where d.organization_id = t.organization_id and d.id = t.document_id) as url
      from knowledge_passages t
      where t.organization_id = ${db.organization_id} and t.source_id = ${source_id} and t.live
        ${query.fact_id === undefined ? sql`` : sql`and ${query.fact_id} = any(t.fact_ids)`}
        ${pageOf(sql, query)}`,
  )
}

/**
 * Sources that are to be read now: the system's own question, over all organizations that may ingest. One that waits
 * without a run was added, or was to be read, while its organization was paused or not verified.
 */
export function listDue(system: Sql, now: Date, { after, limit }: Portion) {
  return system<{ organization_id: number; id: number }[]>`
    select s.organization_id, s.id from knowledge_sources s
    join organizations o on o.id = s.organization_id and o.verified and not o.paused
    where not s.archived and not s.owned
      and (s.organization_id, s.id) > (${after?.organization_id ?? 0}, ${after?.id ?? 0})
      and (s.status = 'queued' or s.refresh_hours is not null or s.error->>'code' like 'organization\\_%')
      and (s.status = 'queued' and not exists (select from ingestion_runs r
          where r.organization_id = s.organization_id and r.source_id = s.id and r.status = 'planned')
        or s.error->>'code' like 'organization\\_%'
        or s.refresh_hours is not null and s.status in ('ready', 'failed') and not exists (
          select from ingestion_runs r where r.organization_id = s.organization_id and r.source_id = s.id
            and r.created_at > ${now} - s.refresh_hours * interval '1 hour'))
      and not exists (select from ingestion_runs r
        where r.organization_id = s.organization_id and r.source_id = s.id
          and r.status in ('queued', 'running'))
    order by s.organization_id, s.id limit ${limit}`
}
