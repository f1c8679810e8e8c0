import { Count, Resource } from './common.ts'
import { defineOperation } from './operation.ts'

export const Attention = Resource(
  'attention',
  'What waits for a person, counted. No more than 100 of each are counted: `100` means 100 or more.',
  {
    waiting_conversations: Count(
      'Conversations whose visitor has asked for a person and has not got one yet.',
    ),
    unread_conversations: Count(
      'Conversations in which the visitor has written something that nobody of the team has read.',
    ),
    open_gaps: Count('Gaps that still need an answer.'),
    proposed_drafts: Count('Resource drafts that wait for a decision.'),
  },
)

export const attention = {
  getAttention: defineOperation({
    id: 'getAttention',
    method: 'GET',
    path: '/attention',
    group: 'Conversations',
    access: 'read',
    summary: 'Get attention counts',
    description:
      'Returns how many conversations, gaps and drafts wait for somebody of the team, as the dashboard shows it beside its pages. Tests do not count. It costs the same however much there is.',
    response: Attention,
    answer: {
      object: 'attention',
      waiting_conversations: 1,
      unread_conversations: 3,
      open_gaps: 12,
      proposed_drafts: 0,
    },
  }),
}
