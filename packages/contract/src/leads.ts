import { Type } from 'typebox'
import {
  ClosedObject,
  Flag,
  Id,
  List,
  ListQuery,
  listOf,
  OneOf,
  Resource,
  Slug,
  Timestamp,
  Url,
} from './common.ts'
import { contactFields } from './contacts.ts'
import { ConversationNumber, ConversationStatusSchema, SlotValues } from './conversations.ts'
import { lead as example } from './examples/inbox.ts'
import { defineOperation } from './operation.ts'
import { fits } from './vocabulary.ts'

/** Conversations that are worth getting back to. */

export const Lead = Resource(
  'lead',
  'A conversation with a contact that was completed, or that a person took over.',
  {
    id: Id('The id of the conversation.'),
    number: ConversationNumber(),
    agent: Slug('The agent that the visitor talked to.'),
    status: ConversationStatusSchema(),
    fit: Type.Optional(OneOf(fits, 'How well the visitor fits. Present once completed.')),
    contact: ClosedObject(
      { id: Id('The id of the contact.'), ...contactFields },
      { title: 'lead_contact', description: 'Who the visitor is.' },
    ),
    slot_values: SlotValues('The answers of the visitor, by slot key.'),
    source_url: Type.Optional(Url('The page the conversation was started on.')),
    unread: Flag('Whether the visitor has written something that nobody of the team has read.'),
    lead_since: Timestamp('When the conversation was first completed or taken over.'),
    created_at: Timestamp('When the conversation began.'),
  },
)

export const leads = {
  listLeads: defineOperation({
    id: 'listLeads',
    method: 'GET',
    path: '/leads',
    group: 'Conversations',
    access: 'read',
    summary: 'List leads',
    description:
      'Returns conversations with a contact that were completed or taken over, the newest conversation first. With `Accept: text/csv` it returns a table with one column for each slot: without `limit` up to 10,000 rows, and `X-Has-More: true` if there are more. Cells that a spreadsheet would run as a formula begin with an apostrophe.',
    query: ListQuery({
      agent: Type.Optional(Slug('Only leads of this agent.')),
      fit: Type.Optional(OneOf(fits, 'Only leads that were assessed like this.')),
      since: Type.Optional(Timestamp('Only leads since this time: compared with `lead_since`.')),
      until: Type.Optional(Timestamp('Only leads from before this time.')),
    }),
    response: List(Lead),
    csv: true,
    answer: listOf(example),
  }),
}
