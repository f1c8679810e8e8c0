import type { WebhookDelivery } from '@foyer/sdk'
import { capitalized } from '../../../parts/capitalized.ts'
import { pluralize } from '../../../parts/pluralize.ts'
import { relativeTime } from '../../../parts/relative_time.ts'
import type { StatusWord } from '../../../parts/statuses.ts'

/** One that waits for an earlier event is not on its way yet, and one that has failed is tried again. */
export function deliveryStatus({ status, attempts, waiting_for_delivery_id }: WebhookDelivery): StatusWord {
  if (waiting_for_delivery_id !== undefined) return 'waiting'
  return status === 'pending' && attempts > 0 ? 'retrying' : status
}

/** What the receiver said the last time. */
export function answerLabel({ attempts, last_status_code, last_error }: WebhookDelivery): string {
  if (last_status_code !== undefined) return String(last_status_code)
  if (last_error !== undefined) return 'No response'
  return attempts === 0 ? 'Not sent yet' : '–'
}

/** When it is sent next; null once it is settled. */
export function nextTry(delivery: WebhookDelivery, now: Date): string | null {
  const { status, next_attempt_at, waiting_for_delivery_id } = delivery
  if (status !== 'pending') return null
  if (waiting_for_delivery_id !== undefined) return 'After an earlier event'
  if (next_attempt_at === undefined) return 'When the endpoint is enabled'
  const at = new Date(next_attempt_at)
  return at.getTime() - now.getTime() < 60_000 ? 'In a moment' : capitalized(relativeTime(at, now))
}

/** Whether it may change by itself in the next minute: then its page looks again. */
export const isUnderWay = (
  { status, next_attempt_at, waiting_for_delivery_id }: WebhookDelivery,
  now: Date,
): boolean =>
  status === 'pending' &&
  waiting_for_delivery_id === undefined &&
  next_attempt_at !== undefined &&
  new Date(next_attempt_at).getTime() - now.getTime() < 60_000

/** How many deliveries wait for each of these, the most first. `pending` has those that are not settled. */
export function heldBack(pending: readonly WebhookDelivery[]): { id: number; count: number }[] {
  const counts = new Map<number, number>()
  for (const { waiting_for_delivery_id: id } of pending)
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, count })).sort((one, other) => other.count - one.count)
}

export const heldBackSentence = (count: number) =>
  count === 1
    ? '1 later event for the same object is waiting.'
    : `${pluralize(count, 'later event')} for the same object are waiting.`
