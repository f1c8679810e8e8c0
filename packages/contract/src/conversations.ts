import { Type } from 'typebox'
import {
  Closed,
  Dictionary,
  Id,
  Key,
  List,
  ListQuery,
  Locale,
  limits,
  Name,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
  Url,
  Words,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { conversationStatuses, fits, promptKinds, verdicts } from './vocabulary.ts'

const Count = () => Type.Integer({ minimum: 0 })

const Quote = Type.Object(
  { message_id: Id(), quote: Text('In the words of that message.') },
  { additionalProperties: false },
)

/** The serializer takes a list for a text unless it is asked about the list first. */
export const SlotValue = Type.Unsafe<string | boolean | readonly string[]>({
  type: ['array', 'boolean', 'string'],
  items: { type: 'string' },
})

const Visitor = (properties: { id: string; name: string; email: string }) =>
  Closed({
    id: Type.Optional(Name(properties.id)),
    name: Type.Optional(Name(properties.name)),
    email: Type.Optional(
      Type.String({
        maxLength: 254,
        pattern: '^[^\\s@\\u0000]+@[^\\s@\\u0000]+\\.[^\\s@\\u0000]+$',
        description: properties.email,
        'x-rule': 'must be an e-mail address',
      }),
    ),
  })

const visitor = () =>
  Visitor({ id: 'Your own id of the visitor.', name: 'What to call them.', email: 'Where to reach them.' })

const Metadata = Dictionary(Text(), 'Yours to use; the agent does not read it.')

export const Assessment = Type.Object(
  {
    fit: OneOf(fits),
    criteria: Type.Array(
      Type.Object(
        { fit_criterion_id: Id(), verdict: OneOf(verdicts), evidence: Type.Array(Quote) },
        { additionalProperties: false },
      ),
    ),
    assessed_at: Timestamp(),
  },
  { additionalProperties: false, title: 'assessment' },
)

export const Conversation = Resource('conversation', {
  id: Id(),
  agent: Slug(),
  status: OneOf(conversationStatuses),
  locale: Locale(),
  phase: Key('The key of the phase it is in.'),
  slot_values: Type.Unsafe<Record<string, string | boolean | readonly string[]>>({
    type: 'object',
    additionalProperties: SlotValue,
    description: 'The answers so far, by the key of their slot.',
  }),
  slot_evidence: Type.Unsafe<Record<string, { message_id: number; quote: string }>>({
    type: 'object',
    additionalProperties: Quote,
    description: 'The words that each answer rests on.',
  }),
  frozen_versions: Type.Object(
    {
      flow: Type.Integer(),
      prompts: Type.Object(
        Object.fromEntries(promptKinds.map((kind) => [kind, Type.Integer()])) as Record<
          (typeof promptKinds)[number],
          ReturnType<typeof Type.Integer>
        >,
        { additionalProperties: false },
      ),
      experiments: Type.Array(
        Type.Object(
          { experiment_id: Id(), prompt_template_id: Id() },
          { additionalProperties: false, description: 'The arm that was drawn.' },
        ),
      ),
    },
    {
      additionalProperties: false,
      description: 'What the conversation runs on, whatever is edited meanwhile.',
    },
  ),
  messages_count: Count(),
  visitor: Type.Optional(visitor()),
  metadata: Type.Optional(Metadata),
  source_url: Type.Optional(Url('The page it was started on.')),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  assessment: Type.Optional(Assessment),
  brief: Type.Optional(Text('For the owner, in Markdown.', limits.prompt)),
  recap: Type.Optional(Text('For the visitor, in Markdown.', limits.prompt)),
  person_wanted: Type.Boolean({
    description: 'The visitor has asked for a person, and none has taken over since.',
  }),
  created_at: Timestamp(),
  last_message_at: Timestamp(),
  paused_at: Type.Optional(Timestamp('Since when; it can be resumed for 7 days.')),
  ended_at: Type.Optional(Timestamp('When it was completed or closed, or expired.')),
})

const Open = Type.Unsafe<object>({ type: 'object', additionalProperties: true })

export const Snapshot = Resource('snapshot', {
  address: Type.String({ description: 'A hash of the content: equal snapshots are stored once.' }),
  content: Open,
})

export const Erasure = Resource('erasure', {
  conversation_id: Id(),
  erased: Type.Unsafe<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'How many rows of each kind.',
  }),
  erased_at: Timestamp(),
})

const path = '/conversations/{id}' as const
const ended = ['resource_archived'] as const

export const conversations = {
  startConversation: defineOperation({
    id: 'startConversation',
    method: 'POST',
    path: '/agents/{slug}/conversations',
    group: 'Conversations',
    access: 'write',
    activity: true,
    status: 201,
    summary: 'Start a conversation',
    description:
      'Freezes the flow, prompts, voice, identity, services and criteria as they are now, and writes the first message of the agent.',
    body: Closed({
      locale: Type.Optional(Locale('The default locale of the organization when absent.')),
      visitor: Type.Optional(visitor()),
      metadata: Type.Optional(Metadata),
      source_url: Type.Optional(Url()),
    }),
    response: Conversation,
    errors: ['resource_archived', 'flow_invalid'],
    dryRun: false,
    example: { locale: 'en', visitor: { name: 'Jana' } },
  }),
  listConversations: defineOperation({
    id: 'listConversations',
    method: 'GET',
    path: '/conversations',
    group: 'Conversations',
    access: 'read',
    summary: 'List conversations',
    query: ListQuery({
      agent: Type.Optional(Slug()),
      status: Type.Optional(OneOf(conversationStatuses)),
      fit: Type.Optional(OneOf(fits)),
      person_wanted: Type.Optional(
        Type.Boolean({ const: true, description: 'Those that go on, in which a person is wanted.' }),
      ),
      since: Type.Optional(Timestamp('Started at this time or later.')),
      until: Type.Optional(Timestamp('Started before this time.')),
      query: Type.Optional(Words('Words of its messages.', 500)),
    }),
    response: List(Conversation),
  }),
  getConversation: defineOperation({
    id: 'getConversation',
    method: 'GET',
    path,
    group: 'Conversations',
    access: 'read',
    summary: 'Get a conversation',
    response: Conversation,
  }),
  eraseConversation: defineOperation({
    id: 'eraseConversation',
    method: 'DELETE',
    path,
    group: 'Conversations',
    access: 'write',
    summary: 'Erase a conversation',
    description:
      'All that the visitor said and all that was made of it, for good. Gives a receipt; afterwards the conversation is missing.',
    response: Erasure,
  }),
  resumeConversation: defineOperation({
    id: 'resumeConversation',
    method: 'POST',
    path: `${path}/resume`,
    group: 'Conversations',
    access: 'write',
    activity: true,
    summary: 'Resume a paused conversation',
    description: 'Within 7 days of its pause. A message to it does the same.',
    response: Conversation,
    errors: [...ended, 'not_revertible'],
  }),
  closeConversation: defineOperation({
    id: 'closeConversation',
    method: 'POST',
    path: `${path}/close`,
    group: 'Conversations',
    access: 'write',
    summary: 'Close a conversation',
    description: 'It takes no further message. What has ended already stays as it is.',
    response: Conversation,
  }),
  rateConversation: defineOperation({
    id: 'rateConversation',
    method: 'POST',
    path: `${path}/rating`,
    group: 'Conversations',
    access: 'write',
    summary: 'Rate a conversation',
    body: Closed({ rating: Type.Integer({ minimum: 1, maximum: 5 }) }),
    response: Conversation,
    example: { rating: 5 },
  }),
  takeOverConversation: defineOperation({
    id: 'takeOverConversation',
    method: 'POST',
    path: `${path}/takeover`,
    group: 'Conversations',
    access: 'write',
    summary: 'Take over a conversation',
    description: 'The agent is silent, and a person writes with `role` owner. It does not pause meanwhile.',
    response: Conversation,
    errors: [...ended],
  }),
  handBackConversation: defineOperation({
    id: 'handBackConversation',
    method: 'DELETE',
    path: `${path}/takeover`,
    group: 'Conversations',
    access: 'write',
    summary: 'Hand a conversation back to the agent',
    response: Conversation,
    errors: [...ended],
  }),
  getSnapshot: defineOperation({
    id: 'getSnapshot',
    method: 'GET',
    path: `${path}/snapshot`,
    group: 'Conversations',
    access: 'read',
    summary: 'Get what a conversation is frozen on',
    response: Snapshot,
  }),
}
