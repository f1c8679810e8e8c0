import { type Static, Type } from 'typebox'
import {
  Closed,
  Id,
  Key,
  ListOf,
  Locale,
  limits,
  Name,
  OneOf,
  Resource,
  Stream,
  Text,
  Timestamp,
  Told,
  Url,
  Words,
} from './common.ts'
import { Chip, LinkedPage } from './messages.ts'
import { defineOperation } from './operation.ts'
import { conversationStatuses, messageRoles } from './vocabulary.ts'

/**
 * What a visitor sees, under `/visit`: one conversation, opened by a token that opens nothing else. Nothing here tells
 * how an agent is set up.
 */

export const VisitedAgent = Resource('visited_agent', {
  name: Name('How it introduces itself.'),
  role: Type.Optional(Name()),
  avatar_url: Type.Optional(Url()),
  disclosure: Type.Optional(Text('What it says about being a program.')),
  languages: ListOf(Locale()),
})
export type VisitedAgent = Static<typeof VisitedAgent>

export const VisitMessage = Resource('visit_message', {
  id: Id(),
  role: OneOf(messageRoles),
  text: Text(),
  chips: Type.Array(Chip),
  links: Type.Array(LinkedPage),
  deliverable: Type.Optional(
    Type.Object(
      { title: Name(), url: Url('Opens this one document, for as long as the token.') },
      { additionalProperties: false, title: 'visit_deliverable' },
    ),
  ),
  created_at: Timestamp(),
})
export type VisitMessage = Static<typeof VisitMessage>

export const Visit = Resource('visit', {
  id: Id('Of the conversation.'),
  token: Type.String({
    description:
      'Sent as `Authorization: Bearer`. Holds for 8 days; each answer of this kind has a fresh one.',
  }),
  status: OneOf(conversationStatuses),
  agent: VisitedAgent,
  locale: Locale(),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  messages: Type.Array(VisitMessage, { description: 'All of them, oldest first.' }),
})
export type Visit = Static<typeof Visit>

export const VisitTurn = Resource('visit_turn', {
  status: OneOf(conversationStatuses),
  message: VisitMessage,
  replies: Type.Array(VisitMessage),
})
export type VisitTurn = Static<typeof VisitTurn>

/** A turn as it happens: what the visitor may know of it. */
export const VisitTurnEvent = Told('visit_turn_event', {
  accepted: VisitMessage,
  token: Type.Object({ text: Text() }),
  chips: Type.Array(Chip),
  links: Type.Array(LinkedPage),
  done: VisitTurn,
})
export type VisitTurnEvent = Static<typeof VisitTurnEvent>

/** What the stream of a visit tells: a message that somebody else wrote, or where the conversation stands. */
export const VisitEvent = Resource('visit_event', {
  id: Id('Of the newest message that is told.'),
  status: OneOf(conversationStatuses),
  messages: Type.Array(VisitMessage, { description: 'New since the last event, oldest first.' }),
})
export type VisitEvent = Static<typeof VisitEvent>

const face = { group: 'Visits', dryRun: false } as const

export const visits = {
  getVisitedAgent: defineOperation({
    ...face,
    id: 'getVisitedAgent',
    method: 'GET',
    path: '/agents/{public_id}',
    access: 'read',
    summary: 'Who receives the visitor',
    response: VisitedAgent,
  }),
  startVisit: defineOperation({
    ...face,
    id: 'startVisit',
    method: 'POST',
    path: '/agents/{public_id}/conversations',
    access: 'write',
    activity: true,
    status: 201,
    summary: 'Start a conversation',
    body: Closed({
      locale: Type.Optional(Locale('The nearest language of the agent is taken.')),
      source_url: Type.Optional(Url('The page it stands on.')),
    }),
    response: Visit,
    secret: true,
  }),
  getVisit: defineOperation({
    ...face,
    id: 'getVisit',
    method: 'GET',
    path: '/conversation',
    access: 'read',
    summary: 'The conversation so far',
    response: Visit,
  }),
  sendVisitMessage: defineOperation({
    ...face,
    id: 'sendVisitMessage',
    method: 'POST',
    path: '/conversation/messages',
    access: 'write',
    activity: true,
    status: 201,
    summary: 'Say something',
    description:
      'With `Accept: text/event-stream`: `accepted` · `token` · `chips` · `links` · `done` or `error`, as under /v1.',
    body: Closed({
      text: Type.Optional(Words()),
      chip: Type.Optional(
        Closed({
          slot: Key(),
          values: ListOf(Text(undefined, limits.name), { minItems: 1, maxItems: 50, uniqueItems: true }),
        }),
      ),
    }),
    response: VisitTurn,
    errors: ['resource_archived', 'not_revertible'],
    turns: VisitTurnEvent,
  }),
  streamVisit: defineOperation({
    ...face,
    id: 'streamVisit',
    method: 'GET',
    path: '/conversation/stream',
    access: 'read',
    summary: 'What others say, as it happens',
    description:
      'For a person who has taken over. `Last-Event-ID` is the id of the last message that was seen.',
    response: VisitEvent,
    mediaType: 'text/event-stream',
    stream: true,
  }),
  rateVisit: defineOperation({
    ...face,
    id: 'rateVisit',
    method: 'POST',
    path: '/conversation/rating',
    access: 'write',
    summary: 'Rate the conversation',
    body: Closed({ rating: Type.Integer({ minimum: 1, maximum: 5 }) }),
    response: Visit,
    secret: true,
  }),
  getVisitDocument: defineOperation({
    ...face,
    id: 'getVisitDocument',
    method: 'GET',
    path: '/documents/{document}',
    access: 'read',
    summary: 'A document that was handed over',
    response: Stream('HTML.'),
    mediaType: 'text/html',
  }),
}
