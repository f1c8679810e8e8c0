import { leaseEnd, organizationColumns, rowLock, type Transaction } from '../../../platform/db/index.ts'
import { missing, type Organization } from '../../../platform/index.ts'
import {
  type ConversationOfTurn,
  conversationOfTurnColumns,
  type MessageOfTurn,
  nextId,
} from '../repository.ts'

/** All that accepting a message depends on, and the ids that it will have, in one trip to storage. */
interface LockedConversation {
  conversation: ConversationOfTurn
  /** As it stands now, and not as it was when its key was last looked up. */
  organization: Organization
  /** How many messages wait for a reply. */
  waiting: number
  message_id: number
  turn_id: number
}

/** Locked first and read in a second statement: only that one sees what whoever held it before has left. */
export async function lockConversation(db: Transaction, id: number): Promise<LockedConversation> {
  db.hold(rowLock('conversations', id))
  const [row] = await db.query<ConversationOfTurn & Omit<LockedConversation, 'conversation'>>(
    (sql) => sql`select ${conversationOfTurnColumns(sql)},
        (select to_jsonb(x) from (select ${organizationColumns(sql)} from organizations o
          where o.id = t.organization_id) x) as organization,
        (select count(*)::int from turns w where w.organization_id = t.organization_id
          and w.conversation_id = t.id and w.answered_at is null) as waiting,
        ${nextId(sql, 'messages')} as message_id, ${nextId(sql, 'turns')} as turn_id
      from conversations t where t.organization_id = ${db.organization_id} and t.id = ${id}`,
  )
  if (!row) throw missing()
  const { organization, waiting, message_id, turn_id, ...conversation } = row
  return { conversation, organization, waiting, message_id, turn_id }
}

interface NewTurn {
  id: number
  /** Null when nobody takes it yet. */
  leaseMs: number | null
}

/**
 * The message, its turn and what they change about the conversation, in one statement that nobody waits for. When it
 * pauses is left to the reply: whoever waits for one is not idle.
 */
export function insertAccepted(
  db: Transaction,
  after: ConversationOfTurn,
  {
    id,
    role,
    text,
    chip,
    author,
    created_at,
  }: Omit<MessageOfTurn, 'chips' | 'links' | 'citations' | 'deliverable'>,
  turn: NewTurn | false,
) {
  const { id: conversation_id, status, messages_count, last_message_at, paused_at } = after
  const { unread, unread_count, seen_message_id, mail_due_at } = after
  const standing = { status, messages_count, last_message_at, paused_at }
  const attention = { unread, unread_count, seen_message_id, mail_due_at }
  db.beside((sql) => ({
    message: sql`insert into messages (organization_id, id, conversation_id, role, text, chip, author,
        created_at)
      overriding system value values (${db.organization_id}, ${id}, ${conversation_id}, ${role}, ${text},
        ${chip && JSON.stringify(chip)}::text::jsonb, ${author && JSON.stringify(author)}::text::jsonb,
        ${created_at})`,
    ...(turn && {
      turn: sql`insert into turns
          (organization_id, id, conversation_id, message_id, fence, leased_until, created_at)
        overriding system value values (${db.organization_id}, ${turn.id}, ${conversation_id}, ${id},
          ${turn.leaseMs === null ? 0 : 1}, ${turn.leaseMs === null ? null : leaseEnd(sql, turn.leaseMs)},
          clock_timestamp())`,
    }),
    conversation: sql`update conversations set
        ${sql({ ...standing, ...attention })}
      where organization_id = ${db.organization_id} and id = ${conversation_id}`,
  }))
}
