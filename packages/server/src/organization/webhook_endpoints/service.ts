import { type Input, type operations, WebhookEndpoint } from '@foyer/contract'
import {
  insertRow,
  type Queryable,
  type Tenant,
  type Transaction,
  updateRow,
} from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  type Context,
  changedFields,
  record,
  recordChange,
  recordFor,
  refuseArchived,
  representation,
  type Trace,
} from '../../platform/index.ts'
import * as deliveries from '../webhook_deliveries/service.ts'
import * as repository from './repository.ts'
import { disablingReason, refuseUnknownEvents, refuseUnreachable } from './rules.ts'

export type { SendOptions } from '../webhook_deliveries/service.ts'

type Operations = typeof operations
const represent = representation(WebhookEndpoint)

/** For so long the secret that was replaced signs, too. */
const overlapMs = 24 * 60 * 60 * 1000

export async function listWebhookEndpoints(
  db: Queryable,
  query: Input<Operations['listWebhookEndpoints']>['query'],
) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getWebhookEndpoint(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

/** The secret is in the answer alone: neither the event nor the audit row has it. */
export async function createWebhookEndpoint(
  { outbound, secrets }: deliveries.SendOptions,
  context: Context,
  db: Transaction,
  body: Input<Operations['createWebhookEndpoint']>['body'],
) {
  refuseUnreachable(outbound, body.url)
  refuseUnknownEvents(body.events)
  const { shown, stored } = deliveries.newSecret(secrets)
  const id = await insertRow(db, 'webhook_endpoints', { ...body, secret: stored, created_at: context.now })
  const after = await getWebhookEndpoint(db, id)
  record(context, db, { verb: 'created', before: null, after })
  return { ...after, secret: shown }
}

export async function updateWebhookEndpoint(
  { outbound }: deliveries.SendOptions,
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['updateWebhookEndpoint']>['body'],
) {
  refuseUnreachable(outbound, body.url)
  refuseUnknownEvents(body.events)
  const before = await getLocked(db, id)
  refuseArchived(before, 'webhook endpoint')
  const fields = changedFields(before, body)
  // Switched on or off by its owner, it begins anew: what we said about it is over.
  const anew = fields.enabled === undefined ? {} : { disabled_reason: null, failing_since: null }
  updateRow(db, 'webhook_endpoints', id, { ...fields, ...anew })
  if (fields.enabled !== undefined) deliveries.schedule(db, id, fields.enabled ? context.now : null)
  return recordChange(context, db, 'updated', before, await getWebhookEndpoint(db, id))
}

export async function archiveWebhookEndpoint(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, id)
  updateRow(db, 'webhook_endpoints', id, { archived: true })
  deliveries.schedule(db, id, null)
  return recordChange(context, db, 'archived', before, await getWebhookEndpoint(db, id))
}

export async function restoreWebhookEndpoint(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, id)
  updateRow(db, 'webhook_endpoints', id, { archived: false })
  if (before.archived && before.enabled) deliveries.schedule(db, id, context.now)
  return recordChange(context, db, 'restored', before, await getWebhookEndpoint(db, id))
}

export async function rotateWebhookSecret(
  { secrets }: deliveries.SendOptions,
  context: Context,
  db: Transaction,
  id: number,
) {
  const before = await getLocked(db, id)
  refuseArchived(before, 'webhook endpoint')
  const { shown, stored } = deliveries.newSecret(secrets)
  updateRow(db, 'webhook_endpoints', id, {
    secret: stored,
    previous_secret: await repository.getSecret(db, id),
    previous_secret_until: new Date(context.now.getTime() + overlapMs),
  })
  const after = await getWebhookEndpoint(db, id)
  record(context, db, { verb: 'secret_rotated', before, after })
  return { ...after, secret: shown }
}

/** Sends one event to this endpoint alone. Should we die meanwhile, a worker finds the delivery and sends it. */
export async function testWebhookEndpoint(
  sending: deliveries.SendOptions,
  context: Context,
  tenant: Tenant,
  id: number,
) {
  const leased = await tenant.transaction(async (db) => {
    const after = await getLocked(db, id)
    refuseArchived(after, 'webhook endpoint')
    const delivery_id = await recordFor(context, db, { verb: testVerb, before: null, after }, id)
    return deliveries.leaseNew(db, delivery_id, deliveries.leaseMs)
  })
  const outcome = await deliveries.send(sending, leased, context.now)
  await tenant.transaction((db) => deliveries.settle(db, leased, outcome, context.now, null))
  return deliveries.getWebhookDelivery(tenant, leased.id)
}

const testVerb = 'test'
const testEventType = `webhook_endpoint.${testVerb}`

export async function listWebhookDeliveries(
  db: Queryable,
  id: number,
  query: Input<Operations['listWebhookDeliveries']>['query'],
) {
  await repository.get(db, id)
  return deliveries.listDeliveries(db, id, query)
}

/** Writes down how an attempt ended: for the delivery, and for the endpoint, which is given up when it fails too long. */
export async function noteAttempt(
  trace: Trace,
  db: Transaction,
  leased: deliveries.LeasedDelivery,
  outcome: deliveries.Outcome,
  chance: number,
) {
  const isTest = leased.event.type === testEventType
  const id = leased.webhook_endpoint_id
  repository.lock(db, id)
  const retry = isTest || outcome.gone ? null : { chance }
  const ours = await deliveries.settle(db, leased, outcome, trace.now, retry)
  if (ours && !isTest)
    await (outcome.delivered ? repository.noteSuccess(db, id) : noteFailure(trace, db, id, outcome))
}

async function noteFailure(trace: Trace, db: Transaction, id: number, outcome: deliveries.Outcome) {
  const before = await getWebhookEndpoint(db, id)
  const failing_since = before.failing_since ? new Date(before.failing_since) : trace.now
  const disabled_reason = disablingReason(failing_since, trace.now, outcome)
  if (!disabled_reason || !before.enabled) {
    updateRow(db, 'webhook_endpoints', id, { failing_since })
    return
  }
  updateRow(db, 'webhook_endpoints', id, { failing_since, enabled: false, disabled_reason })
  deliveries.schedule(db, id, null)
  record(trace, db, { verb: 'disabled', before, after: await getWebhookEndpoint(db, id) })
}

async function getLocked(db: Transaction, id: number) {
  repository.lock(db, id)
  return getWebhookEndpoint(db, id)
}
