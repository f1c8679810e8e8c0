import type { ConversationStatus, ReplyByMailState } from '@foyer/contract'

/** Where a visitor can be written to, and whether they let a person do so. */

interface KnownVisitor {
  visitor?: { email?: string } | null | undefined
  slot_values: Readonly<Record<string, unknown>>
}

const address = /^[^\s@\0]+@[^\s@\0]+\.[^\s@\0]+$/
const longest = 254

/** What the organization or the visitor said outright comes before an answer. */
export function mailAddressOf({ visitor, slot_values }: KnownVisitor): string | undefined {
  const captured = Object.values(slot_values).findLast(
    (value): value is string => typeof value === 'string' && value.length <= longest && address.test(value),
  )
  return visitor?.email ?? captured
}

interface MailStanding extends KnownVisitor {
  status: ConversationStatus
  person_wanted: boolean
  reply_by_mail?: boolean | null
}

const lastStatuses: readonly ConversationStatus[] = ['completed', 'expired', 'closed']

/** Who waits for a person is asked, for an address too; who talks to one only where an address is known. */
export function replyByMailOf(conversation: MailStanding): ReplyByMailState {
  const { status, person_wanted, reply_by_mail } = conversation
  if (typeof reply_by_mail === 'boolean') return reply_by_mail ? 'agreed' : 'declined'
  if (lastStatuses.includes(status)) return 'off'
  if (!person_wanted && status !== 'handed_off') return 'off'
  if (mailAddressOf(conversation) !== undefined) return 'ask'
  return person_wanted ? 'ask_with_address' : 'off'
}
