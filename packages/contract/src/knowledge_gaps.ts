import { Type } from 'typebox'
import {
  Changes,
  Id,
  includeArchived,
  List,
  ListQuery,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
  Words,
} from './common.ts'
import { defineOperation } from './operation.ts'
import {
  checkReasons,
  checkTriggers,
  evidenceBands,
  evidenceKinds,
  gapStatuses,
  resolutionBases,
} from './vocabulary.ts'

const Evidence = Type.Object(
  {
    kind: OneOf(evidenceKinds),
    id: Id(),
    text: Text(),
    source_id: Id(),
    source_title: Text(),
    band: OneOf(evidenceBands),
  },
  { additionalProperties: false },
)

export const AnswerCheck = Type.Object(
  {
    checked_at: Timestamp(),
    trigger: OneOf(checkTriggers),
    answerable: Type.Boolean(),
    answer: Type.Optional(Text()),
    reason: Type.Optional(OneOf(checkReasons, 'Absent when answerable.')),
    error: Type.Optional(Text('The check could not run.')),
    reachable: Type.Array(Evidence),
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
    summary: "Resolve a gap on the owner's word",
    body: Changes({ basis: OneOf(['declared'], 'declared when absent.') }),
    response: KnowledgeGap,
    errors: ['resource_archived'],
    example: { basis: 'declared' },
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
