import type { Page } from '@foyer/contract'
import type { Lock, Queryable, Transaction } from '../../platform/db/index.ts'
import { live, pageOf } from '../../platform/http/index.ts'
import { type AgentRow, agentColumns } from '../links/agent_row.ts'

export function list(db: Queryable, query: Page & { include_archived?: boolean }) {
  return db.query<AgentRow>(
    (sql) => sql`select ${agentColumns(sql)} from agents t
      where t.organization_id = ${db.organization_id} ${live(sql, query)} ${pageOf(sql, query)}`,
  )
}

/**
 * Holds the agent and its flow: whoever edits the flow or moves a prompt version holds one of them, so that an agent
 * is never archived in the middle of an edit.
 */
export const agentLock = (slug: string): Lock => ({
  on: 'agents',
  statement: (sql, organization_id) => sql`select 1 from agents a
    join flows f on f.organization_id = a.organization_id and f.agent_id = a.id
    where a.organization_id = ${organization_id} and a.slug = ${slug} for no key update of a, f`,
})

/** Every slug that is `name` or continues it: what a derived slug could collide with. */
export async function slugsLike(db: Queryable, name: string): Promise<Set<string>> {
  const rows = await db.query<{ slug: string }>(
    (sql) => sql`select slug from agents
      where organization_id = ${db.organization_id} and (slug = ${name} or starts_with(slug, ${`${name}-`}))`,
  )
  return new Set(rows.map((row) => row.slug))
}

/** A copy looks like the original. */
export function copyAppearance(db: Transaction, from: number, to: number) {
  db.later(
    (sql) => sql`update agents a set appearance = original.appearance from agents original
      where a.organization_id = ${db.organization_id} and a.id = ${to}
        and original.organization_id = a.organization_id and original.id = ${from}`,
  )
}

/** As it is stored: encrypted. */
export async function findIdentitySecret(db: Queryable, slug: string): Promise<string | undefined> {
  const [row] = await db.query<{ identity_secret: string | null }>(
    (sql) => sql`select identity_secret from agents
      where organization_id = ${db.organization_id} and slug = ${slug}`,
  )
  return row?.identity_secret ?? undefined
}
