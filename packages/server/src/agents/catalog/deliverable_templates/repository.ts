import type { Page } from '@foyer/contract'
import type { Queryable, Rows, Transaction } from '../../../platform/db/index.ts'
import { pageOf } from '../../../platform/http/index.ts'

type VersionRow = Omit<Rows['deliverable_template_versions'], 'organization_id'>
type TemplateRow = Pick<Rows['deliverable_templates'], 'id' | 'version' | 'name' | 'body' | 'archived'> & {
  format: 'markdown' | 'html'
}

/** Versions count per template: their number is the cursor. */
export function listVersions(db: Queryable, id: number, query: Page) {
  return db.query<VersionRow>(
    (sql) => sql`select t.deliverable_template_id, t.version, t.name, t.body, t.format, t.created_at
      from (select v.*, v.version as id from deliverable_template_versions v
        where v.organization_id = ${db.organization_id} and v.deliverable_template_id = ${id}) t
      where true ${pageOf(sql, query)}`,
  )
}

/** The template as it is now, unless that version is kept already. */
export function keepVersion(db: Transaction, id: number, created_at: Date) {
  db.later(
    (sql) => sql`insert into deliverable_template_versions
        (organization_id, deliverable_template_id, version, name, body, format, created_at)
      select organization_id, id, version, name, body, format, ${created_at}::timestamptz
      from deliverable_templates where organization_id = ${db.organization_id} and id = ${id}
      on conflict do nothing`,
  )
}

/** Those that an agent may hand over, in the order they were made: the first live one is the one that it uses. */
export function listOfAgent(db: Queryable, agent_id: number): Promise<TemplateRow[]> {
  return db.query<TemplateRow>(
    (sql) => sql`select t.id, t.version, t.name, t.body, t.format, t.archived
      from deliverable_templates t
      join deliverable_template_agents l
        on l.organization_id = t.organization_id and l.deliverable_template_id = t.id
      where t.organization_id = ${db.organization_id} and l.agent_id = ${agent_id}
      order by t.id`,
  )
}

export async function listAgentSlugs(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(
    (sql) => sql`select slug from agents where organization_id = ${db.organization_id} and not archived`,
  )
  return rows.map(({ slug }) => slug)
}
