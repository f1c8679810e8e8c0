import type { Page } from '@foyer/contract'
import type { Sql } from '../../db/connect.ts'
import type { Rows } from '../../db/rows.gen.ts'
import type { Reader } from '../../db/tenant.ts'
import { live, pageOf } from '../../http/paging.ts'
import { missing } from '../../refusal.ts'

export type AgentRow = Omit<Rows['agents'], 'organization_id'>

const columns = (sql: Sql) => sql`
  t.id, t.slug, t.name, t.archetype, t.languages, t.voice_profile_id, t.pages, t.public_id, t.allowed_origins,
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

/** Every slug that is `name` or continues it: what a derived slug could collide with. */
export async function slugsLike(db: Reader, name: string): Promise<Set<string>> {
  const rows = await db.query<{ slug: string }>(
    (sql) => sql`select slug from agents
      where organization_id = ${db.organization_id} and (slug = ${name} or starts_with(slug, ${`${name}-`}))`,
  )
  return new Set(rows.map((row) => row.slug))
}
