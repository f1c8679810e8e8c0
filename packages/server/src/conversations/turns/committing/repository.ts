import { type Queryable, rowLock, type Transaction } from '../../../platform/db/index.ts'
import { assigneeOf } from '../../conversations/assignee_repository.ts'
import type { ConversationRow } from '../../conversations/repository.ts'
import type { LeasedTurn } from '../leased_turn.ts'
import { type MessageOfTurn, nextId } from '../repository.ts'

type Meanwhile = Pick<
  ConversationRow,
  | 'status'
  | 'rating'
  | 'person_wanted'
  | 'messages_count'
  | 'last_message_at'
  | 'pauses_at'
  | 'ended_at'
  | 'assignee_id'
  | 'assignee'
  | 'unread'
  | 'unread_count'
  | 'reply_by_mail'
  | 'lead_since'
>

export interface LockedTurn {
  /** How many messages wait, this one included. */
  waiting: number
  reply_id: number
  /** What may have changed about the conversation while somebody thought. */
  meanwhile: Meanwhile
}

/** Holds conversation and turn, in this order like everybody, unless the turn is another's by now or has been ended. */
export async function lockTurn(
  db: Transaction,
  { turn_id, fence, conversation }: LeasedTurn,
): Promise<LockedTurn | undefined> {
  db.hold(rowLock('conversations', conversation.id))
  const [row] = await db.query<Meanwhile & Omit<LockedTurn, 'meanwhile'>>(
    (sql) => sql`select t.status, t.rating, t.person_wanted, t.messages_count, t.last_message_at, t.pauses_at,
        t.ended_at, t.assignee_id, t.unread, t.unread_count, t.reply_by_mail, t.lead_since,
        ${assigneeOf(sql)},
        ${nextId(sql, 'messages')} as reply_id,
        (select count(*)::int from turns w where w.organization_id = u.organization_id
          and w.conversation_id = u.conversation_id and w.answered_at is null) as waiting
      from turns u
      join conversations t on t.organization_id = u.organization_id and t.id = u.conversation_id
      where u.organization_id = ${db.organization_id} and u.id = ${turn_id} and u.fence = ${fence}
        and u.answered_at is null
      for no key update of u`,
    { holding: 'turns' },
  )
  if (!row) return undefined
  const { waiting, reply_id, ...meanwhile } = row
  return { waiting, reply_id, meanwhile }
}

export function endTurn(db: Transaction, { turn_id }: LeasedTurn, answered_at: Date) {
  db.later(
    (sql) => sql`update turns set answered_at = ${answered_at}
      where organization_id = ${db.organization_id} and id = ${turn_id}`,
  )
}

/** The reply, its trace, the answered turn and the conversation after it, in one statement that nobody waits for. */
export function insertReply(
  db: Transaction,
  { turn_id }: LeasedTurn,
  {
    id,
    conversation_id,
    role,
    text,
    chips,
    links,
    citations,
    deliverable,
    created_at,
  }: Omit<MessageOfTurn, 'chip'>,
  after: ConversationRow,
  trace: object,
) {
  const { phase, status, person_wanted, messages_count, last_message_at, paused_at, pauses_at, ended_at } =
    after
  const { lead_since } = after
  const { fit, brief, recap, assessment, state } = after
  const standing = {
    phase,
    status,
    person_wanted,
    messages_count,
    last_message_at,
    paused_at,
    pauses_at,
    ended_at,
    lead_since,
  }
  db.beside((sql) => ({
    reply: sql`insert into messages
        (organization_id, id, conversation_id, role, text, chips, links, citations, deliverable_id, created_at)
      overriding system value values (${db.organization_id}, ${id}, ${conversation_id}, ${role}, ${text},
        ${JSON.stringify(chips)}::text::jsonb, ${JSON.stringify(links)}::text::jsonb,
        ${JSON.stringify(citations)}::text::jsonb, ${deliverable?.id ?? null}, ${created_at})`,
    trace: sql`insert into message_traces (organization_id, message_id, conversation_id, trace, created_at)
      values (${db.organization_id}, ${id}, ${conversation_id}, ${JSON.stringify(trace)}::text::json, ${created_at})`,
    turn: sql`update turns set reply_id = ${id}, answered_at = ${created_at}
      where organization_id = ${db.organization_id} and id = ${turn_id}`,
    conversation: sql`update conversations set ${sql({ ...standing, fit, brief, recap })},
        state = ${JSON.stringify(state)}::text::jsonb,
        assessment = ${assessment ? JSON.stringify(assessment) : null}::text::jsonb
      where organization_id = ${db.organization_id} and id = ${conversation_id}`,
  }))
}

export async function wasCompleted(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select id from conversations
      where organization_id = ${db.organization_id} and id = ${id} and status = 'completed'`,
  )
  return rows.length > 0
}

/** The one that was handed over: what was written on request, or shared from it, stays as it is. */
export function rewriteDeliverable(db: Transaction, conversation_id: number, body: string) {
  db.later(
    (sql) => sql`update deliverables set body = ${body}
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id}
        and exists (select from messages m where m.organization_id = deliverables.organization_id
          and m.deliverable_id = deliverables.id)`,
  )
}
