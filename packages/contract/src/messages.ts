import { Type } from 'typebox'
import {
  Actor,
  ClosedObject,
  Count,
  CreatedAt,
  EventUnion,
  Id,
  Key,
  List,
  ListOf,
  ListQuery,
  limits,
  listOf,
  Name,
  NonBlankText,
  OneOf,
  Resource,
  Text,
  Url,
} from './common.ts'
import { Conversation, SlotValue } from './conversations.ts'
import { costs, tokenCounts } from './costs.ts'
import { conversationUsage, message as example, messageTrace, reply, turn } from './examples/conversation.ts'
import { MessageTrace } from './message_trace.ts'
import { defineOperation } from './operation.ts'
import { messageRoles } from './vocabulary.ts'

/** What is said in a conversation, and why. */

export const Chip = Type.Unsafe<
  { slot: string; value: string; label: string; multiple?: true } | { text: string }
>({
  type: 'object',
  title: 'chip',
  properties: {
    slot: { type: 'string', description: 'The key of the slot it answers. Absent if it is only text.' },
    value: { type: 'string', description: 'The value to send in `chip.values`.' },
    label: { type: 'string', description: 'What to show on the button.' },
    multiple: {
      type: 'boolean',
      const: true,
      description: 'Several chips of this slot can be sent together. Absent otherwise.',
    },
    text: {
      type: 'string',
      description: 'Text to show, and to send as the text of a message. Only without `slot`.',
    },
  },
  additionalProperties: false,
  description: 'A one-tap answer: it answers a slot, or is text to send.',
})

export const LinkedPage = ClosedObject({
  title: Name('The label of the button.'),
  url: Url('The page it opens.'),
})

const Citation = ClosedObject(
  { title: Name('The title of the page.'), url: Url('The public address of the page.') },
  { title: 'citation', description: 'A public page that the answer is from.' },
)
export const Citations = () =>
  ListOf(Citation, {
    description:
      'The public pages that the answer is from. Texts, files and the profile have no address and are not listed.',
  })

export const MessageRoleSchema = () =>
  OneOf(messageRoles, 'Who wrote it. `owner` is a member of the organization who has taken over.')
export const Chips = () =>
  Type.Array(Chip, { description: 'One-tap answers to show under the message. Often empty.' })
export const Links = () =>
  Type.Array(LinkedPage, { description: 'Buttons that open pages of the organization. Often empty.' })

export const Message = Resource('message', 'One message of a conversation.', {
  id: Id(),
  conversation_id: Id('The conversation it belongs to.'),
  role: MessageRoleSchema(),
  text: Text('What was said, as plain text.'),
  chips: Chips(),
  links: Links(),
  citations: Citations(),
  deliverable: Type.Optional(
    ClosedObject(
      { id: Id('The id of the deliverable.'), title: Name('The title of the deliverable.') },
      { title: 'deliverable_link', description: 'The deliverable handed over with this message.' },
    ),
  ),
  author: Type.Optional(Actor),
  unsupported: Type.Optional(
    Type.Array(Text(), {
      description:
        'The sentences that the sources do not support, by the judgement of a second call. Absent if there are none, or they were not checked.',
    }),
  ),
  created_at: CreatedAt,
})

export const Turn = Resource('turn', 'A message and what it led to.', {
  message: Message,
  replies: Type.Array(Message, {
    description: "The agent's replies. Empty during a takeover.",
  }),
  conversation: Conversation,
})

export const Token = () =>
  Type.Object(
    { text: Text('The next words, to be appended.') },
    { description: 'A piece of the reply. What `done` has instead replaces it.' },
  )
export const Working = () =>
  Type.Object(
    { text: Text('What the agent does, in the language of the visitor.') },
    { description: 'The agent does something before it goes on: it looks something up.' },
  )

/** A turn as it happens. What goes wrong is told as `error`, with the envelope of an error. */
export const TurnEvent = EventUnion('turn_event', 'One event of a turn as it happens.', {
  accepted: Message,
  captured: Type.Object(
    { slot: Key('The slot that was answered.'), value: SlotValue },
    { description: 'An answer that was captured.' },
  ),
  phase: Type.Object(
    { phase: Key('The key of the new phase.') },
    { description: 'The conversation has moved to another phase.' },
  ),
  working: Working(),
  token: Token(),
  chips: Chips(),
  links: Links(),
  done: Turn,
})

export const ConversationUsage = Resource('conversation_usage', "What an agent's replies took.", {
  conversation_id: Id('The conversation.'),
  replies: Count('The messages of the agent.'),
  tokens: ClosedObject(tokenCounts, {
    title: 'usage_tokens',
    description: 'What models used. Zero without a model.',
  }),
  costs: costs(),
  milliseconds: Count('How long the replies took together.'),
})

const path = '/conversations/{id}/messages' as const

export const messages = {
  listMessages: defineOperation({
    id: 'listMessages',
    method: 'GET',
    path,
    group: 'Conversations',
    access: 'read',
    summary: 'List the messages of a conversation',
    description: 'Returns messages, oldest first.',
    query: ListQuery({}),
    response: List(Message),
    answer: listOf(example, reply),
  }),
  sendMessage: defineOperation({
    id: 'sendMessage',
    method: 'POST',
    path,
    group: 'Conversations',
    access: 'write',
    activity: true,
    status: 201,
    summary: 'Send a message and get the reply',
    description:
      'Sends the words of the visitor, or a tapped chip, and waits for the reply. During a takeover, send `role: owner` to write yourself. With `Accept: text/event-stream` the turn is sent as it happens and ends with the event `done`, which carries the same answer. A reply goes on if you close the connection; `POST …/turn/stop` stops it. A paused conversation is resumed.',
    body: ClosedObject({
      text: Type.Optional(NonBlankText('What is said. Required unless `chip` is sent.')),
      chip: Type.Optional(
        ClosedObject(
          {
            slot: Key('The slot the chip answers.'),
            values: ListOf(Text(undefined, limits.name), {
              minItems: 1,
              maxItems: 50,
              uniqueItems: true,
              description:
                'The value of the chip; several for a `multi_enum`; `true` or `false` for a yes-or-no slot.',
            }),
          },
          { description: 'A tapped chip, instead of `text`.' },
        ),
      ),
      role: Type.Optional(
        OneOf(
          ['visitor', 'owner'] as const,
          'Who writes. `owner` is only accepted during a takeover. Defaults to `visitor`.',
        ),
      ),
    }),
    response: Turn,
    errors: ['resource_archived', 'not_revertible'],
    dryRun: false,
    turns: TurnEvent,
    example: { text: 'We are about thirty people. How long does an audit take?' },
    answer: turn,
  }),
  stopTurn: defineOperation({
    id: 'stopTurn',
    method: 'POST',
    path: '/conversations/{id}/turn/stop',
    group: 'Conversations',
    access: 'write',
    summary: 'Stop a reply',
    description:
      'Ends the reply that is being written: what the visitor has seen of it stays, and the rest is dropped together with what it would have done. A reply that is complete stays as it is. If nothing is being written, nothing changes.',
    response: Conversation,
    answer: turn.conversation,
  }),
  getMessageTrace: defineOperation({
    id: 'getMessageTrace',
    method: 'GET',
    path: `${path}/{message_id}/trace`,
    group: 'Conversations',
    access: 'read',
    summary: 'Get the trace of a message',
    description:
      'Returns why the agent said what it said. Only messages of the agent have a trace; others answer 404.',
    query: ClosedObject({
      include: Type.Optional(
        OneOf(
          ['prompt'] as const,
          '`prompt` adds what the model was given. Left out by default: it is long.',
        ),
      ),
    }),
    response: MessageTrace,
    answer: messageTrace,
  }),
  getConversationUsage: defineOperation({
    id: 'getConversationUsage',
    method: 'GET',
    path: '/conversations/{id}/usage',
    group: 'Conversations',
    access: 'read',
    summary: 'Get the usage of a conversation',
    description:
      "Returns the tokens, the costs and the time of the agent's replies. What is written at the end is counted by `GET /organization/usage` only.",
    response: ConversationUsage,
    answer: conversationUsage,
  }),
}
