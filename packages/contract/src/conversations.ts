import { Type } from 'typebox'
import {
  ClosedObject,
  Count,
  CreatedAt,
  Dictionary,
  Flag,
  Id,
  Integer,
  Key,
  List,
  ListOf,
  ListQuery,
  Locale,
  limits,
  listOf,
  Name,
  NonBlankText,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Switch,
  Text,
  Timestamp,
  Url,
} from './common.ts'
import { conversation as example } from './examples/conversation.ts'
import { FlowEdit } from './flow_versions.ts'
import { defineOperation } from './operation.ts'
import { conversationStatuses, fits, promptKinds, verdicts } from './vocabulary.ts'

const Quote = ClosedObject({
  message_id: Id('The message of the visitor.'),
  quote: Text('The words of that message.'),
})

/** The serializer takes a list for a text unless it is asked about the list first. */
export const SlotValue = Type.Unsafe<string | boolean | readonly string[]>({
  type: ['array', 'boolean', 'string'],
  items: { type: 'string' },
  description: 'Text or one value, yes or no, or several values of a `multi_enum`.',
})

export const SlotValues = (description: string) =>
  Type.Unsafe<Record<string, string | boolean | readonly string[]>>({
    type: 'object',
    additionalProperties: SlotValue,
    description,
  })

export const VisitorEmail = (description: string) =>
  Type.String({
    maxLength: 254,
    pattern: '^[^\\s@\\u0000]+@[^\\s@\\u0000]+\\.[^\\s@\\u0000]+$',
    description,
    'x-rule': 'must be an email address',
  })

const Visitor = () =>
  ClosedObject(
    {
      id: Type.Optional(Name('Your own id for the visitor.')),
      name: Type.Optional(Name('What the agent calls the visitor.')),
      email: Type.Optional(
        VisitorEmail(
          'Where the visitor can be reached. Only what a person writes is sent to it, and only if the visitor agreed.',
        ),
      ),
    },
    { description: 'What is known about the visitor apart from their answers. Absent if nothing is known.' },
  )

const Metadata = Dictionary(Text(), 'Yours to use. The agent does not read it.')
const SourceUrl = () => Url('The page the conversation was started on.')
export const Rating = () => Integer('How satisfied the visitor was, from 1 to 5.', { minimum: 1, maximum: 5 })
export const ConversationStatusSchema = () =>
  OneOf(
    conversationStatuses,
    '`paused` conversations can be resumed for 7 days and are `expired` after that. In a `handed_off` one, a person has taken over. `completed`, `expired` and `closed` are final.',
  )

export const Assessment = ClosedObject(
  {
    fit: OneOf(fits, 'The kind of the criteria that weigh most. `unknown` if none could be judged.'),
    criteria: Type.Array(
      ClosedObject({
        fit_criterion_id: Id('The criterion.'),
        verdict: OneOf(
          verdicts,
          'Whether the visitor meets it. `unknown` if nothing that was said decides it.',
        ),
        evidence: Type.Array(Quote, {
          description:
            'What the verdict is based on. With `unknown`: what makes it possible, such as a range that includes the limit.',
        }),
      }),
      { description: 'One entry for every fit criterion the conversation started with.' },
    ),
    assessed_at: Timestamp(
      'When it was judged. With a language model, it is judged again shortly after the end.',
    ),
  },
  { title: 'assessment', description: 'How well the visitor fits. Present once completed.' },
)

const FrozenVersions = ClosedObject(
  {
    flow: Integer('The version of the flow.'),
    prompts: ClosedObject(
      Object.fromEntries(
        promptKinds.map((kind) => [kind, Integer(`The version of the ${kind} prompt.`)]),
      ) as Record<(typeof promptKinds)[number], ReturnType<typeof Type.Integer>>,
      { description: 'The version of each kind of prompt.' },
    ),
    experiments: Type.Array(
      ClosedObject({
        experiment_id: Id('The experiment that was running.'),
        prompt_template_id: Id('The prompt version that was drawn.'),
      }),
      { description: 'The experiments the conversation takes part in. Usually empty.' },
    ),
  },
  { description: 'What the conversation started with and runs on, whatever is edited later.' },
)

export const ConversationNumber = () =>
  Id('A number for people: counted from 1 within your organization, and never reused.')

export const Conversation = Resource('conversation', 'A conversation between a visitor and an agent.', {
  id: Id(),
  number: ConversationNumber(),
  agent: Slug('The agent that the visitor talks to.'),
  status: ConversationStatusSchema(),
  locale: Locale('The language of the conversation.'),
  phase: Key('The key of the phase it is in.'),
  slot_values: SlotValues('The answers so far, by slot key.'),
  slot_evidence: Type.Unsafe<Record<string, { message_id: number; quote: string }>>({
    type: 'object',
    additionalProperties: Quote,
    description: 'The words each answer is based on, by slot key.',
  }),
  frozen_versions: FrozenVersions,
  messages_count: Count('How many messages it has, from everyone.'),
  visitor: Type.Optional(Visitor()),
  metadata: Type.Optional(Metadata),
  source_url: Type.Optional(SourceUrl()),
  rating: Type.Optional(Rating()),
  assessment: Type.Optional(Assessment),
  brief: Type.Optional(Text('A summary for you, in Markdown. Present once completed.', limits.prompt)),
  recap: Type.Optional(
    Text('A summary for the visitor, in Markdown. Present once completed.', limits.prompt),
  ),
  person_wanted: Flag('The visitor has asked for a person, and nobody has taken over since.'),
  assignee: Nullable(
    ClosedObject(
      {
        id: Id('The id of the member.'),
        name: Name('The name of the member.'),
      },
      {
        title: 'assignee',
        description: 'The member assigned to the conversation. `null` if nobody is.',
      },
    ),
  ),
  unread: Flag('Whether the visitor has written something that nobody on the team has read.'),
  unread_count: Count("How many of the visitor's messages nobody on the team has read."),
  last_visitor_text: Type.Optional(
    Text(
      'The beginning of what the visitor wrote last, up to 300 characters. In lists only; absent before they have written.',
      300,
    ),
  ),
  reply_by_mail: Type.Optional(
    Flag(
      'Whether the visitor lets a person reply by email while the chat is closed. Absent until they say so.',
    ),
  ),
  test: Flag(
    'Whether someone in your organization started it to try the agent. Tests create no gaps, contacts, leads or notifications, and are not counted.',
  ),
  created_at: CreatedAt,
  last_message_at: Timestamp('When the last message was written. `retention_days` counts from here.'),
  paused_at: Type.Optional(Timestamp('When it paused. It can be resumed for 7 days.')),
  ended_at: Type.Optional(Timestamp('When it was completed or closed, or expired.')),
})

const read = { group: 'Conversations', access: 'read' } as const

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
      'Freezes the flow, prompts, voice profile, identity, services and criteria as they are now, and writes the first message of the agent. Knowledge is not frozen. Read the message with `GET /conversations/{id}/messages`.',
    body: ClosedObject({
      locale: Type.Optional(
        Locale("The language of the conversation. Defaults to the agent's first language."),
      ),
      visitor: Type.Optional(Visitor()),
      metadata: Type.Optional(Metadata),
      source_url: Type.Optional(SourceUrl()),
      test: Type.Optional(
        Flag(
          'Whether this is a test. A test creates no gaps, contacts, leads or notifications, and is not counted. Defaults to `false`.',
        ),
      ),
      edits: Type.Optional(
        ListOf(FlowEdit, {
          maxItems: 50,
          description:
            'Flow edits to try, in order, before you save them. The conversation runs on the edited flow; the flow itself stays as it is. `frozen_versions.flow` is the version they were tried on.',
        }),
      ),
    }),
    response: Conversation,
    errors: ['resource_archived', 'flow_invalid', 'resource_in_use', 'parameter_missing'],
    dryRun: false,
    example: { locale: 'en', visitor: { name: 'Noor' } },
    answer: {
      ...example,
      slot_values: {},
      slot_evidence: {},
      messages_count: 1,
      last_message_at: example.created_at,
    },
  }),
  listConversations: defineOperation({
    ...read,
    id: 'listConversations',
    method: 'GET',
    path: '/conversations',
    summary: 'List conversations',
    description: 'Returns conversations, newest first.',
    query: ListQuery({
      agent: Type.Optional(Slug('Only conversations with this agent.')),
      status: Type.Optional(OneOf(conversationStatuses, 'Only conversations in this status.')),
      fit: Type.Optional(OneOf(fits, 'Only conversations that were assessed like this.')),
      person_wanted: Switch(
        'Only conversations in which the visitor waits for a person. A visitor who has said goodbye waits until somebody has read the conversation.',
      ),
      assignee: Type.Optional(
        Type.String({
          pattern: '^(me|none|[1-9][0-9]{0,15})$',
          description:
            'Only conversations assigned to this member: the id of a member, `me` for the signed-in person, or `none` for unassigned ones.',
          'x-rule': 'must be "me", "none" or the id of a member',
        }),
      ),
      contact_id: Type.Optional(Id('Only conversations of this contact.')),
      unread: Switch('Only conversations with messages that nobody on the team has read.'),
      test: Type.Optional(Flag('Only tests, or only conversations of visitors.')),
      since: Type.Optional(Timestamp('Only conversations started at this time or later.')),
      until: Type.Optional(Timestamp('Only conversations started before this time.')),
      query: Type.Optional(NonBlankText('Only conversations with all these words in their messages.', 500)),
    }),
    response: List(Conversation),
    answer: listOf(example),
  }),
  getConversation: defineOperation({
    ...read,
    id: 'getConversation',
    method: 'GET',
    path: '/conversations/{id}',
    summary: 'Get a conversation',
    description: 'Returns the conversation with its answers, without its messages.',
    response: Conversation,
    answer: example,
  }),
}
