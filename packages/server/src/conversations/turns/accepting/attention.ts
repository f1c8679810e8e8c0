import { unreadMessages } from '../../conversations/reading.ts'
import type { ConversationRow } from '../../conversations/repository.ts'

type Attention = Pick<ConversationRow, 'unread' | 'unread_count' | 'seen_message_id' | 'mail_due_at'>

/** How long what a person wrote waits to be seen before it is told by email. */
export const unseenMs = 60_000

/** Who has seen what, once a message is kept. Whoever writes has read what stands above. */
export function attentionAfter(
  before: Attention & Pick<ConversationRow, 'reply_by_mail'>,
  { id, role, created_at }: { id: number; role: 'visitor' | 'owner'; created_at: Date },
): Attention {
  if (role === 'visitor') {
    const { unread_count } = before
    return { ...unreadMessages(unread_count + 1), seen_message_id: id, mail_due_at: null }
  }
  const { seen_message_id, reply_by_mail } = before
  // Several messages in a row put the mail off: it tells of all of them.
  const mail_due_at = reply_by_mail ? new Date(created_at.getTime() + unseenMs) : null
  return { ...unreadMessages(0), seen_message_id, mail_due_at }
}
