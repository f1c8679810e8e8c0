import { type Static, Type } from 'typebox'
import { Colours } from './agent_appearance.ts'
import {
  ClosedObject,
  Count,
  CreatedAt,
  EventUnion,
  Flag,
  Id,
  Key,
  ListOf,
  Locale,
  limits,
  Name,
  NonBlankText,
  OneOf,
  Resource,
  Stream,
  Text,
  Url,
} from './common.ts'
import { ConversationStatusSchema, Rating, VisitorEmail } from './conversations.ts'
import {
  visit as example,
  visitEvent,
  visitedAgent,
  visitStanding,
  visitTurn,
} from './examples/conversation.ts'
import { Chips, Citations, Links, MessageRoleSchema, Token, Working } from './messages.ts'
import { defineOperation } from './operation.ts'
import { launcherPositions, replyByMailStates } from './vocabulary.ts'

/**
 * What a visitor sees, under `/visit`: one conversation, opened by a token that opens nothing else. Nothing here tells
 * how an agent is set up.
 */

const VisitedAppearance = ClosedObject(
  {
    colours: Type.Optional(Colours),
    logo_url: Type.Optional(Url('An image for the header.')),
    position: OneOf(launcherPositions, 'The lower corner of the page that the button is in.'),
    label: Type.Optional(Name('The text on the button.')),
    teaser: Type.Optional(
      ClosedObject(
        {
          text: Name('The text that invites visitors to ask.'),
          delay_seconds: Count('How many seconds the page is open before it appears.'),
        },
        { description: 'A line beside the button. Absent if there is none.' },
      ),
    ),
    starter_questions: ListOf(Name(), { description: 'What the visitor can ask with a tap.' }),
    title: Type.Optional(Name('Shown instead of the name.')),
    subtitle: Type.Optional(Name('Shown instead of the role.')),
    placeholder: Type.Optional(Name('The placeholder of the message field.')),
    privacy_url: Type.Optional(Url('The privacy policy.')),
    ai_notice: Flag('Whether to say that a program is answering if there is no disclosure.'),
  },
  { description: 'How it looks, in the language of the visitor.' },
)
export type VisitedAppearance = Static<typeof VisitedAppearance>

export const VisitedAgent = Resource('visited_agent', 'The agent as visitors see it.', {
  name: Name('How the agent introduces itself.'),
  role: Type.Optional(Name("The agent's role.")),
  avatar_url: Type.Optional(Url('A picture of the agent.')),
  disclosure: Type.Optional(Text('What the agent says about being a program.')),
  languages: ListOf(Locale(), { description: 'The languages the agent speaks.' }),
  appearance: VisitedAppearance,
})
export type VisitedAgent = Static<typeof VisitedAgent>

export const VisitMessage = Resource('visit_message', 'One message of the conversation.', {
  id: Id(),
  role: MessageRoleSchema(),
  text: Text('What was said, as plain text.'),
  chips: Chips(),
  links: Links(),
  citations: Citations(),
  deliverable: Type.Optional(
    ClosedObject(
      {
        title: Name('The title of the document.'),
        url: Url('Opens this one document, for as long as the token is valid.'),
      },
      { title: 'visit_deliverable', description: 'The document handed over with this message.' },
    ),
  ),
  created_at: CreatedAt,
})
export type VisitMessage = Static<typeof VisitMessage>

const UnreadCount = () => Count('How many messages of a person the visitor has not seen.')
const ReplyByMail = () =>
  OneOf(
    replyByMailStates,
    'Whether a person may reply by email. `ask`: ask the visitor. `ask_with_address`: ask, and for an address. `off`: there is nothing to ask.',
  )

export const Visit = Resource('visit', 'A conversation as its visitor sees it.', {
  id: Id('The id of the conversation.'),
  token: Type.String({
    description:
      'Send it as `Authorization: Bearer`. Valid for 8 days; every response with a visit has a new one.',
  }),
  status: ConversationStatusSchema(),
  agent: VisitedAgent,
  locale: Locale('The language of the conversation.'),
  rating: Type.Optional(Rating()),
  unread_count: UnreadCount(),
  reply_by_mail: ReplyByMail(),
  messages: Type.Array(VisitMessage, { description: 'All messages, oldest first.' }),
})
export type Visit = Static<typeof Visit>

export const VisitTurn = Resource('visit_turn', 'A message and what it led to.', {
  status: ConversationStatusSchema(),
  reply_by_mail: ReplyByMail(),
  message: VisitMessage,
  replies: Type.Array(VisitMessage, { description: "The agent's replies. Empty during a takeover." }),
})
export type VisitTurn = Static<typeof VisitTurn>

/** A turn as it happens: what the visitor may know of it. */
export const VisitTurnEvent = EventUnion('visit_turn_event', 'One event of a turn as it happens.', {
  accepted: VisitMessage,
  working: Working(),
  token: Token(),
  chips: Chips(),
  links: Links(),
  done: VisitTurn,
})
export type VisitTurnEvent = Static<typeof VisitTurnEvent>

export const VisitEvent = Resource('visit_event', 'New messages that others wrote, or a change of status.', {
  id: Id('The id of the newest message so far.'),
  status: ConversationStatusSchema(),
  reply_by_mail: ReplyByMail(),
  messages: Type.Array(VisitMessage, { description: 'Messages since the last event, oldest first.' }),
})
export type VisitEvent = Static<typeof VisitEvent>

export const VisitStanding = Resource(
  'visit_standing',
  'How the conversation stands, without its messages.',
  {
    status: ConversationStatusSchema(),
    unread_count: UnreadCount(),
    reply_by_mail: ReplyByMail(),
  },
)
export type VisitStanding = Static<typeof VisitStanding>

const face = { group: 'Visits', dryRun: false } as const

export const visits = {
  getVisitedAgent: defineOperation({
    ...face,
    id: 'getVisitedAgent',
    method: 'GET',
    path: '/agents/{public_id}',
    access: 'read',
    summary: 'Get the agent',
    description: 'Returns what a visitor may know about the agent. Archived agents answer 404.',
    query: ClosedObject({
      locale: Type.Optional(Locale("The visitor's language. Texts are in the agent's closest language.")),
    }),
    response: VisitedAgent,
    answer: visitedAgent,
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
    description: 'Returns the first message of the agent and the token that opens this conversation.',
    body: ClosedObject({
      locale: Type.Optional(Locale("The visitor's language. The agent's closest language is used.")),
      source_url: Type.Optional(Url('The page that the widget is on.')),
      identity: Type.Optional(
        Type.String({
          maxLength: 4096,
          pattern: '^[\\w-]+\\.[\\w-]+\\.[\\w-]+$',
          description:
            'Who the visitor is: a JSON Web Token, signed by your server with the identity secret of the agent (HS256). `exp` is required; `sub`, `name` and `email` are used. The agent does not ask for what it contains. A token that cannot be verified is refused.',
          'x-rule': 'must be a JSON Web Token',
        }),
      ),
    }),
    response: Visit,
    secret: true,
    example: { locale: 'en', source_url: 'https://brightwater.example/services' },
    answer: example,
  }),
  getVisit: defineOperation({
    ...face,
    id: 'getVisit',
    method: 'GET',
    path: '/conversation',
    access: 'read',
    summary: 'Get the conversation',
    description: 'Returns the conversation that the token opens, with all messages and a new token.',
    response: Visit,
    answer: example,
  }),
  sendVisitMessage: defineOperation({
    ...face,
    id: 'sendVisitMessage',
    method: 'POST',
    path: '/conversation/messages',
    access: 'write',
    activity: true,
    status: 201,
    summary: 'Send a message and get the reply',
    description:
      'With `Accept: text/event-stream` the turn is sent as it happens: `accepted`, `working`, `token`, `chips`, `links`, then `done` or `error`.',
    body: ClosedObject({
      text: Type.Optional(NonBlankText('What the visitor says. Required unless `chip` is sent.')),
      chip: Type.Optional(
        ClosedObject(
          {
            slot: Key('The slot the chip answers.'),
            values: ListOf(Text(undefined, limits.name), {
              minItems: 1,
              maxItems: 50,
              uniqueItems: true,
              description: 'The value of the chip, or several where `multiple` is set.',
            }),
          },
          { description: 'A tapped chip, instead of `text`.' },
        ),
      ),
    }),
    response: VisitTurn,
    errors: ['resource_archived', 'not_revertible'],
    turns: VisitTurnEvent,
    example: { text: 'We are about thirty people. How long does an audit take?' },
    answer: visitTurn,
  }),
  stopVisitTurn: defineOperation({
    ...face,
    id: 'stopVisitTurn',
    method: 'POST',
    path: '/conversation/turn/stop',
    access: 'write',
    summary: 'Stop a reply',
    description:
      'Ends the reply that is being written: what was shown of it stays, and the rest is dropped. If nothing is being written, nothing changes.',
    response: VisitStanding,
    answer: visitStanding,
  }),
  streamVisit: defineOperation({
    ...face,
    id: 'streamVisit',
    method: 'GET',
    path: '/conversation/stream',
    access: 'read',
    summary: 'Stream what others write',
    description:
      'Server-sent events, for messages of a person who has taken over. Resumes after `Last-Event-ID`, the id of the last message that was seen.',
    response: VisitEvent,
    mediaType: 'text/event-stream',
    stream: true,
    answer: visitEvent,
  }),
  rateVisit: defineOperation({
    ...face,
    id: 'rateVisit',
    method: 'POST',
    path: '/conversation/rating',
    access: 'write',
    summary: 'Rate the conversation',
    description: 'Sets or replaces the rating.',
    body: ClosedObject({ rating: Rating() }),
    response: Visit,
    secret: true,
    example: { rating: 5 },
    answer: { ...example, rating: 5 },
  }),
  readVisit: defineOperation({
    ...face,
    id: 'readVisit',
    method: 'POST',
    path: '/conversation/read',
    access: 'write',
    summary: 'Report what the visitor has seen',
    description:
      'Call it when the visitor sees messages from a person. What stays unseen for a minute is sent by email if the visitor agreed. A message from the visitor has the same effect.',
    body: ClosedObject({ message_id: Id('The last message that the visitor has seen.') }),
    response: VisitStanding,
    example: { message_id: 813 },
    answer: visitStanding,
  }),
  agreeToMail: defineOperation({
    ...face,
    id: 'agreeToMail',
    method: 'POST',
    path: '/conversation/reply_by_mail',
    access: 'write',
    summary: 'Say whether a person may reply by email',
    description:
      'Records what the visitor answers. Only what a person writes is sent, and only while the visitor is not looking. The answer can be changed at any time.',
    body: ClosedObject({
      agreed: Flag('Whether the visitor agrees.'),
      email: Type.Optional(
        VisitorEmail('The address to write to. Required with `agreed` if no address is known.'),
      ),
    }),
    response: VisitStanding,
    errors: ['parameter_missing'],
    example: { agreed: true, email: 'noor@millbrook.example' },
    answer: { ...visitStanding, reply_by_mail: 'agreed' },
  }),
  getVisitDocument: defineOperation({
    ...face,
    id: 'getVisitDocument',
    method: 'GET',
    path: '/documents/{document}',
    access: 'read',
    summary: 'Open a document that was handed over',
    description: 'The address is in the message that handed it over and carries its own token.',
    response: Stream('The document as an HTML page.'),
    mediaType: 'text/html',
    answer: '<!doctype html><title>First summary</title><h1>What we understood</h1>',
  }),
  getVisitDocumentFile: defineOperation({
    ...face,
    id: 'getVisitDocumentFile',
    method: 'GET',
    path: '/documents/{document}/pdf',
    access: 'read',
    summary: 'Download a document that was handed over',
    description: 'The same document as a PDF to print. The page links to it.',
    response: Stream('The document as a PDF.'),
    mediaType: 'application/pdf',
    answer: '%PDF-1.3',
  }),
}
