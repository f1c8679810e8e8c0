import type { Lock, Queryable, Transaction } from '../../platform/db/index.ts'
import { knowledgeLock, namesLock } from '../../platform/db/index.ts'
import type { Form } from './forms.ts'

export interface AppliedFile {
  path: string
  resource_id: number | null
  /** Null where the file is gone and its object was archived. */
  form: Form | null
  applied_at: Date
}

export const listApplied = (db: Queryable): Promise<AppliedFile[]> =>
  db.query<AppliedFile>(
    (sql) => sql`select path, resource_id, form, applied_at from configuration_files
      where organization_id = ${db.organization_id} order by path`,
  )

export function putApplied(db: Transaction, files: readonly AppliedFile[]) {
  if (files.length === 0) return
  db.later(
    (sql) => sql`insert into configuration_files (organization_id, path, resource_id, form, applied_at)
      select ${db.organization_id}, f.path, f.resource_id, f.form, f.applied_at
      from jsonb_to_recordset(${JSON.stringify(files)}::text::jsonb)
        as f (path text, resource_id bigint, form jsonb, applied_at timestamptz)
      on conflict (organization_id, path) do update
        set resource_id = excluded.resource_id, form = excluded.form, applied_at = excluded.applied_at`,
  )
}

/** As they are written, comments and all: whoever pulls gets them back. Null takes one away. */
export const putScenarios = (
  db: Transaction,
  scenarios: readonly { path: string; content: string | null }[],
  applied_at: Date,
) =>
  putApplied(
    db,
    scenarios.map(({ path, content }) => ({
      path,
      resource_id: null,
      form: content === null ? null : { content },
      applied_at,
    })),
  )

type LockedTable =
  | 'services'
  | 'fit_criteria'
  | 'voice_profiles'
  | 'identities'
  | 'deliverable_templates'
  | 'agents'

const allRows = (table: LockedTable): Lock => ({
  on: table,
  statement: (sql, organization_id) => sql`select 1 from ${sql(table)}
    where organization_id = ${organization_id} order by id for no key update`,
})

const allFlows: Lock = {
  on: 'flows',
  statement: (sql, organization_id) => sql`select 1 from flows
    where organization_id = ${organization_id} order by agent_id for no key update`,
}

/** Everything that a file can be about, until the transaction ends: what was compared is what is changed. */
export const configurationLocks: readonly Lock[] = [
  knowledgeLock,
  namesLock('services'),
  allRows('services'),
  allRows('fit_criteria'),
  allRows('voice_profiles'),
  allRows('identities'),
  allRows('deliverable_templates'),
  namesLock('agents'),
  allRows('agents'),
  allFlows,
]
