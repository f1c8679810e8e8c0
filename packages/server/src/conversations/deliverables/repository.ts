import type { Input, operations } from '@foyer/contract'
import { insertRow, type Queryable, type Rows, type Sql, type Transaction } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'

export type DeliverableRow = Omit<Rows['deliverables'], 'organization_id'> & { agent: string }
type DeliverableFilters = Omit<Input<typeof operations.listDeliverables>['query'], 'agent'> & {
  agent_id?: number | undefined
}
export interface NewDeliverable {
  conversation_id: number
  /** None where the agent has no template. */
  deliverable_template_id?: number | undefined
  title: string
  format: 'markdown' | 'html'
  body: string
  created_at: Date
}

const columns = (sql: Sql) => sql`
  t.id, t.conversation_id, t.deliverable_template_id, t.title, t.format, t.body, t.created_at, a.slug as agent`

const from = (sql: Sql) => sql`deliverables t
  join conversations c on c.organization_id = t.organization_id and c.id = t.conversation_id
  join agents a on a.organization_id = c.organization_id and a.id = c.agent_id`

export function list(db: Queryable, query: DeliverableFilters) {
  const { agent_id, conversation_id } = query
  return db.query<DeliverableRow>(
    // guard: deliverables are listed by agent [`and c… -> ``]
    // guard: deliverables are listed by conversation [`and t… -> ``]
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
