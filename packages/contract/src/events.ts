import { Type } from 'typebox'
import { Actor, Closed, Id, List, ListQuery, Nullable, Resource, Timestamp, Words } from './common.ts'
import { defineOperation } from './operation.ts'

/** What happened, in two views: events for programs, the audit log for people who ask who did it. */

const Representation = Type.Unsafe<object>({ type: 'object', additionalProperties: true })

export const EventType = (description?: string) =>
  Type.String({
    maxLength: 100,
    pattern: '^[a-z_]+\\.([a-z_]+|\\*)$',
    ...(description && { description }),
    'x-rule': 'must be a type such as "service.updated", or all types of an object such as "service.*"',
  })

export const Event = Resource('event', {
  id: Id(),
  type: Type.String({ description: '`<object>.<verb>`.' }),
  created_at: Timestamp(),
  actor: Actor,
  request_id: Type.String({ description: 'The request that caused it.' }),
  data: Representation,
})

export const AuditLogEntry = Resource('audit_log_entry', {
  id: Id(),
  actor: Actor,
  operation: Type.String({ description: 'The id of the operation.' }),
  resource: Type.Object(
    { object: Type.String(), id: Type.Optional(Id()) },
    { additionalProperties: false, description: 'What was changed.' },
  ),
  before: Nullable(Representation),
  after: Nullable(Representation),
  request_id: Type.String(),
  created_at: Timestamp(),
})

const since = { since: Type.Optional(Timestamp('At this time or later.')) }

export const events = {
  listEvents: defineOperation({
    id: 'listEvents',
    method: 'GET',
    path: '/events',
    group: 'Organization',
    access: 'read',
    summary: 'List events',
    description:
      'Newest first. Read on with `ending_before` and none is missed, however its transaction ended.',
    query: ListQuery({
      type: Type.Optional(EventType('Of this type, or of this object: `service.*`.')),
      ...since,
    }),
    response: List(Event),
  }),
  streamEvents: defineOperation({
    id: 'streamEvents',
    method: 'GET',
    path: '/events/stream',
    group: 'Organization',
    access: 'read',
    summary: 'Follow events as they happen',
    description:
      'Server-sent events: `id` is the event’s id, `data` the event. Resumes after `Last-Event-ID`, as browsers send it, or after `after`; without either it begins now.',
    query: Closed({ after: Type.Optional(Id('Begin with what followed this event.')) }),
    stream: true,
    mediaType: 'text/event-stream',
    response: Event,
  }),
  getEvent: defineOperation({
    id: 'getEvent',
    method: 'GET',
    path: '/events/{id}',
    group: 'Organization',
    access: 'read',
    summary: 'Get an event',
    response: Event,
    answer: {
      object: 'event',
      id: 5012,
      type: 'fit_criterion.updated',
      created_at: '2026-03-02T09:14:05.120Z',
      actor: { type: 'api_key', id: 3, name: 'Website', role: 'admin' },
      request_id: 'req_0b54c1de-7f0c-4a8e-9d51-2f6f3c1a7e90',
      data: { object: 'organization', slug: 'harbor-design' },
    },
  }),
  listAuditLog: defineOperation({
    id: 'listAuditLog',
    method: 'GET',
    path: '/audit_log',
    group: 'Organization',
    access: 'read',
    summary: 'List who changed what',
    query: ListQuery({
      operation: Type.Optional(Words('The id of an operation.', 100)),
      resource: Type.Optional(Words('The type of a resource, such as `service`.', 100)),
      resource_id: Type.Optional(Id()),
      ...since,
    }),
    response: List(AuditLogEntry),
  }),
}
