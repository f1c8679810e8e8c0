import { spokenLocale, valuesOf } from '@foyer/engine'
import { type Database, type Transaction, updateRow } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/queue/index.ts'
import type { DuePortion } from '../conversations/due_repository.ts'
import { mailAddressOf } from '../conversations/mail_address.ts'
import { type ConversationRow, find, lock } from '../conversations/repository.ts'
import type { TellVisitorByMail } from './port.ts'
import { isMailDue, listMailDue, listRepliesAfter } from './repository.ts'

/** Tells visitors by email what a person wrote, where they agreed and have not seen it for a minute. */
export const mailReplies = (database: Database, now: Date, tell: TellVisitorByMail): Promise<void> =>
  eachDue(
    (portion: DuePortion) => listMailDue(database.system, now, portion),
    ({ organization_id, id }) =>
      database.tenant(organization_id).transaction(async (db) => {
        lock(db, id)
        // The visitor may have seen it, or another server may have mailed it, since the list was read.
        if (!(await isMailDue(db, id, now))) return
        const conversation = await find(db, id)
        if (conversation) await mail(db, conversation, tell, now)
      }),
  )

async function mail(db: Transaction, conversation: ConversationRow, tell: TellVisitorByMail, now: Date) {
  const { id, seen_message_id, mailed_message_id, visitor, state } = conversation
  const told = Math.max(seen_message_id ?? 0, mailed_message_id ?? 0)
  const messages = await listRepliesAfter(db, id, told)
  const address = mailAddressOf({ visitor, slot_values: valuesOf(state.answers) })
  const last = messages.at(-1)
  updateRow(db, 'conversations', id, {
    mail_due_at: null,
    ...(last && { mailed_message_id: last.id }),
  })
  if (!last || address === undefined) return
  const { number, agent, source_url, locale } = conversation
  const reply = {
    address,
    locale: spokenLocale(state, locale),
    conversation: { id, number, agent, source_url, visitor_name: visitor?.name ?? null },
    messages: [...messages],
  }
  await tell(db, reply, now)
}
