import type { Page } from '@foyer/contract'
import type { Reader, Rows, Sql } from '../../../platform/db/index.ts'
import { live, pageOf } from '../../../platform/http/index.ts'
import { missing } from '../../../platform/index.ts'
import { linkedAgents } from '../../links/links.ts'

export type DeliverableTemplateRow = Omit<Rows['deliverable_templates'], 'organization_id'> & {
  agents: string[]
}

const columns = (sql: Sql) => sql`
  t.id, t.name, t.body, t.format, t.archived, t.created_at,
  ${linkedAgents(sql, 'deliverable_template_agents')} as agents`

export function list(db: Reader, query: Page & { include_archived?: boolean }) {
  return db.query<DeliverableTemplateRow>(
    (sql) => sql`select ${columns(sql)} from deliverable_templates t
      where t.organization_id = ${db.organization_id} ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Reader, id: number): Promise<DeliverableTemplateRow> {
  const [row] = await db.query<DeliverableTemplateRow>(
    (sql) => sql`select ${columns(sql)} from deliverable_templates t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}
