import type { Queryable, Rows, Sql } from '../../platform/db/index.ts'
import { missing } from '../../platform/index.ts'

export type AgentRow = Omit<Rows['agents'], 'organization_id' | 'identity_secret' | 'appearance'> & {
  identity_verification: boolean
}

export const agentColumns = (sql: Sql) => sql`
  t.id, t.slug, t.name, t.archetype, t.languages, t.identity_id, t.voice_profile_id, t.pages, t.public_id, t.allowed_origins,
  t.identity_secret is not null as identity_verification, t.archived, t.created_at`

export async function getAgentRow(db: Queryable, slug: string): Promise<AgentRow> {
  const [row] = await db.query<AgentRow>(
    (sql) => sql`select ${agentColumns(sql)} from agents t
      where t.organization_id = ${db.organization_id} and t.slug = ${slug}`,
  )
  if (!row) throw missing()
  return row
}
