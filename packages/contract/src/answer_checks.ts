import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  CreatedAt,
  Id,
  Integer,
  ListOf,
  NonBlankText,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
} from './common.ts'
import { answerCheckRun as example } from './examples/knowledge.ts'
import { AnswerCheck } from './knowledge_gaps.ts'
import { defineOperation } from './operation.ts'
import { RunError } from './run_error.ts'
import { runStatuses } from './vocabulary.ts'

const Result = ClosedObject({
  knowledge_gap_id: Type.Optional(Id('The gap. Absent for a question you sent with the call.')),
  question: Text('The question that was checked.'),
  check: AnswerCheck,
})

/** §2.8 has the checks of one gap; this is a run over many. */
export const AnswerCheckRun = Resource(
  'answer_check',
  'A run that checks many questions in the background.',
  {
    id: Id(),
    agent: Slug('The agent that is checked.'),
    status: OneOf(runStatuses, 'Results are added while it is `running`.'),
    done: Integer('Questions checked so far.'),
    total: Integer('Questions to check.'),
    answerable: Integer('Questions the agent can answer.'),
    unanswerable: Integer('Questions the agent cannot answer.'),
    failed: Integer('Checks that could not run. They say nothing about the knowledge base.'),
    results: Type.Array(Result, { description: 'One entry for every question checked so far.' }),
    error: Type.Optional(RunError),
    created_at: CreatedAt,
    completed_at: Type.Optional(Timestamp('When the run completed or failed.')),
  },
)

export const answerChecks = {
  startAnswerCheck: defineOperation({
    id: 'startAnswerCheck',
    method: 'POST',
    path: '/answer_checks',
    group: 'Knowledge gaps',
    access: 'write',
    activity: true,
    summary: 'Check whether an agent can answer',
    description:
      'Starts a background run over the gaps or questions you send. With neither, it checks all gaps of the agent that are not archived, up to the newest 1,000. The check of a gap is stored as its `last_check`; no gap is resolved or reopened.',
    body: ClosedObject({
      agent: Slug('The agent to check.'),
      ...Changes({
        gap_ids: ListOf(Id(), {
          minItems: 1,
          uniqueItems: true,
          description: 'Check these gaps of the agent. Cannot be combined with `questions`.',
        }),
        questions: ListOf(NonBlankText('', 2000), {
          minItems: 1,
          description: 'Check these questions. They are not recorded as gaps.',
        }),
      }).properties,
    }),
    status: 202,
    response: AnswerCheckRun,
    errors: ['resource_archived'],
    dryRun: false,
    example: { agent: 'front-desk' },
    answer: {
      object: 'answer_check',
      id: 21,
      agent: 'front-desk',
      status: 'queued',
      done: 0,
      total: 1,
      answerable: 0,
      unanswerable: 0,
      failed: 0,
      results: [],
      created_at: example.created_at,
    },
  }),
  getAnswerCheck: defineOperation({
    id: 'getAnswerCheck',
    method: 'GET',
    path: '/answer_checks/{id}',
    group: 'Knowledge gaps',
    access: 'read',
    summary: 'Get an answer check',
    description: 'Poll this until `status` is `completed` or `failed`.',
    response: AnswerCheckRun,
    answer: example,
  }),
}
