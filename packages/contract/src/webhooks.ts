import { Type } from 'typebox'
import {
  ArchivedFlag,
  Changes,
  ClosedObject,
  Count,
  CreatedAt,
  Flag,
  Id,
  Integer,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  listOf,
  Nullable,
  OneOf,
  Resource,
  Text,
  Timestamp,
  Url,
} from './common.ts'
import { EventType } from './events.ts'
import { webhookEndpoint as example, webhookDelivery } from './examples/organization.ts'
import { defineOperation } from './operation.ts'
import { deliveryStatuses } from './vocabulary.ts'

const subscription = Nullable(
  ListOf(EventType(), {
    minItems: 1,
    uniqueItems: true,
    description:
      'The event types to send, such as `service.updated`, or all of an object, such as `service.*`. `null` sends every event.',
  }),
)
const Address = () => Url('Where events are sent by POST. Must be a public address without credentials.')
const Note = () => Text('A note for your own use.')
const Enabled = (more = '') => Flag(`While \`false\`, no new events are queued and nothing is sent.${more}`)

export const WebhookEndpoint = Resource('webhook_endpoint', 'An address that events are sent to.', {
  id: Id(),
  url: Address(),
  description: Type.Optional(Note()),
  events: subscription,
  enabled: Enabled(),
  disabled_reason: Type.Optional(
    Text('Why Foyer disabled the endpoint. Absent while it is enabled, or when you disabled it.'),
  ),
  failing_since: Type.Optional(
    Timestamp('When deliveries began to fail. After five days without a success, the endpoint is disabled.'),
  ),
  secret: Type.Optional(
    Type.String({
      description:
        'Signs deliveries as described by Standard Webhooks. Returned only by create and rotate_secret.',
    }),
  ),
  previous_secret_until: Type.Optional(
    Timestamp('Until this time, deliveries are also signed with the previous secret.'),
  ),
  archived: ArchivedFlag,
  created_at: CreatedAt,
})

const Attempt = ClosedObject({
  ended_at: Timestamp('When the attempt ended.'),
  status_code: Type.Optional(Integer('The HTTP status of the answer. Absent if there was none.')),
  error: Type.Optional(Text('Why it failed. Absent if the endpoint accepted it.')),
})

export const WebhookDelivery = Resource(
  'webhook_delivery',
  'One event on its way to one endpoint, over all attempts.',
  {
    id: Id(),
    webhook_endpoint_id: Id('The endpoint it goes to.'),
    event_id: Id('The event it carries. The webhook id is `evt_` followed by this number.'),
    event_type: Type.String({ description: 'The type of the event, such as `service.updated`.' }),
    status: OneOf(
      deliveryStatuses,
      '`pending` until the endpoint responds with 200 to 299, or the last attempt has failed.',
    ),
    attempts: Count('How many times it was sent. There are up to eleven attempts over three days.'),
    last_status_code: Type.Optional(Integer('The HTTP status of the last answer. Absent if there was none.')),
    last_error: Type.Optional(Text('Why the last attempt failed.')),
    last_response: Type.Optional(Text('The start of the last answer, up to 1 KB.')),
    next_attempt_at: Type.Optional(
      Timestamp('When it is sent next. Absent once it was delivered or has failed.'),
    ),
    waiting_for_delivery_id: Type.Optional(
      Id(
        'The delivery of an earlier event of the same object that goes first. Absent if this one is not waiting.',
      ),
    ),
    delivered_at: Type.Optional(Timestamp('When the endpoint accepted it.')),
    history: Type.Optional(
      ListOf(Attempt, {
        description: 'How the attempts ended, newest first, up to twenty. Absent before the first one.',
      }),
    ),
    created_at: CreatedAt,
  },
)

const details = {
  description: Nullable(Note()),
  events: subscription,
  enabled: Enabled(' Defaults to `true`.'),
}

const read = { group: 'Organization', access: 'read' } as const
const write = { group: 'Organization', access: 'write' } as const
const path = '/webhook_endpoints/{id}' as const
const secret = 'whsec_…'

export const webhooks = {
  listWebhookEndpoints: defineOperation({
    ...read,
    id: 'listWebhookEndpoints',
    method: 'GET',
    path: '/webhook_endpoints',
    summary: 'List webhook endpoints',
    description: 'Returns endpoints, newest first, without their secrets.',
    query: ListQuery(includeArchived),
    response: List(WebhookEndpoint),
    answer: listOf(example),
  }),
  createWebhookEndpoint: defineOperation({
    ...write,
    id: 'createWebhookEndpoint',
    method: 'POST',
    path: '/webhook_endpoints',
    summary: 'Create a webhook endpoint',
    description:
      'Every event from now on is sent to it, signed as described by Standard Webhooks and in order for each object. Failed deliveries are retried for three days. An event that the receiver refuses three times with 400 to 499 no longer holds up later events of its object. The secret is returned only here.',
    body: ClosedObject({ url: Address(), ...Changes(details).properties }),
    status: 201,
    secret: true,
    response: WebhookEndpoint,
    example: { url: 'https://example.com/hooks/foyer', events: ['service.*', 'agent.created'] },
    answer: { ...example, secret },
  }),
  getWebhookEndpoint: defineOperation({
    ...read,
    id: 'getWebhookEndpoint',
    method: 'GET',
    path,
    summary: 'Get a webhook endpoint',
    description: 'Returns the endpoint without its secret.',
    response: WebhookEndpoint,
    answer: example,
  }),
  updateWebhookEndpoint: defineOperation({
    ...write,
    id: 'updateWebhookEndpoint',
    method: 'PATCH',
    path,
    summary: 'Update a webhook endpoint',
    description:
      'Changes only the fields you send. Deliveries that were waiting go out when the endpoint is enabled again.',
    body: Changes({ url: Address(), ...details }),
    response: WebhookEndpoint,
    errors: ['resource_archived'],
    example: { enabled: false },
    answer: { ...example, enabled: false },
  }),
  archiveWebhookEndpoint: defineOperation({
    ...write,
    id: 'archiveWebhookEndpoint',
    method: 'POST',
    path: `${path}/archive`,
    summary: 'Archive a webhook endpoint',
    description:
      'It gets no new deliveries. Those that are waiting are kept. Archiving twice changes nothing.',
    response: WebhookEndpoint,
    answer: { ...example, archived: true },
  }),
  restoreWebhookEndpoint: defineOperation({
    ...write,
    id: 'restoreWebhookEndpoint',
    method: 'DELETE',
    path: `${path}/archive`,
    summary: 'Restore a webhook endpoint',
    description:
      'Deliveries that were waiting go out. Events that happened while it was archived are not sent.',
    response: WebhookEndpoint,
    answer: example,
  }),
  rotateWebhookSecret: defineOperation({
    ...write,
    id: 'rotateWebhookSecret',
    method: 'POST',
    path: `${path}/rotate_secret`,
    summary: 'Rotate the secret of a webhook endpoint',
    description:
      'Returns a new secret, only this once. For 24 hours, deliveries are signed with both the new and the old secret.',
    secret: true,
    response: WebhookEndpoint,
    errors: ['resource_archived'],
    answer: { ...example, secret, previous_secret_until: '2026-03-03T09:00:00.000Z' },
  }),
  testWebhookEndpoint: defineOperation({
    ...write,
    id: 'testWebhookEndpoint',
    method: 'POST',
    path: `${path}/test`,
    summary: 'Send a test event',
    description:
      'Sends `webhook_endpoint.test` to this endpoint immediately, even if it is disabled, and returns how the endpoint responded. It is sent once and not retried.',
    dryRun: false,
    response: WebhookDelivery,
    errors: ['resource_archived'],
    answer: { ...webhookDelivery, event_type: 'webhook_endpoint.test' },
  }),
  listWebhookDeliveries: defineOperation({
    ...read,
    id: 'listWebhookDeliveries',
    method: 'GET',
    path: `${path}/deliveries`,
    summary: 'List deliveries',
    description: 'Returns the deliveries of one endpoint, newest first.',
    query: ListQuery({ status: Type.Optional(OneOf(deliveryStatuses, 'Only deliveries in this status.')) }),
    response: List(WebhookDelivery),
    answer: listOf(webhookDelivery),
  }),
  getWebhookDelivery: defineOperation({
    ...read,
    id: 'getWebhookDelivery',
    method: 'GET',
    path: '/webhook_deliveries/{id}',
    summary: 'Get a delivery',
    description:
      'Returns one delivery. The body that is sent is the event, as returned by `GET /events/{id}`.',
    response: WebhookDelivery,
    answer: webhookDelivery,
  }),
  redeliverWebhook: defineOperation({
    ...write,
    id: 'redeliverWebhook',
    method: 'POST',
    path: '/webhook_deliveries/{id}/redeliver',
    summary: 'Redeliver an event',
    description:
      'Queues the event again under the same webhook id, with a new retry schedule. For a disabled endpoint, it waits until the endpoint is enabled.',
    dryRun: false,
    status: 202,
    response: WebhookDelivery,
    errors: ['resource_archived'],
    answer: { ...webhookDelivery, status: 'pending' },
  }),
}
