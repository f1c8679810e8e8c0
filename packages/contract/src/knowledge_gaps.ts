import { Type } from 'typebox'
import {
  Changes,
  Id,
  includeArchived,
  List,
  ListQuery,
  Name,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
  Words,
} from './common.ts'
import { KnowledgeEvidence } from './knowledge.ts'
import { defineOperation } from './operation.ts'
import { checkReasons, checkTriggers, gapStatuses, resolutionBases } from './vocabulary.ts'

export const AnswerCheck = Type.Object(
  {
    checked_at: Timestamp(),
    trigger: OneOf(checkTriggers),
    answerable: Type.Boolean(),
    answer: Type.Optional(Text()),
    reason: Type.Optional(OneOf(checkReasons, 'Absent when answerable.')),
    error: Type.Optional(Text('The check could not run.')),
    reachable: Type.Array(KnowledgeEvidence),
  },
  { additionalProperties: false },
)

/** §2.8. */
export const KnowledgeGap = Resource('knowledge_gap', {
  id: Id(),
  agent: Slug(),
  question: Text(),
  occurrences: Type.Integer(),
  status: OneOf(gapStatuses),
  created_at: Timestamp(),
  resolution_basis: Nullable(OneOf(resolutionBases)),
  conversation_id: Type.Optional(Id('The latest conversation that asked it.')),
  conversations: Type.Array(
    Type.Object({ conversation_id: Id(), asked_at: Timestamp() }, { additionalProperties: false }),
    { description: 'Every time the question was asked, newest first.' },
  ),
  knowledge_source_id: Type.Optional(Id('The source added to answer it.')),
  resurfaced_from_id: Type.Optional(Id('The resolved gap this one came back from.')),
  last_check: Type.Optional(AnswerCheck),
  broken_by: Type.Optional(
    Type.Object(
      { type: Name('Of the event, such as knowledge_source.archived.'), id: Id(), at: Timestamp() },
      {
        additionalProperties: false,
        description: 'The change after which a verified gap could no longer be answered.',
      },
    ),
  ),
  last_asked_at: Type.Optional(Timestamp()),
  resolved_at: Type.Optional(Timestamp()),
})

export const knowledgeGaps = {
  listKnowledgeGaps: defineOperation({
    id: 'listKnowledgeGaps',
    method: 'GET',
    path: '/knowledge_gaps',
    group: 'Knowledge gaps',
    access: 'read',
    summary: 'List gaps',
    query: ListQuery({
      status: Type.Optional(OneOf(gapStatuses, 'Archived gaps are left out unless asked for.')),
      agent: Type.Optional(Slug()),
      query: Type.Optional(Words('Full text.', 500)),
      ...includeArchived,
    }),
    response: List(KnowledgeGap),
  }),
  getKnowledgeGap: defineOperation({
    id: 'getKnowledgeGap',
    method: 'GET',
    path: '/knowledge_gaps/{id}',
    group: 'Knowledge gaps',
    access: 'read',
    summary: 'Get a gap',
    response: KnowledgeGap,
  }),
  resolveKnowledgeGap: defineOperation({
    id: 'resolveKnowledgeGap',
    method: 'POST',
    path: '/knowledge_gaps/{id}/resolution',
    group: 'Knowledge gaps',
    access: 'write',
    summary: 'Resolve a gap',
    description:
      "On the owner's word, or, with the basis `verified`, by an answer check: when the agent cannot answer, the gap " +
      'stays open, the check is kept all the same, and the call is refused.',
    body: Changes({ basis: OneOf(resolutionBases, 'declared when absent.') }),
    response: KnowledgeGap,
    errors: ['resource_archived', 'organization_paused', 'organization_unverified'],
    dryRun: false,
    example: { basis: 'declared' },
  }),
  checkKnowledgeGap: defineOperation({
    id: 'checkKnowledgeGap',
    method: 'POST',
    path: '/knowledge_gaps/{id}/check',
    group: 'Knowledge gaps',
    access: 'write',
    activity: true,
    summary: 'Check whether the agent can answer a gap now',
    description: 'The check is kept as `last_check`; the status stays.',
    response: KnowledgeGap,
    errors: ['resource_archived'],
    dryRun: false,
  }),
  reopenKnowledgeGap: defineOperation({
    id: 'reopenKnowledgeGap',
    method: 'DELETE',
    path: '/knowledge_gaps/{id}/resolution',
    group: 'Knowledge gaps',
    access: 'write',
    section: '§4.8',
    summary: 'Reopen a resolved gap',
    description: 'Refused while the gap that came back from it, or that it came back from, is open.',
    response: KnowledgeGap,
    errors: ['not_revertible'],
  }),
  archiveKnowledgeGap: defineOperation({
    id: 'archiveKnowledgeGap',
    method: 'POST',
    path: '/knowledge_gaps/{id}/archive',
    group: 'Knowledge gaps',
    access: 'write',
    summary: 'Archive a gap',
    response: KnowledgeGap,
  }),
  restoreKnowledgeGap: defineOperation({
    id: 'restoreKnowledgeGap',
    method: 'DELETE',
    path: '/knowledge_gaps/{id}/archive',
    group: 'Knowledge gaps',
    access: 'write',
    summary: 'Restore a gap to the status it had',
    response: KnowledgeGap,
    errors: ['not_revertible'],
  }),
}
