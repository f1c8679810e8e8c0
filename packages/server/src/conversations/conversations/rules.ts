import type { ConversationStatus } from '@foyer/contract'
import { pausesAtMs, resumableMs } from '@foyer/engine'
import { refuse } from '../../platform/index.ts'

/** When a conversation goes on, and when it cannot any more. */

interface ConversationStanding {
  status: ConversationStatus
  paused_at: Date | null
}

/** Whoever paused up to then has expired. */
export const expiredBefore = (now: Date) => new Date(now.getTime() - resumableMs)

/** Also while the sweep that says so is still to come. */
export function isExpired({ status, paused_at }: ConversationStanding, now: Date): boolean {
  if (status === 'expired') return true
  return status === 'paused' && paused_at !== null && paused_at <= expiredBefore(now)
}

/** As the clock has it: what has expired is shown so while the sweep that writes it down is still to come. */
export function standingAt<Row extends ConversationStanding & { ended_at?: Date | null }>(
  row: Row,
  now: Date,
): Row {
  if (row.status !== 'paused' || !row.paused_at || !isExpired(row, now)) return row
  return { ...row, status: 'expired', ended_at: new Date(row.paused_at.getTime() + resumableMs) }
}

export function isEnded(conversation: ConversationStanding, now: Date): boolean {
  const { status } = conversation
  return status === 'completed' || status === 'closed' || isExpired(conversation, now)
}

export function refuseEnded(conversation: ConversationStanding, now: Date) {
  if (!isEnded(conversation, now)) return
  const status = isExpired(conversation, now) ? 'expired' : conversation.status
  throw refuse(
    'resource_archived',
    `This conversation is ${status} and takes no more messages. Start a new one.`,
  )
}

export function refuseExpired(conversation: ConversationStanding, now: Date) {
  if (isExpired(conversation, now))
    throw refuse(
      'not_revertible',
      'This conversation was paused more than 7 days ago and has expired. Start a new one.',
    )
}

/** Counted from the last thing that happened in it; never where its flow said null. */
export function pausesAt(frozen: { idle_minutes: number | null }, now: Date): Date | null {
  const at = pausesAtMs(frozen, now.getTime())
  return at === null ? null : new Date(at)
}
