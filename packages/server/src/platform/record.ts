import { isDeepStrictEqual } from 'node:util'
import type { EventObject, EventVerb } from '@foyer/contract'
import type { Context } from './context.ts'
import type { Fragment, Sql } from './db/connect.ts'
import type { Transaction } from './db/tenant.ts'
import { notificationOf } from './notification_of.ts'

/** Who did something, by which operation, in which request, at what time. */
export type Trace = Pick<Context, 'actor' | 'operation' | 'request_id' | 'now'>

export interface Change<Word extends EventObject = EventObject> {
  /** The verb of the event: `<object>.<verb>`. */
  verb: EventVerb<Word>
  before: object | null
  after: EventResource<Word>
}

/** What an event tells of: a resource, or so much of it as events carry. */
interface EventResource<Word extends EventObject> {
  object: Word
  id?: number
  agent?: string
}

/** Announced after every commit that left a notice. */
export const noticesChannel = 'foyer_notices'

/** Announced after every commit that left an event. */
export const eventsChannel = 'foyer_events'

/**
 * Stores the event and the audit row of a write, in the transaction of that write, and puts the event into the queue
 * of every webhook endpoint that asked for it. Of some events members are told: those leave a notice, too.
 */
export function record<Word extends EventObject>(trace: Trace, db: Transaction, change: Change<Word>) {
  const { object } = change.after
  db.beside((sql) =>
    storing(
      sql,
      trace,
      db,
      change,
      sql`w.enabled and not w.archived
        and (w.events is null or w.events && array[${`${object}.${change.verb}`}, ${`${object}.*`}])`,
    ),
  )
  db.announce(eventsChannel)
  if (notificationOf(`${object}.${change.verb}`)) db.announce(noticesChannel)
}

/** The same for an event that is meant for one endpoint, whatever it asked for. Gives the id of the delivery. */
export async function recordFor<Word extends EventObject>(
  trace: Trace,
  db: Transaction,
  change: Change<Word>,
  endpoint_id: number,
): Promise<number> {
  const [row] = await db.query<{ id: number }>((sql) => {
    const { event, audit, deliveries } = storing(sql, trace, db, change, sql`w.id = ${endpoint_id}`)
    return sql`with event as (${event}), audit as (${audit}) ${deliveries} returning id`
  })
  db.announce(eventsChannel)
  return row!.id
}

/** Records the step from `before` to `after` and gives `after`; a step that changed nothing leaves no trace. */
export function recordChange<Shape extends EventResource<EventObject>>(
  trace: Trace,
  db: Transaction,
  verb: EventVerb<Shape['object']>,
  before: Shape,
  after: Shape,
): Shape {
  if (!isDeepStrictEqual(before, after)) record<Shape['object']>(trace, db, { verb, before, after })
  return after
}

/** Parts of one statement, so that what several tables hold is sent once. */
function storing<Word extends EventObject>(
  sql: Sql,
  trace: Trace,
  db: Transaction,
  change: Change<Word>,
  receivers: Fragment,
) {
  const { actor, operation, request_id, now } = trace
  const { verb, before, after } = change
  const { object, id = null, agent = '' } = after
  const kind = notificationOf(`${object}.${verb}`)
  return {
    event: sql`
      insert into events (organization_id, type, actor, request_id, data, created_at)
      values (${db.organization_id}, ${`${object}.${verb}`}, ${sql.json({ ...actor })}, ${request_id},
        ${JSON.stringify(after)}::text::json, ${now})
      returning organization_id, id, actor, request_id, data, created_at`,
    audit: sql`
      insert into audit_log
        (organization_id, actor, operation, resource_object, resource_id, before, after, request_id, created_at)
      select organization_id, actor, ${operation}, ${object}, ${id}::bigint,
        ${before && JSON.stringify(before)}::text::json, data, request_id, created_at
      from event`,
    ...(kind !== undefined && {
      notices: sql`
        insert into notices (organization_id, kind, resource_object, resource_id, created_at)
        select organization_id, ${kind}, ${object}, ${id}::bigint, created_at from event`,
    }),
    deliveries: sql`
      insert into webhook_deliveries
        (organization_id, webhook_endpoint_id, event_id, resource, next_attempt_at, created_at)
      select e.organization_id, w.id, e.id, ${`${object}:${id ?? agent}`}, e.created_at, e.created_at
      from event e join webhook_endpoints w on w.organization_id = e.organization_id and ${receivers}`,
  }
}
