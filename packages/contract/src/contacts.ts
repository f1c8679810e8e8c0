import { Type } from 'typebox'
import {
  ClosedObject,
  Count,
  Id,
  List,
  ListOf,
  ListQuery,
  listOf,
  Name,
  NonBlankText,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
} from './common.ts'
import { ConversationNumber, ConversationStatusSchema } from './conversations.ts'
import { contact as example } from './examples/inbox.ts'
import { defineOperation } from './operation.ts'
import { fits } from './vocabulary.ts'

/** Visitors whom an organization can recognize. */

/** What a contact is known by. */
export const contactFields = {
  name: Type.Optional(Name('The name from their newest conversation with a name. Absent if there is none.')),
  emails: ListOf(Text(), {
    description:
      'Their email addresses, in lower case, newest first: those you sent and those they gave as an answer. At most 20.',
  }),
  visitor_ids: ListOf(Text(), {
    description: 'Your own ids for them, newest first. At most 20.',
  }),
}

export const Contact = Resource(
  'contact',
  'A visitor who is known by an email address, or by your own id for them.',
  {
    id: Id(),
    ...contactFields,
    conversations_count: Count('How many conversations they have had.'),
    conversations: Type.Optional(
      Type.Array(
        ClosedObject(
          {
            id: Id('The id of the conversation.'),
            number: ConversationNumber(),
            agent: Slug('The agent they talked to.'),
            status: ConversationStatusSchema(),
            fit: Type.Optional(OneOf(fits, 'How well they fit. Present once completed.')),
            created_at: Timestamp('When the conversation began.'),
            last_message_at: Timestamp('When the last message was written.'),
          },
          { title: 'contact_conversation' },
        ),
        {
          description:
            'Their newest conversations, at most 100. Absent in lists. Use `GET /conversations?contact_id=` for all of them.',
        },
      ),
    ),
    last_conversation_at: Timestamp('When their newest conversation began.'),
    created_at: Timestamp('When their first conversation began.'),
  },
)

const { conversations: _, ...listed } = example
const read = { group: 'Conversations', access: 'read' } as const

export const contacts = {
  listContacts: defineOperation({
    ...read,
    id: 'listContacts',
    method: 'GET',
    path: '/contacts',
    summary: 'List contacts',
    description:
      'Returns contacts, newest first. Conversations with the same email address, or the same id of yours, belong to one contact. Visitors with neither are not contacts.',
    query: ListQuery({
      query: Type.Optional(
        NonBlankText('Only contacts whose name, addresses and ids have words that start with these.', 500),
      ),
      conversation_id: Type.Optional(Id('Only the contact of this conversation.')),
    }),
    response: List(Contact),
    answer: listOf(listed),
  }),
  getContact: defineOperation({
    ...read,
    id: 'getContact',
    method: 'GET',
    path: '/contacts/{id}',
    summary: 'Get a contact',
    description:
      'Returns one contact with their newest conversations. When two contacts turn out to be the same person, the older id stays and the other answers 404. Erasing all conversations of a contact erases the contact.',
    response: Contact,
    answer: example,
  }),
}
