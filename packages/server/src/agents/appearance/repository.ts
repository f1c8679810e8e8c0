import type { Queryable, Transaction } from '../../platform/db/index.ts'
import { missing } from '../../platform/index.ts'
import type { StoredAppearance } from './stored_appearance.ts'

export async function get(db: Queryable, slug: string): Promise<StoredAppearance> {
  const [row] = await db.query<{ appearance: StoredAppearance }>(
    (sql) => sql`select appearance from agents
      where organization_id = ${db.organization_id} and slug = ${slug}`,
  )
  if (!row) throw missing()
  return row.appearance
}

export function put(db: Transaction, agent_id: number, appearance: StoredAppearance) {
  db.later(
    (sql) => sql`update agents set appearance = ${JSON.stringify(appearance)}::text::jsonb
      where organization_id = ${db.organization_id} and id = ${agent_id}`,
  )
}
