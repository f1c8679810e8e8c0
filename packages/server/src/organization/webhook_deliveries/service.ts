import { type DeliveryStatus, type Page, WebhookDelivery } from '@foyer/contract'
import { type Queryable, rowLock, type Transaction } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import { type Context, record, refuse, representation, type Secrets } from '../../platform/index.ts'
import type { Outbound } from '../../platform/outbound/index.ts'
import { inSpan, traceHeaders } from '../../platform/telemetry/index.ts'
import { representEvent } from '../events/service.ts'
import * as repository from './repository.ts'
import { nextAttempt, type Outcome, outcomeOf, outcomeOfFailure } from './rules.ts'
import { newWebhookSecret, signatureOf } from './signature.ts'

export type { DueDelivery, LeasedDelivery } from './repository.ts'
export { lease, leaseNew, listDue, releaseLease, schedule } from './repository.ts'
export type { Outcome } from './rules.ts'

const represent = representation(WebhookDelivery)

/** How long a receiver may take, and how long an attempt belongs to the one who makes it: always longer. */
export const timeoutSeconds = 15
export const leaseMs = 60_000
const keptBytes = 1024

export async function listDeliveries(
  db: Queryable,
  endpoint_id: number,
  query: Page & { status?: DeliveryStatus },
) {
  return listOf(await repository.list(db, endpoint_id, query), query, represent)
}

export async function getWebhookDelivery(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

export async function redeliverWebhook(context: Context, db: Transaction, id: number) {
  db.hold(rowLock('webhook_deliveries', id))
  const { endpoint_archived, ...row } = await repository.get(db, id)
  if (endpoint_archived)
    throw refuse('resource_archived', 'The endpoint of this delivery is archived. Restore it first.')
  repository.requeue(db, id, context.now)
  const after = await getWebhookDelivery(db, id)
  record(context, db, { verb: 'redelivered', before: represent(row), after })
  return after
}

const purpose = 'webhook secret'

/** A new secret: in clear for the one who asked, encrypted for storage. */
export function newSecret(secrets: Secrets) {
  const shown = newWebhookSecret()
  return { shown, stored: secrets.encrypt(purpose, shown) }
}

export interface SendOptions {
  outbound: Outbound
  secrets: Secrets
  timeoutSeconds?: number
  /** Aborted when an attempt that is under way is not waited for any more: it rejects with the reason. */
  abandoning?: AbortSignal
}

/** One attempt, outside of any transaction. The webhook id is the event's: the same in every attempt. */
export async function send(
  sending: SendOptions,
  delivery: repository.LeasedDelivery,
  now: Date,
): Promise<Outcome> {
  const { event, endpoint } = delivery
  const id = `evt_${event.id}`
  const timestamp = Math.floor(now.getTime() / 1000)
  const body = JSON.stringify(representEvent(event))
  const { secret, previous_secret, previous_secret_until } = endpoint
  const stillSigning =
    previous_secret !== null && previous_secret_until !== null && now < previous_secret_until
  const signing = stillSigning ? [secret, previous_secret] : [secret]
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Foyer',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(
      { id, timestamp, body },
      signing.map((sealed) => sending.secrets.decrypt(purpose, sealed)),
    ),
  }
  const { abandoning: signal } = sending
  const within = {
    timeoutSeconds: sending.timeoutSeconds ?? timeoutSeconds,
    maxBytes: keptBytes,
    ...(signal && { signal }),
  }
  const { hostname } = new URL(endpoint.url)
  const attributes = { 'http.request.method': 'POST', 'server.address': hostname }
  return inSpan('POST', { kind: 'client', attributes }, async (span) => {
    // A receiver can make what it does a part of this.
    const request = { method: 'POST', headers: { ...headers, ...traceHeaders() }, body, ...within }
    const outcome = await sending.outbound.request(endpoint.url, request).then(outcomeOf, outcomeOfFailure)
    const { delivered, last_status_code: status } = outcome
    span?.set({ 'http.response.status_code': status ?? undefined })
    if (!delivered) span?.fail(String(status ?? 'connection'))
    return outcome
  })
}

/** Writes down how the attempt ended: delivered, to be tried again, or given up. False when it was no longer ours. */
export function settle(
  db: Transaction,
  delivery: repository.LeasedDelivery,
  outcome: Outcome,
  now: Date,
  retry: { chance: number } | null,
): Promise<boolean> {
  const { delivered, gone: _gone, ...told } = outcome
  const again = delivered || !retry ? null : nextAttempt(delivery.tries, now, retry.chance)
  const settlement = {
    ...told,
    status: delivered ? ('delivered' as const) : again ? ('pending' as const) : ('failed' as const),
    delivered_at: delivered ? now : null,
    next_attempt_at: again,
  }
  return repository.settle(db, delivery, settlement, now)
}
