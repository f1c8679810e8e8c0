import { Event, type EventObject, eventData, eventTypes, jsonType } from '@foyer/contract'
import type { Components } from './components.ts'

/** One entry per type of event: what an endpoint gets that asked for it, signed after Standard Webhooks. */
export function describeWebhooks(components: Components) {
  const event = components.schema(Event, 'received')
  const responses = {
    '2XX': components.response('event_received', {
      description: 'The event was received. After any other response, the delivery is retried for days.',
    }),
    '410': components.response('receiver_gone', {
      description: 'The endpoint is permanently gone, and is disabled.',
    }),
  }
  return Object.fromEntries(
    objects.flatMap((object) =>
      Object.entries<string>(eventTypes[object]).map(([verb, description]) => {
        const type = `${object}.${verb}`
        const data = components.schema(eventData(object, verb), 'received')
        return [type, { post: describeDelivery(type, description, event, data, responses) }]
      }),
    ),
  )
}

const objects = Object.keys(eventTypes) as EventObject[]

function describeDelivery(type: string, description: string, event: object, data: object, responses: object) {
  const of = {
    type: 'object',
    properties: { type: { const: type, description: 'The type of the event.' }, data },
    required: ['type', 'data'],
  }
  return {
    summary: type,
    description,
    security: [],
    parameters: headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: { [jsonType]: { schema: { allOf: [event, of] } } } },
    responses,
  }
}

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})

/** The headers of Standard Webhooks. */
export const webhookHeaders = {
  'webhook-id': header(
    'webhook-id',
    'The id of the event, the same in every attempt: use it to detect duplicates.',
    {
      type: 'string',
      pattern: '^evt_[1-9][0-9]*$',
    },
  ),
  'webhook-timestamp': header(
    'webhook-timestamp',
    'When this attempt was made, as a Unix timestamp in seconds.',
    {
      type: 'integer',
    },
  ),
  'webhook-signature': header(
    'webhook-signature',
    'One or more signatures of `<id>.<timestamp>.<body>`, separated by spaces. Each is `v1,` followed by the HMAC-SHA-256 ' +
      'in base64. There are two while the secret is being rotated. One match is enough.',
    { type: 'string' },
  ),
}
const headers = Object.keys(webhookHeaders)
