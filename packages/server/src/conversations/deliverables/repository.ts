import type { Input, operations } from '@foyer/contract'
import { insertRow, type Queryable, type Rows, type Sql, type Transaction } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

export type DeliverableRow = Omit<Rows['deliverables'], 'organization_id' | 'share_hash'> & {
  agent: string
  /** Of the conversation. */
  locale: string
}
type DeliverableFilters = Omit<Input<typeof operations.listDeliverables>['query'], 'agent'> & {
  agent_id?: number | undefined
}
export interface NewDeliverable {
  conversation_id: number
  /** None where the agent has no template. */
  deliverable_template_id?: number | undefined
  deliverable_template_version?: number | undefined
  title: string
  format: 'markdown' | 'html'
  body: string
  created_at: Date
}

const columns = (sql: Sql) => sql`
  t.id, t.conversation_id, t.deliverable_template_id, t.deliverable_template_version, t.title, t.format, t.body,
  t.shared_until, t.created_at, a.slug as agent, c.locale`

const from = (sql: Sql) => sql`deliverables t
  join conversations c on c.organization_id = t.organization_id and c.id = t.conversation_id
  join agents a on a.organization_id = c.organization_id and a.id = c.agent_id`

export function list(db: Queryable, query: DeliverableFilters) {
  const { agent_id, conversation_id } = query
  return db.query<DeliverableRow>(
    (sql) => sql`select ${columns(sql)} from ${from(sql)}
      where t.organization_id = ${db.organization_id}
        ${agent_id === undefined ? sql`` : sql`and c.agent_id = ${agent_id}`}
        ${conversation_id === undefined ? sql`` : sql`and t.conversation_id = ${conversation_id}`}
        ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, id: number): Promise<DeliverableRow> {
  const [row] = await db.query<DeliverableRow>(
    (sql) => sql`select ${columns(sql)} from ${from(sql)}
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

export function insertDeliverable(db: Transaction, row: NewDeliverable): Promise<number> {
  return insertRow(db, 'deliverables', row)
}

/** Where a link leads, as long as it does: the system's own question, since a link names no organization. */
export async function findShared(system: Sql, share_hash: Buffer, now: Date) {
  const [row] = await system<{ organization_id: number; id: number }[]>`
    select organization_id, id from deliverables where share_hash = ${share_hash} and shared_until > ${now}`
  return row
}

/** Null for both ends it. */
export function setShare(db: Transaction, id: number, share_hash: Buffer | null, shared_until: Date | null) {
  db.later(
    (sql) => sql`update deliverables set share_hash = ${share_hash}, shared_until = ${shared_until}
      where organization_id = ${db.organization_id} and id = ${id}`,
  )
}
