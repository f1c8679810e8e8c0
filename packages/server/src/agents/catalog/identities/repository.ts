import type { Page } from '@foyer/contract'
import type { Reader, Rows, Sql } from '../../../platform/db/index.ts'
import { live, pageOf } from '../../../platform/http/index.ts'
import { missing } from '../../../platform/index.ts'
import { wearersOf } from '../../links/links.ts'

export type IdentityRow = Omit<Rows['identities'], 'organization_id'> & { agents: string[] }

const columns = (sql: Sql) => sql`
  t.id, t.display_name, t.role, t.bio, t.avatar_url, t.disclosure, t.greeting, t.languages, t.archived, t.created_at,
  ${wearersOf(sql, 'identity_id')} as agents`

export function list(db: Reader, query: Page & { include_archived?: boolean }) {
  return db.query<IdentityRow>(
    (sql) => sql`select ${columns(sql)} from identities t
      where t.organization_id = ${db.organization_id} ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Reader, id: number): Promise<IdentityRow> {
  const [row] = await db.query<IdentityRow>(
    (sql) => sql`select ${columns(sql)} from identities t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}
