import { isDeepStrictEqual } from 'node:util'
import type { Context } from './context.ts'
import type { Writer } from './db/tenant.ts'

interface Change {
  /** The verb of the event: `<object>.<verb>`. */
  verb: string
  before: object | null
  after: { object: string; id?: number }
}

/** Stores the event and the audit row of a write, in the transaction of that write. What both hold is sent once. */
export function record(context: Context, db: Writer, { verb, before, after }: Change) {
  const { organization, actor, operation, request_id, now } = context
  const type = `${after.object}.${verb}`
  db.later(
    (sql) => sql`
      with event as (
        insert into events (organization_id, type, actor, request_id, data, created_at)
        values (${organization.id}, ${type}, ${sql.json({ ...actor })}, ${request_id}, ${sql.json(json(after))}, ${now})
        returning organization_id, actor, request_id, data, created_at
      )
      insert into audit_log
        (organization_id, actor, operation, resource_object, resource_id, before, after, request_id, created_at)
      select organization_id, actor, ${operation}, ${after.object}, ${after.id ?? null},
        ${before && sql.json(json(before))}, data, request_id, created_at
      from event`,
  )
}

/** Records the step from `before` to `after` and gives `after`; a step that changed nothing leaves no trace. */
export function recordChange<Shape extends Change['after']>(
  context: Context,
  db: Writer,
  verb: string,
  before: Shape,
  after: Shape,
): Shape {
  if (!isDeepStrictEqual(before, after)) record(context, db, { verb, before, after })
  return after
}

/** postgres.js types JSON values closed; a representation is always plain JSON data with dates. */
type JsonValue = Parameters<Parameters<Parameters<Writer['later']>[0]>[0]['json']>[0]
const json = (value: object) => value as JsonValue
