import type { ActorType, Page } from '@foyer/contract'
import type { Queryable, Rows } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'

type AuditLogRow = Pick<
  Rows['audit_log'],
  'id' | 'actor' | 'operation' | 'before' | 'after' | 'request_id' | 'created_at'
> & { resource: { object: string; id?: number } }

interface Filters {
  operation?: string
  resource?: string
  resource_id?: number
  actor_type?: ActorType
  actor_id?: number
}

interface Span {
  since: Date | undefined
  until: Date | undefined
}

/** The condition of the index is named: a planner that does not know the type yet finds it all the same. */
export function list(db: Queryable, query: Page & Filters, { since, until }: Span) {
  const { operation, resource, resource_id, actor_type, actor_id } = query
  const isIndexed = actor_type === 'person' || actor_type === 'api_key'
  return db.query<AuditLogRow>(
    (sql) => sql`select t.id, t.actor, t.operation, t.before, t.after, t.request_id, t.created_at,
        json_strip_nulls(json_build_object('object', t.resource_object, 'id', t.resource_id)) as resource
      from audit_log t
      where t.organization_id = ${db.organization_id}
        ${operation === undefined ? sql`` : sql`and t.operation = ${operation}`}
        ${resource === undefined ? sql`` : sql`and t.resource_object = ${resource}`}
        ${resource_id === undefined ? sql`` : sql`and t.resource_id = ${resource_id}`}
        ${actor_type === undefined ? sql`` : sql`and t.actor ->> 'type' = ${actor_type}`}
        ${isIndexed ? sql`and t.actor ->> 'type' in ('person', 'api_key')` : sql``}
        ${actor_id === undefined ? sql`` : sql`and t.actor ->> 'id' = ${String(actor_id)}`}
        ${since ? sql`and t.created_at >= ${since}` : sql``}
        ${until ? sql`and t.created_at < ${until}` : sql``} ${pageOf(sql, query)}`,
  )
}
