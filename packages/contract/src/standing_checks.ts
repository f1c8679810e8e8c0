import { Type } from 'typebox'
import {
  ArchivedFlag,
  Changes,
  CreatedAt,
  Flag,
  Id,
  includeArchived,
  List,
  ListQuery,
  listOf,
  NonBlankText,
  Nullable,
  Resource,
  Slug,
  Text,
} from './common.ts'
import { standingCheck as example } from './examples/knowledge.ts'
import { AnswerCheck } from './knowledge_gaps.ts'
import { defineOperation } from './operation.ts'

export const StandingCheck = Resource(
  'standing_check',
  'A question that an agent must be able to answer. It is checked again whenever the knowledge base changes. A gap that is resolved as `verified` becomes one.',
  {
    id: Id(),
    // Directly after the id: stored answers are found by it when a visitor's words are erased (migration 0013).
    gap_id: Nullable(Id('The gap whose question is checked. `null` for a question of your own.')),
    agent: Slug('The agent that is asked.'),
    question: Text('The question.'),
    expected_source_id: Nullable(
      Id('The source that the reply must come from. `null` if any source will do.'),
    ),
    passes: Nullable(
      Flag('Whether the agent can answer, from the expected source if there is one. `null` until known.'),
    ),
    last_check: Type.Optional(AnswerCheck),
    archived: ArchivedFlag,
    created_at: CreatedAt,
  },
)

const question = NonBlankText('The question, as a visitor would ask it.', 2000)
const expected_source_id = Nullable(
  Id('The source that the reply must come from. `null`, the default, means any source.'),
)

const read = { group: 'Knowledge gaps', access: 'read' } as const
const write = { group: 'Knowledge gaps', access: 'write' } as const

export const standingChecks = {
  listStandingChecks: defineOperation({
    ...read,
    id: 'listStandingChecks',
    method: 'GET',
    path: '/standing_checks',
    summary: 'List standing checks',
    description: 'Returns standing checks with their latest result, newest first.',
    query: ListQuery({
      agent: Type.Optional(Slug('Only checks of this agent.')),
      ...includeArchived,
    }),
    response: List(StandingCheck),
    answer: listOf(example),
  }),
  createStandingCheck: defineOperation({
    ...write,
    id: 'createStandingCheck',
    method: 'POST',
    path: '/standing_checks',
    summary: 'Create a standing check',
    description:
      'Send `agent` and `question`, or `gap_id` for the question and agent of a gap; a gap has at most one check. The first result follows in the background.',
    body: Changes({ agent: Slug('The agent to ask.'), question, gap_id: Id('A gap.'), expected_source_id }),
    status: 201,
    response: StandingCheck,
    errors: ['resource_archived', 'resource_in_use'],
    example: { agent: 'front-desk', question: 'How long does an audit take?' },
    answer: example,
  }),
  getStandingCheck: defineOperation({
    ...read,
    id: 'getStandingCheck',
    method: 'GET',
    path: '/standing_checks/{id}',
    summary: 'Get a standing check',
    description: 'Returns one check, even if it is archived.',
    response: StandingCheck,
    answer: example,
  }),
  updateStandingCheck: defineOperation({
    ...write,
    id: 'updateStandingCheck',
    method: 'PATCH',
    path: '/standing_checks/{id}',
    summary: 'Update a standing check',
    description:
      'Changes only the fields you send. The question of a gap stays as it is. The next result follows in the background.',
    body: Changes({ question, expected_source_id }),
    response: StandingCheck,
    errors: ['resource_archived'],
    example: { expected_source_id: 3 },
    answer: { ...example, expected_source_id: 3 },
  }),
  archiveStandingCheck: defineOperation({
    ...write,
    id: 'archiveStandingCheck',
    method: 'POST',
    path: '/standing_checks/{id}/archive',
    summary: 'Archive a standing check',
    description: 'The question is no longer checked when the knowledge base changes.',
    response: StandingCheck,
    answer: { ...example, archived: true },
  }),
  restoreStandingCheck: defineOperation({
    ...write,
    id: 'restoreStandingCheck',
    method: 'DELETE',
    path: '/standing_checks/{id}/archive',
    summary: 'Restore a standing check',
    description: 'The question is checked again from now on.',
    response: StandingCheck,
    answer: example,
  }),
}
