import type { Page } from '@foyer/contract'
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
}

export function list(db: Queryable, query: Page & Filters, since: Date | undefined) {
  const { operation, resource, resource_id } = query
  return db.query<AuditLogRow>(
    (sql) => sql`select t.id, t.actor, t.operation, t.before, t.after, t.request_id, t.created_at,
        json_strip_nulls(json_build_object('object', t.resource_object, 'id', t.resource_id)) as resource
      from audit_log t
      where t.organization_id = ${db.organization_id}
        ${operation === undefined ? sql`` : sql`and t.operation = ${operation}`}
        ${resource === undefined ? sql`` : sql`and t.resource_object = ${resource}`}
        ${resource_id === undefined ? sql`` : sql`and t.resource_id = ${resource_id}`}
        ${since ? sql`and t.created_at >= ${since}` : sql``} ${pageOf(sql, query)}`,
  )
}
