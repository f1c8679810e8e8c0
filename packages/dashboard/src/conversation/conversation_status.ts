import type { Conversation } from '@foyer/sdk'

/** Who it is with, and what may still happen to it. */

type Known = Pick<Conversation, 'number' | 'visitor'>

/** What the visitor is known by: the best of what they have told. */
export function visitorName({ number, visitor }: Known): string {
  if (visitor?.name) return visitor.name
  if (visitor?.email) return visitor.email
  return `Visitor ${visitor?.id ?? `#${number}`}`
}

type Status = Conversation['status']

/** It takes no further message. */
export const isEnded = (status: Status) =>
  status === 'completed' || status === 'closed' || status === 'expired'

/** The visitor has asked for a person and none has come: not once the conversation is over. */
export const wantsPersonNow = ({ person_wanted, status }: Pick<Conversation, 'person_wanted' | 'status'>) =>
  person_wanted && (status === 'active' || status === 'paused')

const resumableDays = 7

/** Until when the visitor finds a paused conversation again. */
export const resumableUntil = (paused_at: string) =>
  new Date(new Date(paused_at).getTime() + resumableDays * 86_400_000)
