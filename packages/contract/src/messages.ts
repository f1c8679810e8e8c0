import { Type } from 'typebox'
import {
  Closed,
  Id,
  Key,
  List,
  ListOf,
  ListQuery,
  limits,
  Name,
  OneOf,
  Resource,
  Text,
  Timestamp,
  Told,
  Url,
  Words,
} from './common.ts'
import { Conversation, SlotValue } from './conversations.ts'
import { defineOperation } from './operation.ts'
import { messageRoles } from './vocabulary.ts'

/** What is said in a conversation, and why. */

const Count = () => Type.Integer({ minimum: 0 })

export const Chip = Type.Unsafe<
  { slot: string; value: string; label: string; multiple?: true } | { text: string }
>({
  type: 'object',
  title: 'chip',
  properties: {
    slot: { type: 'string' },
    value: { type: 'string' },
    label: { type: 'string' },
    multiple: { type: 'boolean', const: true, description: 'Of several that can be sent together.' },
    text: { type: 'string' },
  },
  additionalProperties: false,
  description: 'Answers a slot, or is words to send.',
})

export const LinkedPage = Type.Object({ title: Name(), url: Url() }, { additionalProperties: false })

export const Message = Resource('message', {
  id: Id(),
  conversation_id: Id(),
  role: OneOf(messageRoles),
  text: Text(),
  chips: Type.Array(Chip),
  links: Type.Array(LinkedPage),
  deliverable: Type.Optional(
    Type.Object({ id: Id(), title: Name() }, { additionalProperties: false, title: 'deliverable_link' }),
  ),
  created_at: Timestamp(),
})

export const Turn = Resource('turn', {
  message: Message,
  replies: Type.Array(Message),
  conversation: Conversation,
})

/** A turn as it happens. What goes wrong is told as `error`, with the envelope of an error. */
export const TurnEvent = Told('turn_event', {
  accepted: Message,
  captured: Type.Object({ slot: Key(), value: SlotValue }),
  phase: Type.Object({ phase: Key() }),
  token: Type.Object({ text: Text() }),
  chips: Type.Array(Chip),
  links: Type.Array(LinkedPage),
  done: Turn,
})

const Open = Type.Unsafe<object>({ type: 'object', additionalProperties: true })

export const MessageTrace = Resource('message_trace', {
  message_id: Id(),
  conversation_id: Id(),
  plan: Type.Array(Open, { description: 'What the engine decided to say, in order.' }),
  phase: Type.Object(
    { before: Key(), after: Key(), because: Type.Optional(OneOf(['exit', 'max_turns'] as const)) },
    { additionalProperties: false },
  ),
  versions: Type.Object(
    { flow: Type.Integer(), prompt: Type.Integer() },
    { additionalProperties: false, description: 'Of the flow and of the conversation prompt.' },
  ),
  reading: Type.Optional(Open),
  questions: Type.Array(Open, {
    description: 'Each question, its verdict, and the facts with their scores.',
  }),
  captured: Type.Array(Open, { description: 'Slots with the quoted words.' }),
  voice: Type.Array(Open, { description: 'What the voice profile kept from leaving.' }),
  reasoner: Type.Object(
    {
      read: Text('builtin, or the model.'),
      worded: Text('builtin, or the model.'),
      fallback: Type.Optional(Text('Why the builtin reasoner stood in.')),
    },
    { additionalProperties: false },
  ),
  tokens: Type.Object({ input: Count(), output: Count() }, { additionalProperties: false }),
  milliseconds: Type.Object(
    { read: Count(), answer: Count(), word: Count(), total: Count() },
    { additionalProperties: false },
  ),
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
    description: 'Oldest first.',
    query: ListQuery({}),
    response: List(Message),
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
      'Of the visitor: text, or a tapped chip. Of a person of the organization, during a takeover: `role` owner. ' +
      'With `Accept: text/event-stream` the turn is told as it happens, and ends with the event `done`, which carries this answer.',
    body: Closed({
      text: Type.Optional(Words()),
      chip: Type.Optional(
        Closed({
          slot: Key(),
          values: ListOf(Text(undefined, limits.name), {
            minItems: 1,
            maxItems: 50,
            uniqueItems: true,
            description: 'One, or several of a multi_enum; `true` or `false` of a boolean.',
          }),
        }),
      ),
      role: Type.Optional(OneOf(['visitor', 'owner'] as const, 'visitor when absent.')),
    }),
    response: Turn,
    errors: ['resource_archived', 'not_revertible'],
    dryRun: false,
    turns: TurnEvent,
    example: { text: 'Hello! What does an audit cost?' },
  }),
  getMessageTrace: defineOperation({
    id: 'getMessageTrace',
    method: 'GET',
    path: `${path}/{message_id}/trace`,
    group: 'Conversations',
    access: 'read',
    summary: 'Get why the agent said what it said',
    response: MessageTrace,
  }),
}
