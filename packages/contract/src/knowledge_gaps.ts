import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  CreatedAt,
  Flag,
  Id,
  Integer,
  includeArchived,
  List,
  ListQuery,
  listOf,
  Name,
  NonBlankText,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
} from './common.ts'
import { knowledgeGap as example } from './examples/knowledge.ts'
import { KnowledgeEvidence, Reason } from './knowledge.ts'
import { defineOperation } from './operation.ts'
import { answerVerdicts, checkTriggers, gapOrders, gapStatuses, resolutionBases } from './vocabulary.ts'

export const AnswerCheck = ClosedObject(
  {
    checked_at: Timestamp('When the check ran.'),
    trigger: OneOf(
      checkTriggers,
      'Why it ran: someone asked for it, something was read or added, or a verified gap was checked again.',
    ),
    answerable: Flag(
      'Whether the agent can answer, judged by content: a title or heading that repeats the question proves nothing.',
    ),
    answer: Type.Optional(
      Text(
        'What the agent would reply. Absent if it would say that it does not know. With `answerable: false`, the reply does not answer the question, or you marked it as wrong.',
      ),
    ),
    reason: Type.Optional(Reason()),
    source_ids: Type.Optional(Type.Array(Id(), { description: 'The sources that the reply is from.' })),
    error: Type.Optional(Text('Why the check could not run. It then says nothing about the knowledge base.')),
    reachable: Type.Array(KnowledgeEvidence, {
      description: 'What came closest, best first.',
    }),
  },
  {
    description:
      'The latest check of whether the agent can answer the question. Where a model is set, it answers as in a conversation; after a change of the knowledge, only the questions that the change could affect are put to it again.',
  },
)

const Basis = (more: string) =>
  OneOf(
    resolutionBases,
    `\`verified\`: a check confirmed that the agent can answer. \`declared\`: you said so. ${more}`,
  )

const Verdict = OneOf(answerVerdicts, '`right`: the reply answers the question. `wrong`: it does not.')

/** §2.8. */
export const KnowledgeGap = Resource(
  'knowledge_gap',
  'A question that visitors asked and the agent could not answer.',
  {
    id: Id(),
    agent: Slug('The agent that was asked.'),
    question: Text('The question, as a visitor asked it.'),
    occurrences: Integer('How often it was asked.'),
    status: OneOf(gapStatuses, 'Whether it still needs an answer.'),
    created_at: CreatedAt,
    resolution_basis: Nullable(Basis('`null` while open.')),
    conversation_id: Type.Optional(Id('The latest conversation in which it was asked.')),
    conversations: Type.Array(
      ClosedObject({
        conversation_id: Id('The conversation.'),
        conversation_number: Type.Optional(Id('The `number` of the conversation.')),
        asked_at: Timestamp('When it was asked there.'),
      }),
      { description: 'The last 100 times that the question was asked, newest first.' },
    ),
    knowledge_source_id: Type.Optional(Id('The source that was added to answer it.')),
    resurfaced_from_id: Type.Optional(
      Id('The resolved gap this one came back from: the question was asked again, without an answer.'),
    ),
    last_check: Type.Optional(AnswerCheck),
    verdicts: Type.Optional(
      Type.Array(
        ClosedObject({
          verdict: Verdict,
          answer: Text('The reply it is about.'),
          given_at: Timestamp('When it was given.'),
        }),
        {
          description:
            'Your verdicts on replies that checks showed, oldest first. They also count for a gap that comes back from this one. Absent if there are none.',
        },
      ),
    ),
    broken_by: Type.Optional(
      ClosedObject(
        {
          type: Name('The type of the event, such as `knowledge_source.archived`.'),
          id: Id('The id of the object that changed.'),
          at: Timestamp('When it changed.'),
        },
        {
          description:
            'The change after which a verified gap could no longer be answered and was reopened. Absent otherwise.',
        },
      ),
    ),
    last_asked_at: Type.Optional(Timestamp('When it was last asked.')),
    resolved_at: Type.Optional(Timestamp('When it was resolved. Absent while it is open.')),
  },
)

const read = { group: 'Knowledge gaps', access: 'read' } as const
const write = { group: 'Knowledge gaps', access: 'write' } as const
const resolved = {
  ...example,
  status: 'resolved',
  resolution_basis: 'declared',
  resolved_at: '2026-03-02T09:31:00.000Z',
}

export const knowledgeGaps = {
  listKnowledgeGaps: defineOperation({
    ...read,
    id: 'listKnowledgeGaps',
    method: 'GET',
    path: '/knowledge_gaps',
    summary: 'List gaps',
    description: 'Returns gaps, newest first unless `order` says otherwise.',
    query: ListQuery({
      status: Type.Optional(
        OneOf(gapStatuses, 'Only gaps in this status. Without it, archived gaps are left out.'),
      ),
      agent: Type.Optional(Slug('Only gaps of this agent.')),
      query: Type.Optional(
        NonBlankText(
          'Only questions with all these words. `-word` excludes, `"a phrase"` keeps words together.',
          500,
        ),
      ),
      order: Type.Optional(
        OneOf(gapOrders, '`newest` first, which is the default, or the most `occurrences` first.'),
      ),
      ...includeArchived,
    }),
    response: List(KnowledgeGap),
    answer: listOf(example),
  }),
  getKnowledgeGap: defineOperation({
    ...read,
    id: 'getKnowledgeGap',
    method: 'GET',
    path: '/knowledge_gaps/{id}',
    summary: 'Get a gap',
    description: 'Returns the gap with every time it was asked and its latest check.',
    response: KnowledgeGap,
    answer: example,
  }),
  resolveKnowledgeGap: defineOperation({
    ...write,
    id: 'resolveKnowledgeGap',
    method: 'POST',
    path: '/knowledge_gaps/{id}/resolution',
    summary: 'Resolve a gap',
    description:
      'With `declared`, the gap is resolved without a check. With `verified`, a check runs first: if the agent cannot answer, the call is refused, the gap stays open and the check is stored. Verified gaps are checked again whenever the knowledge base changes.',
    body: Changes({ basis: Basis('Defaults to `declared`.') }),
    response: KnowledgeGap,
    errors: ['resource_archived', 'organization_paused', 'organization_unverified'],
    dryRun: false,
    example: { basis: 'declared' },
    answer: resolved,
  }),
  checkKnowledgeGap: defineOperation({
    ...write,
    id: 'checkKnowledgeGap',
    method: 'POST',
    path: '/knowledge_gaps/{id}/check',
    activity: true,
    summary: 'Check a gap',
    description:
      'Checks whether the agent can answer the question now and stores the result as `last_check`. The status does not change.',
    response: KnowledgeGap,
    errors: ['resource_archived'],
    dryRun: false,
    answer: example,
  }),
  judgeKnowledgeGap: defineOperation({
    ...write,
    id: 'judgeKnowledgeGap',
    method: 'POST',
    path: '/knowledge_gaps/{id}/verdict',
    summary: 'Review a check result',
    description:
      'Says whether `answer` of `last_check` is right. `right` resolves the gap as `verified`. `wrong` reopens it, and a later check that would give the same reply does not verify it. Refused if the last check shows no reply.',
    body: ClosedObject({ verdict: Verdict }),
    response: KnowledgeGap,
    errors: ['resource_archived', 'not_revertible'],
    example: { verdict: 'right' },
    answer: { ...resolved, resolution_basis: 'verified' },
  }),
  reopenKnowledgeGap: defineOperation({
    ...write,
    id: 'reopenKnowledgeGap',
    method: 'DELETE',
    path: '/knowledge_gaps/{id}/resolution',
    section: '§4.8',
    summary: 'Reopen a resolved gap',
    description:
      'Clears the basis and `resolved_at`; the added source and the last check stay. Refused for archived gaps, and while another gap of the same question is open.',
    response: KnowledgeGap,
    errors: ['not_revertible'],
    answer: example,
  }),
  archiveKnowledgeGap: defineOperation({
    ...write,
    id: 'archiveKnowledgeGap',
    method: 'POST',
    path: '/knowledge_gaps/{id}/archive',
    summary: 'Archive a gap',
    description: 'Hides the gap. If the question is asked again, it is counted here and no new gap opens.',
    response: KnowledgeGap,
    answer: { ...example, status: 'archived' },
  }),
  restoreKnowledgeGap: defineOperation({
    ...write,
    id: 'restoreKnowledgeGap',
    method: 'DELETE',
    path: '/knowledge_gaps/{id}/archive',
    summary: 'Restore a gap',
    description:
      'Returns the gap to the status it had. Refused if that was open and another gap of the same question is open.',
    response: KnowledgeGap,
    errors: ['not_revertible'],
    answer: example,
  }),
}
