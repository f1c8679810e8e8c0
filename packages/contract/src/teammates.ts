import { ClosedObject, Flag, Id, List, ListOf, ListQuery, listOf, Name, Resource } from './common.ts'
import { teammate as example, conversationPresence as presenceExample } from './examples/inbox.ts'
import { defineOperation } from './operation.ts'

/** The people who answer visitors together: whom a conversation can be assigned to, and who has one open. */

export const Teammate = Resource(
  'teammate',
  'A member of the organization, with what every other member may see: the name.',
  {
    id: Id('The id of the member, as in `assignee_id`.'),
    name: Name('The name the person chose.'),
    is_you: Flag('Whether it is the signed-in person. Always `false` for an API key.'),
  },
)

export const ConversationPresence = Resource(
  'conversation_presence',
  'The other members who have a conversation open now.',
  {
    conversation_id: Id('The conversation.'),
    teammates: ListOf(
      ClosedObject(
        {
          id: Id('The id of the member.'),
          name: Name('The name of the member.'),
          writing: Flag('Whether the member is writing to the visitor.'),
        },
        { title: 'present_teammate' },
      ),
      { description: 'Everyone except you, in the order they became members.' },
    ),
  },
)

const group = 'Conversations'

export const teammates = {
  listTeammates: defineOperation({
    id: 'listTeammates',
    method: 'GET',
    path: '/teammates',
    group,
    access: 'read',
    summary: 'List assignable members',
    description:
      'Returns the members that a conversation can be assigned to, which are all of them, newest first. Unlike `GET /members`, it is open to every member and key, and shows names only.',
    query: ListQuery({}),
    response: List(Teammate),
    answer: listOf(example),
  }),
  reportPresence: defineOperation({
    id: 'reportPresence',
    method: 'POST',
    path: '/conversations/{id}/presence',
    group,
    // Nothing is changed that could be undone, exported or audited: who only reads is there, too.
    access: 'read',
    summary: 'Report presence in a conversation',
    description:
      'Says that the signed-in person has the conversation open, for the next 15 seconds, and returns who else does. Send it every few seconds. A person is in one conversation at a time: the last one reported. An API key has no presence and only sees who is there. It creates no event.',
    body: ClosedObject({
      writing: Flag('Whether the person is writing to the visitor. Valid for 15 seconds.'),
    }),
    response: ConversationPresence,
    example: { writing: true },
    answer: presenceExample,
  }),
}
