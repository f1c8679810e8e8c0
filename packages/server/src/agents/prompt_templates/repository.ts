import type { Input, operations, PromptKind } from '@foyer/contract'
import type { Lock, Queryable, Rows, Sql, Transaction } from '../../platform/db/index.ts'
import { live, pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import { ofAgent } from '../links/of_agent.ts'

type ListQuery = Input<typeof operations.listPromptTemplates>['query']
type PromptTemplateRow = Omit<
  Rows['prompt_templates'],
  'organization_id' | 'agent_id' | 'kind' | 'warnings'
> & {
  kind: PromptKind
  warnings: string[] | null
}

/** §2.4: `warnings` is shown only when there are any. */
const columns = (sql: Sql) => sql`
  t.id, t.kind, t.version, t.active, t.archived, t.body, nullif(t.warnings, '{}') as warnings, t.created_at`

export function list(db: Queryable, slug: string, query: ListQuery) {
  return db.query<PromptTemplateRow>(
    (sql) => sql`select ${columns(sql)} from prompt_templates t
      where ${ofAgent(sql, db, slug)}
        ${query.kind === undefined ? sql`` : sql`and t.kind = ${query.kind}`}
        ${query.active === undefined ? sql`` : sql`and t.active = ${query.active}`}
        ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, slug: string, id: number): Promise<PromptTemplateRow> {
  const [row] = await db.query<PromptTemplateRow>(
    (sql) =>
      sql`select ${columns(sql)} from prompt_templates t where ${ofAgent(sql, db, slug)} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

/** A version of one kind: the one with this id, or the active one. */
export async function findOfKind(db: Queryable, slug: string, kind: string, id: number | undefined) {
  const [row] = await db.query<PromptTemplateRow>(
    (sql) => sql`select ${columns(sql)} from prompt_templates t
      where ${ofAgent(sql, db, slug)} and t.kind = ${kind}
        and ${id === undefined ? sql`t.active` : sql`t.id = ${id}`}`,
  )
  return row
}

/**
 * One transaction at a time moves the versions of an agent. The agent's row is the lock, because archiving the agent
 * takes it too: an agent that was live when it was locked stays live to the end. `no key` lets rows that refer to the
 * agent be written meanwhile.
 */
export const versionsLock = (slug: string): Lock => ({
  on: 'agents',
  statement: (sql, organization_id) => sql`select 1 from agents
    where organization_id = ${organization_id} and slug = ${slug} for no key update`,
})

/** Archived versions count: a number is never given out twice. */
export async function nextVersion(db: Queryable, agent_id: number, kind: PromptKind): Promise<number> {
  const [row] = await db.query<{ next: number }>(
    (sql) => sql`select coalesce(max(version), 0) + 1 as next from prompt_templates
      where organization_id = ${db.organization_id} and agent_id = ${agent_id} and kind = ${kind}`,
  )
  return row!.next
}

/** Comes before the next version is made active: at no statement has a kind two. */
export function deactivate(db: Transaction, slug: string, kind: string) {
  db.later(
    (sql) => sql`update prompt_templates t set active = false
      where ${ofAgent(sql, db, slug)} and t.kind = ${kind} and t.active`,
  )
}

/** §4.12: the running experiment that gives this version to conversations, if one does. */
export async function findRunningThatDraws(
  db: Queryable,
  prompt_template_id: number,
): Promise<{ name: string } | undefined> {
  const [row] = await db.query<{ name: string }>(
    (sql) => sql`select t.name from experiments t
      join experiment_arms arm on arm.organization_id = t.organization_id and arm.experiment_id = t.id
      where t.organization_id = ${db.organization_id} and t.status = 'running'
        and arm.prompt_template_id = ${prompt_template_id}
      limit 1`,
  )
  return row
}
