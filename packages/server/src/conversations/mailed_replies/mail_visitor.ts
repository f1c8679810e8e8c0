import { sendMail } from '../../organization/index.ts'
import type { TellVisitorByMail } from './port.ts'

/** Keeps a mail to the visitor with what it is about; its words are read when it is sent. */
export const mailVisitor: TellVisitorByMail = async (
  db,
  { address, locale, conversation: { id: conversation_id }, messages },
  now,
) => {
  await sendMail(db, now, {
    kind: 'visitor_reply',
    to: { email: address, locale },
    conversation_id,
    data: { message_ids: messages.map(({ id }) => id) },
  })
}
