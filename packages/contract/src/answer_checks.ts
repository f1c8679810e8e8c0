import { Type } from 'typebox'
import { Changes, Closed, Id, ListOf, OneOf, Resource, Slug, Text, Timestamp, Words } from './common.ts'
import { AnswerCheck } from './knowledge_gaps.ts'
import { defineOperation } from './operation.ts'
import { runStatuses } from './vocabulary.ts'

const Result = Type.Object(
  {
    knowledge_gap_id: Type.Optional(Id('Of a gap; a question that was asked with the call has none.')),
    question: Text(),
    check: AnswerCheck,
  },
  { additionalProperties: false },
)

/** §2.8 has the checks of one gap; this is a run over many. */
export const AnswerCheckRun = Resource('answer_check', {
  id: Id(),
  agent: Slug(),
  status: OneOf(runStatuses),
  done: Type.Integer(),
  total: Type.Integer(),
  answerable: Type.Integer(),
  unanswerable: Type.Integer(),
  failed: Type.Integer({ description: 'Checks that could not run.' }),
  results: Type.Array(Result),
  error: Type.Optional(
    Type.Object({ code: Type.String(), message: Type.String() }, { additionalProperties: false }),
  ),
  created_at: Timestamp(),
  completed_at: Type.Optional(Timestamp()),
})

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
      'Starts a run over the gaps that are named, over the questions that are given, or, with neither, over all ' +
      'gaps of the agent that are not archived, of more than 1,000 the newest. ' +
      "A gap's check is kept as its last_check; no gap is resolved or reopened.",
    body: Closed({
      agent: Slug(),
      ...Changes({
        gap_ids: ListOf(Id(), { minItems: 1, uniqueItems: true }),
        questions: ListOf(Words('', 2000), { minItems: 1 }),
      }).properties,
    }),
    status: 202,
    response: AnswerCheckRun,
    errors: ['resource_archived'],
    dryRun: false,
    example: { agent: 'front-desk' },
  }),
  getAnswerCheck: defineOperation({
    id: 'getAnswerCheck',
    method: 'GET',
    path: '/answer_checks/{id}',
    group: 'Knowledge gaps',
    access: 'read',
    summary: 'Get a run of answer checks',
    response: AnswerCheckRun,
  }),
}
