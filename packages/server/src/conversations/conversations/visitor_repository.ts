import type { Queryable } from '../../platform/db/index.ts'

/** What a visitor is known by (migration 0021). */
export interface Identifier {
  kind: 'id' | 'email'
  value: string
}

/** The oldest first. */
export const listConversationsOf = (db: Queryable, { kind, value }: Identifier, limit: number) =>
  db.query<{ id: number; agent_id: number }>(
    (sql) => sql`select c.id, c.agent_id from visitor_identifiers v
      join conversations c on c.organization_id = v.organization_id and c.id = v.conversation_id
      where v.organization_id = ${db.organization_id} and v.kind = ${kind} and v.value = ${value}
      order by v.conversation_id limit ${limit}`,
  )
