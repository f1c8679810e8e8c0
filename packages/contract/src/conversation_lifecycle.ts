import { Type } from 'typebox'
import {
  AnyObject,
  Changes,
  ClosedObject,
  Flag,
  Id,
  Name,
  Nullable,
  Resource,
  Text,
  Timestamp,
} from './common.ts'
import { Conversation, ConversationNumber, Rating, VisitorEmail } from './conversations.ts'
import { erasure, conversation as example, snapshot, visitorErasure } from './examples/conversation.ts'
import { defineOperation } from './operation.ts'

/** What happens to a conversation beside its messages, up to its erasure. */

export const Snapshot = Resource(
  'snapshot',
  'Everything a conversation was started with. Later edits do not change it.',
  {
    address: Type.String({ description: 'A hash of the content. Equal snapshots are stored once.' }),
    content: AnyObject(
      'The compiled flow with its prompts, identity, voice profile, pages, services, criteria and templates. Its shape may change between releases.',
    ),
  },
)

/** What every receipt says. */
const receipt = {
  erased: Type.Unsafe<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'How many rows of each kind were deleted.',
  }),
  note: Text('Where copies may remain, and until when.'),
  erased_at: Timestamp('When it was erased.'),
}

export const Erasure = Resource('erasure', 'The receipt for an erased conversation.', {
  conversation_id: Id('The conversation that was erased.'),
  conversation_number: ConversationNumber(),
  ...receipt,
})

export const VisitorErasure = Resource('visitor_erasure', 'The receipt for the erasure of a visitor.', {
  conversation_ids: Type.Array(Id(), { description: 'The conversations that were erased.' }),
  has_more: Flag('Whether the visitor has more conversations. Send the request again until it is false.'),
  ...receipt,
})

const path = '/conversations/{id}' as const
const write = { group: 'Conversations', access: 'write' } as const

export const conversationLifecycle = {
  updateConversation: defineOperation({
    ...write,
    id: 'updateConversation',
    method: 'PATCH',
    path,
    summary: 'Assign a conversation',
    description:
      'Assigns the conversation to a member, in any status. Whoever takes over an unassigned conversation is also assigned. A member who is removed from the organization is unassigned.',
    body: Changes({
      assignee_id: Nullable(Id('The id of a member. `null` unassigns the conversation.')),
    }),
    response: Conversation,
    example: { assignee_id: 3 },
    answer: { ...example, assignee: { id: 3, name: 'Jana' } },
  }),
  readConversation: defineOperation({
    ...write,
    id: 'readConversation',
    method: 'POST',
    path: `${path}/read`,
    summary: 'Mark a conversation as read',
    description:
      'Marks what the visitor wrote as read, for the whole team. Send `message_id`, the last message you have shown, so that anything newer stays unread. Replying as `owner` also marks it as read.',
    body: ClosedObject({
      message_id: Type.Optional(
        Id('The last message that was read. Defaults to the last message of the conversation.'),
      ),
    }),
    response: Conversation,
    example: { message_id: 813 },
    answer: example,
  }),
  eraseConversation: defineOperation({
    ...write,
    id: 'eraseConversation',
    method: 'DELETE',
    path,
    summary: 'Erase a conversation',
    description:
      'Permanently deletes everything the visitor said and everything made from it. Exports and stored responses that may contain it are deleted too. Afterwards the conversation answers 404.',
    response: Erasure,
    answer: erasure,
  }),
  eraseVisitor: defineOperation({
    ...write,
    id: 'eraseVisitor',
    method: 'POST',
    path: '/visitor_erasures',
    summary: 'Erase a visitor',
    description:
      'Erases all conversations of a visitor, as if you erased them one by one. They are found by your own id for the visitor, or by an email address: one that you sent, or one that the visitor gave as an answer. At most 50 conversations are erased per request.',
    body: ClosedObject({
      visitor_id: Type.Optional(Name('Your own id for the visitor. Send either this or `email`.')),
      email: Type.Optional(VisitorEmail('The email address of the visitor, in any case.')),
    }),
    response: VisitorErasure,
    errors: ['parameter_missing'],
    example: { email: 'noor@example.com' },
    answer: visitorErasure,
  }),
  resumeConversation: defineOperation({
    ...write,
    id: 'resumeConversation',
    method: 'POST',
    path: `${path}/resume`,
    activity: true,
    summary: 'Resume a paused conversation',
    description:
      'Works for 7 days after the pause. Sending a message resumes it as well. If it is not paused, nothing changes.',
    response: Conversation,
    errors: ['resource_archived', 'not_revertible'],
    answer: example,
  }),
  closeConversation: defineOperation({
    ...write,
    id: 'closeConversation',
    method: 'POST',
    path: `${path}/close`,
    summary: 'Close a conversation',
    description:
      'It takes no more messages. No assessment, brief or recap is written. A conversation that has ended stays as it is.',
    response: Conversation,
    answer: { ...example, status: 'closed', ended_at: '2026-03-02T09:20:00.000Z' },
  }),
  rateConversation: defineOperation({
    ...write,
    id: 'rateConversation',
    method: 'POST',
    path: `${path}/rating`,
    summary: 'Rate a conversation',
    description: 'Sets or replaces the rating, in any status.',
    body: ClosedObject({ rating: Rating() }),
    response: Conversation,
    example: { rating: 5 },
    answer: { ...example, rating: 5 },
  }),
  takeOverConversation: defineOperation({
    ...write,
    id: 'takeOverConversation',
    method: 'POST',
    path: `${path}/takeover`,
    summary: 'Take over a conversation',
    description:
      'The agent stops answering, and you write with `role: owner`. The conversation does not pause during a takeover. A signed-in person is assigned if nobody is. Taking over twice changes nothing.',
    response: Conversation,
    errors: ['resource_archived'],
    answer: { ...example, status: 'handed_off' },
  }),
  handBackConversation: defineOperation({
    ...write,
    id: 'handBackConversation',
    method: 'DELETE',
    path: `${path}/takeover`,
    summary: 'Hand a conversation back to the agent',
    description: "The agent answers from the visitor's next message on.",
    response: Conversation,
    errors: ['resource_archived'],
    answer: example,
  }),
  getSnapshot: defineOperation({
    id: 'getSnapshot',
    method: 'GET',
    path: `${path}/snapshot`,
    group: 'Conversations',
    access: 'read',
    summary: 'Get the snapshot of a conversation',
    description:
      'Returns everything the conversation was started with: the flow, prompts, services and criteria as they were.',
    response: Snapshot,
    answer: snapshot,
  }),
}
