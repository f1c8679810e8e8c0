import { leaseEnd, type Queryable, type Rows, type Sql, type Transaction } from '../../platform/db/index.ts'

export type DispatchChannel = 'mail' | 'slack' | 'teams'

export interface DueDispatch {
  organization_id: number
  id: number
}

/** The schedule goes by the time that is passed in, leases by PostgreSQL's clock. */
const isDue = (sql: Sql, now: Date) => sql`t.status = 'pending' and t.due_at <= ${now}
  and (t.leased_until is null or t.leased_until <= now())`

/** What could be sent now, of all organizations but those that have as many places as they may have. */
export function listDue(system: Sql, now: Date, limit: number, full: number[]) {
  return system<DueDispatch[]>`
    select t.organization_id, t.id from dispatches t
    where ${isDue(system, now)} and t.organization_id <> all (${full}::bigint[])
    order by t.due_at, t.id limit ${limit}`
}

/** A dispatch that is ours until the lease ends. */
export type LeasedDispatch = Pick<
  Rows['dispatches'],
  'id' | 'kind' | 'conversation_id' | 'data' | 'sealed' | 'created_at'
> & {
  channel: DispatchChannel
  /** The fence: counts this attempt. */
  attempts: number
  /** Whom a mail goes to. */
  recipient: Recipient | null
}

export interface Recipient {
  name: string
  email: string
  /** Null where nobody has chosen one. */
  locale: string | null
  /** Whether a member has confirmed their address. Null for an address of somebody else. */
  confirmed: boolean | null
}

/** Takes a dispatch, unless somebody else did. Members are looked up now: who has left is not found. */
export async function lease(
  db: Transaction,
  id: number,
  now: Date,
  leaseMs: number,
): Promise<LeasedDispatch | undefined> {
  const [row] = await db.query<LeasedDispatch>(
    (sql) => sql`
      with taken as (
        update dispatches t set attempts = t.attempts + 1, leased_until = ${leaseEnd(sql, leaseMs)}
        where t.organization_id = ${db.organization_id} and t.id = (
          select t.id from dispatches t where t.organization_id = ${db.organization_id} and t.id = ${id}
            and ${isDue(sql, now)} for update skip locked)
        returning t.*)
      ${withRecipient(sql)}`,
  )
  return row
}

/** Takes one that was made in this very transaction. */
export async function leaseNew(db: Transaction, id: number, leaseMs: number): Promise<LeasedDispatch> {
  const [row] = await db.query<LeasedDispatch>(
    (sql) => sql`
      with taken as (
        update dispatches t set attempts = 1, leased_until = ${leaseEnd(sql, leaseMs)}
        where t.organization_id = ${db.organization_id} and t.id = ${id} returning t.*)
      ${withRecipient(sql)}`,
  )
  return row!
}

const withRecipient = (sql: Sql) => sql`
  select t.id, t.channel, t.kind, t.conversation_id, t.data, t.sealed, t.created_at, t.attempts,
    case when t.email is not null
        then json_build_object('name', '', 'email', t.email, 'locale', t.data->>'locale', 'confirmed', null)
      when p.user_id is not null
        then json_build_object('name', p.name, 'email', p.email, 'locale', p.locale,
          'confirmed', p.email_confirmed)
    end as recipient
  from taken t
  left join members m on m.organization_id = t.organization_id and m.id = t.member_id
  left join people_here() p on p.user_id = m.user_id`

type Settlement = Pick<Rows['dispatches'], 'status' | 'last_error' | 'ended_at'> & {
  due_at?: Date
  sealed?: null
}

/** Writes down how an attempt ended. Nothing when somebody else has taken the dispatch since. */
export function settle(
  db: Transaction,
  { id, attempts }: Pick<LeasedDispatch, 'id' | 'attempts'>,
  settlement: Settlement,
) {
  db.later(
    (sql) => sql`update dispatches set ${sql({ ...settlement, leased_until: null })}
      where organization_id = ${db.organization_id} and id = ${id} and attempts = ${attempts}
        and status = 'pending'`,
  )
}

/** Puts back an attempt that was broken off by a stop: it does not count, and is due as it was. */
export function releaseLease(db: Transaction, { id, attempts }: Pick<LeasedDispatch, 'id' | 'attempts'>) {
  db.later(
    (sql) => sql`update dispatches set attempts = attempts - 1, leased_until = null
      where organization_id = ${db.organization_id} and id = ${id} and attempts = ${attempts}
        and status = 'pending'`,
  )
}

/** How mails of the organization are answered, if not to the address they come from. */
export async function findReplyTo(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ reply_to: string | null }>(
    (sql) =>
      sql`select reply_to from organization_notifications where organization_id = ${db.organization_id}`,
  )
  return row?.reply_to ?? null
}

/** The sealed address of an incoming webhook. */
export async function findWebhookAddress(db: Queryable, channel: 'slack' | 'teams'): Promise<string | null> {
  const [row] = await db.query<{ url: string | null }>(
    (sql) => sql`select ${sql(`${channel}_url`)} as url from organization_notifications
      where organization_id = ${db.organization_id}`,
  )
  return row?.url ?? null
}
