import type { Page } from '@foyer/contract'
import type { Sql } from '../../platform/db/connect.ts'
import type { Rows } from '../../platform/db/rows.gen.ts'
import type { Reader } from '../../platform/db/tenant.ts'
import { live, pageOf } from '../../platform/http/paging.ts'
import { missing } from '../../platform/refusal.ts'
import { wearersOf } from '../links/links.ts'

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
