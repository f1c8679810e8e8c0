import type { Queryable, Sql } from '../../platform/db/index.ts'
import type { DuePortion } from '../conversations/due_repository.ts'
import type { MailedReply } from './port.ts'

const start = { at: '-infinity', organization_id: 0, id: 0 }

/** The system's own question, over all organizations. */
export function listMailDue(system: Sql, now: Date, { after = start, limit }: DuePortion) {
  return system<{ organization_id: number; id: number; at: string }[]>`
    select organization_id, id, mail_due_at::text as at from conversations
    where mail_due_at <= ${now}
      and (mail_due_at, organization_id, id)
        > (${after.at}::text::timestamptz, ${after.organization_id}, ${after.id})
    order by mail_due_at, organization_id, id limit ${limit}`
}

/** A visitor with an open stream hears it there, or has the mail when the stream has ended. */
export async function isMailDue(db: Queryable, id: number, now: Date): Promise<boolean> {
  const rows = await db.query(
    (sql) => sql`select id from conversations
      where organization_id = ${db.organization_id} and id = ${id} and mail_due_at <= ${now}
        and (listening_until is null or listening_until <= ${now})`,
  )
  return rows.length > 0
}

/** What people wrote after a message, the oldest first. */
export function listRepliesAfter(db: Queryable, conversation_id: number, after: number) {
  return db.query<MailedReply['messages'][number]>(
    (sql) => sql`select id, text, created_at from messages
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id}
        and role = 'owner' and id > ${after}
      order by id`,
  )
}

interface MailedConversation {
  reply_by_mail: boolean | null
  seen_message_id: number | null
  source_url: string | null
  allowed_origins: string[]
  website: string | null
}

/** What decides whether a mail is still wanted, and which page it may link to. */
export async function findMailedReply(db: Queryable, id: number): Promise<MailedConversation | undefined> {
  const [row] = await db.query<MailedConversation>(
    (sql) => sql`select c.reply_by_mail, c.seen_message_id, c.source_url, a.allowed_origins, o.website
      from conversations c
      join agents a on a.organization_id = c.organization_id and a.id = c.agent_id
      join organizations o on o.id = c.organization_id
      where c.organization_id = ${db.organization_id} and c.id = ${id}`,
  )
  return row
}

/** In the order they were written. */
export const listMessages = (db: Queryable, ids: readonly number[]) =>
  db.query<{ text: string }>(
    (sql) => sql`select text from messages
      where organization_id = ${db.organization_id} and id = any(${[...ids]}) order by id`,
  )
