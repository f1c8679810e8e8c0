import { Changes, Id, ListOf, NonBlankText } from './common.ts'
import { knowledgeGap as example } from './examples/knowledge.ts'
import { KnowledgeGap } from './knowledge_gaps.ts'
import { defineOperation } from './operation.ts'

/** What an owner does about a reply that was wrong. */
export const messageCorrections = {
  correctMessage: defineOperation({
    id: 'correctMessage',
    method: 'POST',
    path: '/conversations/{id}/messages/{message_id}/correction',
    group: 'Conversations',
    access: 'write',
    summary: 'Correct a reply',
    description:
      'Marks a message of the agent as wrong. The question becomes a gap, or its gap is reopened, and the same reply no longer counts as an answer. With `text`, what it should have said becomes a fact, and the gap is checked. The message itself stays as it was. Only messages of the agent can be corrected; others answer 404.',
    body: Changes({
      question: NonBlankText(
        'The question that the reply should have answered. Defaults to the first one that was looked up for it.',
      ),
      text: NonBlankText(
        'What it should have said, as a statement that can be understood on its own. Without it, the gap stays open for someone to answer.',
      ),
      wrong_fact_ids: ListOf(Id(), {
        maxItems: 20,
        uniqueItems: true,
        description: 'Facts that are wrong. They are archived for the whole organization.',
      }),
    }),
    response: KnowledgeGap,
    errors: ['parameter_missing', 'resource_archived'],
    example: {
      question: 'How long does an audit take?',
      text: 'An audit takes two weeks.',
      wrong_fact_ids: [41],
    },
    answer: { ...example, question: 'How long does an audit take?' },
  }),
}
