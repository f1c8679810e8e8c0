import type { OnboardingRun, OnboardingRunStatus, OnboardingRunStep, OnboardingStep } from '@foyer/contract'
import type { Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import type { Portion } from '../../platform/queue/index.ts'
import type { SiteToRead } from './site_to_read.ts'

export type Problem = OnboardingRun['problems'][number]

/** A source of a run, as far as the run is concerned. */
export interface RunSource {
  id: number
  url: string | null
  status: string
  archived: boolean
  error: { code: string; message: string; lasting: boolean } | null
}

export type OnboardingRunRow = Omit<
  Rows['onboarding_runs'],
  'organization_id' | 'status' | 'step' | 'sites' | 'skipped' | 'problems'
> & {
  status: OnboardingRunStatus
  step: OnboardingRunStep
  sites: SiteToRead[]
  skipped: OnboardingStep[]
  problems: Problem[]
  agent: string | null
  sources: RunSource[]
  pages: { read: number; found: number }
}

/** A source that is being read shows what its run has staged; any other one, what it has. */
const columns = (sql: Sql) => sql`
  t.id, t.status, t.step, t.sites, t.locale, t.agent_name, t.skipped, t.agent_id, t.catalog_generation_id,
  t.voice_profile_id, t.problems, t.attempt, t.created_at, t.completed_at,
  (select a.slug from agents a where a.organization_id = t.organization_id and a.id = t.agent_id) as agent,
  (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'url', s.url, 'status', s.status, 'error', s.error,
      'archived', s.archived) order by s.id), '[]')
    from onboarding_run_sources l
    join knowledge_sources s on s.organization_id = l.organization_id and s.id = l.source_id
    where l.organization_id = t.organization_id and l.run_id = t.id) as sources,
  (select jsonb_build_object('read', coalesce(sum(p.read), 0), 'found', coalesce(sum(greatest(p.read, p.found)), 0))
    from (
      select case when r.id is null
          then (select count(*) from knowledge_documents d
            where d.organization_id = s.organization_id and d.source_id = s.id and d.live)
          else (select count(*) from ingestion_run_documents d
            where d.organization_id = s.organization_id and d.run_id = r.id) end as read,
        case when r.stage = 'reading' then r.total else 0 end as found
      from onboarding_run_sources l
      join knowledge_sources s on s.organization_id = l.organization_id and s.id = l.source_id
      left join ingestion_runs r on r.organization_id = s.organization_id and r.source_id = s.id
        and r.status in ('queued', 'running')
      where l.organization_id = t.organization_id and l.run_id = t.id) p) as pages`

async function findWhere(db: Queryable, which: (sql: Sql) => ReturnType<Sql>) {
  const [row] = await db.query<OnboardingRunRow>(
    (sql) => sql`select ${columns(sql)} from onboarding_runs t
      where t.organization_id = ${db.organization_id} ${which(sql)} order by t.id desc limit 1`,
  )
  return row
}

export const find = (db: Queryable, id: number) => findWhere(db, (sql) => sql`and t.id = ${id}`)

export const findLatest = (db: Queryable) => findWhere(db, (sql) => sql``)

export const findUnfinished = (db: Queryable) =>
  findWhere(db, (sql) => sql`and t.status in ('running', 'waiting')`)

/** The run whose voice can be undone. */
export const findVoiced = (db: Queryable) => findWhere(db, (sql) => sql`and t.voice_profile_id is not null`)

export function linkSources(db: Transaction, run_id: number, source_ids: readonly number[]) {
  db.later(
    (sql) => sql`insert into onboarding_run_sources (organization_id, run_id, source_id)
      select ${db.organization_id}, ${run_id}, id from unnest(${[...source_ids]}::bigint[]) id
      on conflict do nothing`,
  )
}

interface KnownSource {
  id: number
  archived: boolean
  status: string
}

export function listSources(db: Queryable, ids: readonly number[]) {
  return db.query<KnownSource>(
    (sql) => sql`select id, archived, status from knowledge_sources
      where organization_id = ${db.organization_id} and id = any(${[...ids]}) and deleted_at is null`,
  )
}

/** One that was added before, so that nothing is read twice. */
export async function findSource(
  db: Queryable,
  given: { url: string } | { checksum: string },
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select id from knowledge_sources
      where organization_id = ${db.organization_id} and not archived and not owned and deleted_at is null
        and ${
          'url' in given
            ? sql`kind = 'site' and url = ${given.url}`
            : sql`kind = 'text' and checksum = ${given.checksum}`
        }
      order by id desc limit 1`,
  )
  return row?.id
}

export function skip(db: Transaction, step: OnboardingStep | 'all', now: Date) {
  db.later(
    (sql) => sql`insert into onboarding_skips (organization_id, step, created_at)
      values (${db.organization_id}, ${step}, ${now}) on conflict do nothing`,
  )
}

export function replaceSkips(db: Transaction, steps: readonly OnboardingStep[], now: Date) {
  db.later((sql) => sql`delete from onboarding_skips where organization_id = ${db.organization_id}`)
  for (const step of steps) skip(db, step, now)
}

/** The agent that onboarding sets up when none is named: the first one. */
export async function findFirstAgent(db: Queryable) {
  const [row] = await db.query<{ id: number; slug: string }>(
    (sql) => sql`select id, slug from agents
      where organization_id = ${db.organization_id} and not archived order by id limit 1`,
  )
  return row
}

/** The language that most of what a run has read is written in. */
export async function findLanguage(db: Queryable, run_id: number): Promise<string | undefined> {
  const [row] = await db.query<{ language: string }>(
    (sql) => sql`select p.language from onboarding_run_sources l
      join knowledge_passages p on p.organization_id = l.organization_id and p.source_id = l.source_id and p.live
      where l.organization_id = ${db.organization_id} and l.run_id = ${run_id}
      group by p.language order by sum(length(p.text)) desc, p.language limit 1`,
  )
  return row?.language
}

/** A proposal of the run's generation that nobody has decided on. */
export async function findProposedVoice(db: Queryable, generation_id: number): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    (sql) => sql`select id from resource_drafts
      where organization_id = ${db.organization_id} and catalog_generation_id = ${generation_id}
        and kind = 'voice' and status = 'proposed' order by id limit 1`,
  )
  return row?.id
}

/** Runs that wait for something that has ended: the system's own question, over all organizations. */
export function listNeglected(system: Sql, { after, limit }: Portion) {
  return system<{ organization_id: number; id: number }[]>`
    select r.organization_id, r.id from onboarding_runs r
    where r.status = 'running' and r.step = 'sources'
      and (r.organization_id, r.id) > (${after?.organization_id ?? 0}, ${after?.id ?? 0})
      and not exists (select from onboarding_run_sources l
        join knowledge_sources s on s.organization_id = l.organization_id and s.id = l.source_id
        where l.organization_id = r.organization_id and l.run_id = r.id and not s.archived
          and s.status in ('queued', 'ingesting'))
    order by r.organization_id, r.id limit ${limit}`
}
