import type { CompiledFlow } from '@foyer/engine'
import { leaseEnd, type Queryable, type Sql, type Transaction } from '../../platform/db/index.ts'
import { missing } from '../../platform/index.ts'
import { type MessageRow, messageColumns } from '../conversations/message_repository.ts'
import { type ConversationRow, columns } from '../conversations/repository.ts'

/** A conversation with what a turn needs beside it. */
export interface ConversationOfTurn extends ConversationRow {
  agent_name: string
}

export const conversationOfTurnColumns = (sql: Sql) => sql`${columns(sql)},
  (select a.name from agents a
    where a.organization_id = t.organization_id and a.id = t.agent_id) as agent_name`

export async function getConversation(db: Queryable, id: number): Promise<ConversationOfTurn> {
  const [row] = await db.query<ConversationOfTurn>(
    (sql) => sql`select ${conversationOfTurnColumns(sql)} from conversations t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

export interface TappedChip {
  slot: string
  values: string[]
}

/** A message with what was tapped, where something was. */
export interface MessageOfTurn extends MessageRow {
  chip: TappedChip | null
}

export async function getMessage(db: Queryable, id: number): Promise<MessageOfTurn> {
  const [row] = await db.query<MessageOfTurn>(
    (sql) => sql`select ${messageColumns(sql)}, t.chip from messages t
      where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  return row
}

/** The message of the visitor that a reply answers. */
export async function findAnswered(db: Queryable, reply_id: number): Promise<MessageOfTurn> {
  const [row] = await db.query<MessageOfTurn>(
    (sql) => sql`select ${messageColumns(sql)}, t.chip from messages t
      join turns u on u.organization_id = t.organization_id and u.message_id = t.id
      where u.organization_id = ${db.organization_id} and u.reply_id = ${reply_id}`,
  )
  if (!row) throw missing()
  return row
}

export async function getSnapshot(db: Queryable, address: string): Promise<CompiledFlow> {
  const [row] = await db.query<{ content: CompiledFlow }>(
    (sql) => sql`select content from conversation_snapshots
      where organization_id = ${db.organization_id} and address = ${address}`,
  )
  if (!row) throw new Error(`The snapshot ${address} is not stored.`)
  return row.content
}

/** Taken before the row is written, so that writing it needs no answer. */
export const nextId = (sql: Sql, table: 'messages' | 'turns') =>
  sql`nextval(pg_get_serial_sequence(${table}, 'id'))`

interface TurnLease {
  turn_id: number
  fence: number
  message_id: number
  /** How many attempts have failed. */
  failures: number
  /** Whether the visitor wants no reply any more. */
  stopped: boolean
}

/** The oldest that waits, unless it is held. Two who want it at once: the second waits, and finds it taken. */
export async function takeOldest(
  db: Transaction,
  conversation_id: number,
  leaseMs: number,
): Promise<TurnLease | undefined> {
  const [row] = await db.query<TurnLease>(
    (sql) => sql`update turns set fence = fence + 1, leased_until = ${leaseEnd(sql, leaseMs)}
      where organization_id = ${db.organization_id}
        and id = (select min(w.id) from turns w where w.organization_id = ${db.organization_id}
          and w.conversation_id = ${conversation_id} and w.answered_at is null)
        and answered_at is null and (leased_until is null or leased_until <= now())
      returning id as turn_id, fence, message_id, failures, stop_requested_at is not null as stopped`,
  )
  return row
}

/** Undefined when the turn is another's by now, or has ended. */
export async function renewTurn(
  db: Transaction,
  { turn_id, fence }: Pick<TurnLease, 'turn_id' | 'fence'>,
  leaseMs: number,
): Promise<Pick<TurnLease, 'stopped'> | undefined> {
  const [row] = await db.query<Pick<TurnLease, 'stopped'>>(
    (sql) => sql`update turns set leased_until = ${leaseEnd(sql, leaseMs)}
      where organization_id = ${db.organization_id} and id = ${turn_id} and fence = ${fence}
        and answered_at is null
      returning stop_requested_at is not null as stopped`,
  )
  return row
}

export function releaseTurn(
  db: Transaction,
  { turn_id, fence }: Pick<TurnLease, 'turn_id' | 'fence'>,
  { failed }: { failed: boolean },
) {
  db.later(
    (sql) => sql`update turns set leased_until = null, failures = failures + ${failed ? 1 : 0}
      where organization_id = ${db.organization_id} and id = ${turn_id} and fence = ${fence}
        and answered_at is null`,
  )
}

/** The message whose reply is being written, or whose turn is next: its reply ends where it is. Gives whether there is one. */
export async function stopOldest(db: Transaction, conversation_id: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`update turns set stop_requested_at = ${now}
      where organization_id = ${db.organization_id}
        and id = (select min(w.id) from turns w where w.organization_id = ${db.organization_id}
          and w.conversation_id = ${conversation_id} and w.answered_at is null)
        and answered_at is null and stop_requested_at is null
      returning id`,
  )
  return rows.length > 0
}

export async function findTurnOf(db: Queryable, message_id: number) {
  const [row] = await db.query<{ answered_at: Date | null; reply_id: number | null }>(
    (sql) => sql`select answered_at, reply_id from turns
      where organization_id = ${db.organization_id} and message_id = ${message_id}`,
  )
  return row
}

export interface NeglectedConversation {
  organization_id: number
  id: number
}

/** Whoever has failed so often at a message will not manage the next time. */
export const mostFailures = 5

/**
 * Conversations whose oldest message nobody holds: its lease ran out, or nobody took it. Whoever brought a message
 * takes it sooner than this, if they are still there. One that failed rests twice as long each time, until there is
 * nothing left to try.
 * Organizations that have as many places as they may have are left out.
 */
export const listNeglected = (system: Sql, neglectedMs: number, limit: number, full: number[] = []) => system<
  NeglectedConversation[]
>`
  select t.organization_id, t.conversation_id as id from turns t
  where t.answered_at is null and (t.leased_until <= now() or t.leased_until is null
      and (t.failures = ${mostFailures} or t.created_at
        <= now() - ${neglectedMs}::int * interval '1 millisecond' * (1 << least(t.failures, 10))))
    and not exists (select from turns w where w.organization_id = t.organization_id
      and w.conversation_id = t.conversation_id and w.answered_at is null and w.id < t.id)
    and t.organization_id <> all (${full}::bigint[])
  order by t.created_at, t.organization_id, t.conversation_id limit ${limit}`
