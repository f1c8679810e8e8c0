import type { Page } from '@foyer/contract'
import type { Sql } from '../../db/connect.ts'
import type { Rows } from '../../db/rows.gen.ts'
import type { Reader, Writer } from '../../db/tenant.ts'
import { live, pageOf } from '../../http/paging.ts'
import { missing } from '../../refusal.ts'

export type AgentRow = Omit<Rows['agents'], 'organization_id'>

const columns = (sql: Sql) => sql`
  t.id, t.slug, t.name, t.archetype, t.languages, t.identity_id, t.voice_profile_id, t.pages, t.public_id, t.allowed_origins,
  t.archived, t.created_at`

export function list(db: Reader, query: Page & { include_archived?: boolean }) {
  return db.query<AgentRow>(
    (sql) => sql`select ${columns(sql)} from agents t
      where t.organization_id = ${db.organization_id} ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function getBySlug(db: Reader, slug: string): Promise<AgentRow> {
  const [row] = await db.query<AgentRow>(
    (sql) => sql`select ${columns(sql)} from agents t
      where t.organization_id = ${db.organization_id} and t.slug = ${slug}`,
  )
  if (!row) throw missing()
  return row
}

/**
 * Holds the agent and its flow: whoever edits the flow or moves a prompt version holds one of them, so that an agent
 * is never archived in the middle of an edit.
 */
export function lock(db: Writer, slug: string) {
  db.later(
    (
      sql,
    ) => sql`select 1 from agents a join flows f on f.organization_id = a.organization_id and f.agent_id = a.id
      where a.organization_id = ${db.organization_id} and a.slug = ${slug}
      for no key update of a, f`,
  )
}

/** Every slug that is `name` or continues it: what a derived slug could collide with. */
export async function slugsLike(db: Reader, name: string): Promise<Set<string>> {
  const rows = await db.query<{ slug: string }>(
    (sql) => sql`select slug from agents
      where organization_id = ${db.organization_id} and (slug = ${name} or starts_with(slug, ${`${name}-`}))`,
  )
  return new Set(rows.map((row) => row.slug))
}
