import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Id,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  Nullable,
  OneOf,
  Resource,
  Text,
  Timestamp,
  Url,
} from './common.ts'
import { EventType } from './events.ts'
import { defineOperation } from './operation.ts'
import { deliveryStatuses } from './vocabulary.ts'

const subscription = Nullable(
  ListOf(EventType(), {
    minItems: 1,
    uniqueItems: true,
    description: 'Types, or all of an object (`service.*`); null for every event.',
  }),
)

export const WebhookEndpoint = Resource('webhook_endpoint', {
  id: Id(),
  url: Url(),
  description: Type.Optional(Text()),
  events: subscription,
  enabled: Type.Boolean(),
  disabled_reason: Type.Optional(Text('Why we disabled it.')),
  failing_since: Type.Optional(Timestamp('Since when nothing could be delivered.')),
  secret: Type.Optional(
    Type.String({
      description:
        'What deliveries are signed with (Standard Webhooks). Shown once, in the answer to create and to rotate_secret.',
    }),
  ),
  previous_secret_until: Type.Optional(
    Timestamp('Until then deliveries are signed with the old secret, too.'),
  ),
  archived: Type.Boolean(),
  created_at: Timestamp(),
})

export const WebhookDelivery = Resource('webhook_delivery', {
  id: Id(),
  webhook_endpoint_id: Id(),
  event_id: Id(),
  event_type: Type.String(),
  status: OneOf(deliveryStatuses),
  attempts: Type.Integer({ minimum: 0 }),
  last_status_code: Type.Optional(Type.Integer({ description: 'What the receiver last answered.' })),
  last_error: Type.Optional(Text('Why the last attempt failed.')),
  last_response: Type.Optional(Text('The beginning of what the receiver last said, 1 KB at most.')),
  next_attempt_at: Type.Optional(Timestamp()),
  delivered_at: Type.Optional(Timestamp()),
  created_at: Timestamp(),
})

const details = {
  description: Nullable(Text()),
  events: subscription,
  enabled: Type.Boolean(),
}

export const webhooks = {
  listWebhookEndpoints: defineOperation({
    id: 'listWebhookEndpoints',
    method: 'GET',
    path: '/webhook_endpoints',
    group: 'Organization',
    access: 'read',
    summary: 'List webhook endpoints',
    query: ListQuery(includeArchived),
    response: List(WebhookEndpoint),
  }),
  createWebhookEndpoint: defineOperation({
    id: 'createWebhookEndpoint',
    method: 'POST',
    path: '/webhook_endpoints',
    group: 'Organization',
    access: 'write',
    summary: 'Create a webhook endpoint',
    description:
      'Every event from now on is sent to it as a POST, signed after Standard Webhooks, in order per resource, and tried again for days. The secret is shown in this answer only.',
    body: Closed({ url: Url(), ...Changes(details).properties }),
    status: 201,
    secret: true,
    response: WebhookEndpoint,
    example: { url: 'https://example.com/hooks/foyer', events: ['service.*', 'agent.created'] },
  }),
  getWebhookEndpoint: defineOperation({
    id: 'getWebhookEndpoint',
    method: 'GET',
    path: '/webhook_endpoints/{id}',
    group: 'Organization',
    access: 'read',
    summary: 'Get a webhook endpoint',
    response: WebhookEndpoint,
  }),
  updateWebhookEndpoint: defineOperation({
    id: 'updateWebhookEndpoint',
    method: 'PATCH',
    path: '/webhook_endpoints/{id}',
    group: 'Organization',
    access: 'write',
    summary: 'Edit a webhook endpoint',
    description: 'Deliveries that wait while it is disabled go out when it is enabled again.',
    body: Changes({ url: Url(), ...details }),
    response: WebhookEndpoint,
    errors: ['resource_archived'],
    example: { enabled: false },
  }),
  archiveWebhookEndpoint: defineOperation({
    id: 'archiveWebhookEndpoint',
    method: 'POST',
    path: '/webhook_endpoints/{id}/archive',
    group: 'Organization',
    access: 'write',
    summary: 'Archive a webhook endpoint',
    response: WebhookEndpoint,
  }),
  restoreWebhookEndpoint: defineOperation({
    id: 'restoreWebhookEndpoint',
    method: 'DELETE',
    path: '/webhook_endpoints/{id}/archive',
    group: 'Organization',
    access: 'write',
    summary: 'Restore a webhook endpoint',
    response: WebhookEndpoint,
  }),
  rotateWebhookSecret: defineOperation({
    id: 'rotateWebhookSecret',
    method: 'POST',
    path: '/webhook_endpoints/{id}/rotate_secret',
    group: 'Organization',
    access: 'write',
    summary: 'Give a webhook endpoint a new secret',
    description: 'Shown in this answer only. For 24 hours deliveries carry a signature of the old one, too.',
    secret: true,
    response: WebhookEndpoint,
    errors: ['resource_archived'],
  }),
  testWebhookEndpoint: defineOperation({
    id: 'testWebhookEndpoint',
    method: 'POST',
    path: '/webhook_endpoints/{id}/test',
    group: 'Organization',
    access: 'write',
    summary: 'Send a test event to a webhook endpoint',
    description:
      'Sends `webhook_endpoint.test` now, to this endpoint only, also when it is disabled, and answers with what the receiver said. It is not tried again.',
    dryRun: false,
    response: WebhookDelivery,
    errors: ['resource_archived'],
  }),
  listWebhookDeliveries: defineOperation({
    id: 'listWebhookDeliveries',
    method: 'GET',
    path: '/webhook_endpoints/{id}/deliveries',
    group: 'Organization',
    access: 'read',
    summary: 'List the deliveries of a webhook endpoint',
    query: ListQuery({ status: Type.Optional(OneOf(deliveryStatuses)) }),
    response: List(WebhookDelivery),
  }),
  redeliverWebhook: defineOperation({
    id: 'redeliverWebhook',
    method: 'POST',
    path: '/webhook_deliveries/{id}/redeliver',
    group: 'Organization',
    access: 'write',
    summary: 'Deliver once more',
    description:
      'Sends the event again under its webhook id, and tries for days if need be. To a disabled endpoint it goes when that is enabled again.',
    dryRun: false,
    status: 202,
    response: WebhookDelivery,
    errors: ['resource_archived'],
  }),
}
