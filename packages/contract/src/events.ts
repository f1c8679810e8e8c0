import { Type } from 'typebox'
import {
  Actor,
  AnyObject,
  ClosedObject,
  CreatedAt,
  Id,
  List,
  ListQuery,
  listOf,
  NonBlankText,
  Nullable,
  OneOf,
  Resource,
  Timestamp,
} from './common.ts'
import { auditLogEntry, event } from './examples/organization.ts'
import { defineOperation } from './operation.ts'
import { actorTypes } from './vocabulary.ts'

/** What happened, in two views: events for programs, the audit log for people who ask who did it. */

export const EventType = (description?: string) =>
  Type.String({
    maxLength: 100,
    pattern: '^[a-z_]+\\.([a-z_]+|\\*)$',
    ...(description && { description }),
    'x-rule': 'must be a type such as "service.updated", or all types of an object such as "service.*"',
  })

const RequestId = () =>
  Type.String({ description: 'The `X-Request-Id` of the request that caused the change.' })

export const Event = Resource('event', 'Something that changed, for programs that keep in sync.', {
  id: Id(),
  type: Type.String({ description: 'What happened, as `<object>.<verb>`, such as `service.updated`.' }),
  created_at: CreatedAt,
  actor: Actor,
  request_id: RequestId(),
  data: AnyObject(
    'The object after the change. Long texts, and everything visitors said in conversations, are left out.',
  ),
})

export const AuditLogEntry = Resource(
  'audit_log_entry',
  'Who changed what, with the object before and after.',
  {
    id: Id(),
    actor: Actor,
    operation: Type.String({
      description: 'The id of the operation that was called, such as `updateService`.',
    }),
    resource: ClosedObject(
      {
        object: Type.String({ description: 'The type of the object, such as `service`.' }),
        id: Type.Optional(Id('The id of the object. Absent for objects without one, such as a flow.')),
      },
      { description: 'What was changed.' },
    ),
    before: Nullable(AnyObject('The object before the change. `null` when it was created.')),
    after: Nullable(AnyObject('The object after the change. `null` when there is none.')),
    request_id: RequestId(),
    created_at: CreatedAt,
  },
)

const since = { since: Type.Optional(Timestamp('Only what happened at this time or later.')) }
const read = { group: 'Organization', access: 'read' } as const

export const events = {
  listEvents: defineOperation({
    ...read,
    id: 'listEvents',
    method: 'GET',
    path: '/events',
    summary: 'List events',
    description:
      'Returns events, newest first. To catch up, page with `ending_before` set to the newest id you have: no event is skipped, even when transactions commit out of order.',
    query: ListQuery({
      type: Type.Optional(EventType('Only events of this type, or of this object, such as `service.*`.')),
      ...since,
    }),
    response: List(Event),
    answer: listOf(event),
  }),
  streamEvents: defineOperation({
    ...read,
    id: 'streamEvents',
    method: 'GET',
    path: '/events/stream',
    summary: 'Stream events',
    description:
      'Sends events as they happen, as server-sent events: `id` is the id of the event, `data` the event. Resumes after `Last-Event-ID` or `after`; without either, it starts with the next event.',
    query: ClosedObject({ after: Type.Optional(Id('Start with the events that follow this one.')) }),
    stream: true,
    mediaType: 'text/event-stream',
    response: Event,
    answer: event,
  }),
  getEvent: defineOperation({
    ...read,
    id: 'getEvent',
    method: 'GET',
    path: '/events/{id}',
    summary: 'Get an event',
    description: 'Returns one event, as it was recorded.',
    response: Event,
    answer: event,
  }),
  listAuditLog: defineOperation({
    ...read,
    id: 'listAuditLog',
    method: 'GET',
    path: '/audit_log',
    summary: 'List audit log entries',
    description: 'Returns every write with its actor and the object before and after it, newest first.',
    query: ListQuery({
      operation: Type.Optional(NonBlankText('Only calls of this operation, by its id.', 100)),
      resource: Type.Optional(NonBlankText('Only objects of this type, such as `service`.', 100)),
      resource_id: Type.Optional(Id('Only the object with this id. Combine it with `resource`.')),
      actor_type: Type.Optional(OneOf(actorTypes, 'Only what this kind of actor did.')),
      actor_id: Type.Optional(Id('Only the actor with this id. Combine it with `actor_type`.')),
      ...since,
      until: Type.Optional(Timestamp('Only what happened before this time.')),
    }),
    response: List(AuditLogEntry),
    answer: listOf(auditLogEntry),
  }),
}
