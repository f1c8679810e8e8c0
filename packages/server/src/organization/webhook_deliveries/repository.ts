import type { DeliveryStatus, Page } from '@foyer/contract'
import { leaseEnd, type Queryable, type Rows, type Sql, type Transaction } from '../../platform/db/index.ts'
import { pageOf } from '../../platform/http/index.ts'
import { missing } from '../../platform/index.ts'
import { notRefusals, triesInOrder } from './rules.ts'

type DeliveryRow = Omit<
  Rows['webhook_deliveries'],
  'organization_id' | 'resource' | 'tries' | 'leased_until'
> & { event_type: string; endpoint_archived: boolean; waiting_for_delivery_id: number | null }

/**
 * Earlier events of the same resource that are still on their way to the same endpoint go first. One that the receiver
 * refuses, again and again, does so only for a while.
 */
const earlierInTheWay = (sql: Sql) => sql`webhook_deliveries p
  where p.organization_id = t.organization_id and p.webhook_endpoint_id = t.webhook_endpoint_id
    and p.resource = t.resource and p.event_id < t.event_id and p.status = 'pending'
    and not (p.tries >= ${triesInOrder} and p.leased_until is null and coalesce(p.last_status_code, 0) between 400 and 499
      and p.last_status_code <> all (${[...notRefusals]}::int[]))`

const columns = (sql: Sql) => sql`
  t.id, t.webhook_endpoint_id, t.event_id, e.type as event_type, t.status, t.attempts, t.last_status_code,
  t.last_error, t.last_response, nullif(t.history, '[]') as history, t.next_attempt_at, t.delivered_at, t.created_at, w.archived as endpoint_archived,
  case when t.status = 'pending' then (
    select p.id from ${earlierInTheWay(sql)} order by p.event_id limit 1) end as waiting_for_delivery_id`

const tables = (sql: Sql) => sql`webhook_deliveries t
  join events e on e.organization_id = t.organization_id and e.id = t.event_id
  join webhook_endpoints w on w.organization_id = t.organization_id and w.id = t.webhook_endpoint_id`

export function list(db: Queryable, endpoint_id: number, query: Page & { status?: DeliveryStatus }) {
  return db.query<DeliveryRow>(
    (sql) => sql`select ${columns(sql)} from ${tables(sql)}
      where t.organization_id = ${db.organization_id} and t.webhook_endpoint_id = ${endpoint_id}
        ${query.status ? sql`and t.status = ${query.status}` : sql``} ${pageOf(sql, query)}`,
  )
}

export async function get(db: Queryable, id: number): Promise<DeliveryRow> {
  const [row] = await db.query<DeliveryRow>(
    (sql) => sql`select ${columns(sql)} from ${tables(sql)}
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

export interface DueDelivery {
  organization_id: number
  id: number
  webhook_endpoint_id: number
}

const waitsForEarlier = (sql: Sql) => sql`exists (select from ${earlierInTheWay(sql)})`

/** The schedule goes by the time that is passed in, leases by PostgreSQL's clock. */
const isDue = (sql: Sql, now: Date) => sql`t.status = 'pending' and t.next_attempt_at <= ${now}
  and (t.leased_until is null or t.leased_until <= now())`

/** Those that have as many places as they may have. */
interface Served {
  endpoints: number[]
  organizations: number[]
}

/** What could be sent now, of all organizations; of one endpoint only so much that it cannot keep others waiting. */
export function listDue(
  system: Sql,
  now: Date,
  limits: { perEndpoint: number; total: number },
  full: Served,
) {
  return system<DueDelivery[]>`
    select organization_id, id, webhook_endpoint_id from (
      select t.organization_id, t.id, t.webhook_endpoint_id, t.next_attempt_at, row_number() over (
        partition by t.organization_id, t.webhook_endpoint_id order by t.next_attempt_at, t.id) as place
      from webhook_deliveries t
      join webhook_endpoints w on w.organization_id = t.organization_id and w.id = t.webhook_endpoint_id
      where ${isDue(system, now)} and w.enabled and not w.archived and not ${waitsForEarlier(system)}
        and t.organization_id <> all (${full.organizations}::bigint[])
        and t.webhook_endpoint_id <> all (${full.endpoints}::bigint[])) due
    where place <= ${limits.perEndpoint} order by next_attempt_at, id limit ${limits.total}`
}

/** A delivery that is ours until the lease ends, with all that an attempt needs. */
export interface LeasedDelivery {
  id: number
  webhook_endpoint_id: number
  /** The fence: counts this attempt. */
  attempts: number
  tries: number
  event: Omit<Rows['events'], 'organization_id'>
  endpoint: Pick<Rows['webhook_endpoints'], 'url' | 'secret' | 'previous_secret' | 'previous_secret_until'>
}

const leased = (sql: Sql) => sql`t.id, t.webhook_endpoint_id, t.attempts, t.tries`

/** Takes a delivery, unless somebody else did, or it must wait after all. */
export async function lease(
  db: Transaction,
  id: number,
  now: Date,
  leaseMs: number,
): Promise<LeasedDelivery | undefined> {
  const [row] = await db.query<LeasedRow>(
    (sql) => sql`
      update webhook_deliveries t set attempts = t.attempts + 1, tries = t.tries + 1, leased_until = ${leaseEnd(sql, leaseMs)}
      from webhook_endpoints w
      where t.organization_id = ${db.organization_id} and t.id = (
          select t.id from webhook_deliveries t where t.organization_id = ${db.organization_id} and t.id = ${id}
            and ${isDue(sql, now)} and not ${waitsForEarlier(sql)} for update skip locked)
        and w.organization_id = t.organization_id and w.id = t.webhook_endpoint_id and w.enabled and not w.archived
      returning ${leased(sql)}`,
  )
  return row && withDetails(db, row)
}

/** Takes a delivery that was made in this very transaction. */
export async function leaseNew(db: Transaction, id: number, leaseMs: number): Promise<LeasedDelivery> {
  const [row] = await db.query<LeasedRow>(
    (
      sql,
    ) => sql`update webhook_deliveries t set attempts = 1, tries = 1, leased_until = ${leaseEnd(sql, leaseMs)}
      where t.organization_id = ${db.organization_id} and t.id = ${id} returning ${leased(sql)}`,
  )
  return withDetails(db, row!)
}

type LeasedRow = Omit<LeasedDelivery, 'event' | 'endpoint'>

async function withDetails(db: Transaction, row: LeasedRow): Promise<LeasedDelivery> {
  const [events, endpoints] = await Promise.all([
    db.query<LeasedDelivery['event']>(
      (sql) => sql`select e.id, e.type, e.created_at, e.actor, e.request_id, e.data
        from webhook_deliveries t
        join events e on e.organization_id = t.organization_id and e.id = t.event_id
        where t.organization_id = ${db.organization_id} and t.id = ${row.id}`,
    ),
    db.query<LeasedDelivery['endpoint']>(
      (sql) => sql`select url, secret, previous_secret, previous_secret_until from webhook_endpoints
        where organization_id = ${db.organization_id} and id = ${row.webhook_endpoint_id}`,
    ),
  ])
  return { ...row, event: events[0]!, endpoint: endpoints[0]! }
}

type Settlement = Pick<
  Rows['webhook_deliveries'],
  'status' | 'next_attempt_at' | 'delivered_at' | 'last_status_code' | 'last_error' | 'last_response'
>

/** Of a delivery that is asked for again and again, the last ones. */
const mostAttemptsKept = 20

/** Writes down how an attempt ended. False when somebody else has taken the delivery since. */
export async function settle(
  db: Transaction,
  { id, attempts }: LeasedRow,
  settlement: Settlement,
  now: Date,
): Promise<boolean> {
  const { last_status_code: status_code, last_error: error } = settlement
  const ended = { ended_at: now, ...(status_code && { status_code }), ...(error && { error }) }
  const rows = await db.query(
    (sql) => sql`update webhook_deliveries set ${sql({ ...settlement, leased_until: null })},
        history = jsonb_path_query_array(${sql.json([ended])} || history, ${`$[0 to ${mostAttemptsKept - 1}]`})
      where organization_id = ${db.organization_id} and id = ${id} and attempts = ${attempts}
        and status = 'pending' returning id`,
  )
  return rows.length > 0
}

/** Puts back an attempt that was broken off by a stop: it does not count, and is due as it was. */
export function releaseLease(db: Transaction, { id, attempts }: LeasedRow) {
  db.later(
    (sql) => sql`update webhook_deliveries
      set attempts = attempts - 1, tries = tries - 1, leased_until = null
      where organization_id = ${db.organization_id} and id = ${id} and attempts = ${attempts}
        and status = 'pending'`,
  )
}

/** From the beginning of the schedule. An attempt that is under way is not disturbed. */
export function requeue(db: Transaction, id: number, now: Date) {
  db.later(
    (sql) => sql`update webhook_deliveries t set status = 'pending', tries = 0, delivered_at = null,
        next_attempt_at = (select ${now}::timestamptz from webhook_endpoints w
          where w.organization_id = t.organization_id and w.id = t.webhook_endpoint_id and w.enabled)
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
}

/** While an endpoint is closed, what waits for it has no time; opened, it is due at once. */
export function schedule(db: Transaction, endpoint_id: number, next_attempt_at: Date | null) {
  db.later(
    (sql) => sql`update webhook_deliveries set next_attempt_at = ${next_attempt_at}
      where organization_id = ${db.organization_id} and webhook_endpoint_id = ${endpoint_id} and status = 'pending'`,
  )
}
