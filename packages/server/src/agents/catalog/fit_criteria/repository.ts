import type { Page } from '@foyer/contract'
import type { Reader, Rows, Sql } from '../../../platform/db/index.ts'
import { live, pageOf } from '../../../platform/http/index.ts'
import { missing } from '../../../platform/index.ts'
import { linkedAgents } from '../../links/links.ts'

export type FitCriterionRow = Omit<Rows['fit_criteria'], 'organization_id'> & { agents: string[] }

const columns = (sql: Sql) => sql`
  t.id, t.kind, t.description, t.guidance, t.weight, t.archived, t.created_at,
  ${linkedAgents(sql, 'fit_criterion_agents')} as agents`

export function list(db: Reader, query: Page & { include_archived?: boolean }) {
  return db.query<FitCriterionRow>(
    (sql) => sql`select ${columns(sql)} from fit_criteria t
      where t.organization_id = ${db.organization_id} ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Reader, id: number): Promise<FitCriterionRow> {
  const [row] = await db.query<FitCriterionRow>(
    (sql) => sql`select ${columns(sql)} from fit_criteria t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}
