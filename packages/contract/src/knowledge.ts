import { Type } from 'typebox'
import { Changes, Closed, Id, ListOf, OneOf, Resource, Slug, Text, Url, Words } from './common.ts'
import { defineOperation } from './operation.ts'
import { checkReasons, evidenceBands, evidenceKinds } from './vocabulary.ts'

/** What a search or an answer check comes upon. */
export const KnowledgeEvidence = Type.Object(
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

export const KnowledgeSearchResult = Resource('knowledge_search_result', {
  ...KnowledgeEvidence.properties,
  trail: ListOf(Text(), { description: 'The headings it stands under, outermost first.' }),
  url: Type.Optional(Url('The page that the passage stands on.')),
  score: Type.Number({ description: 'From 0 to 1; comparable within one search.' }),
})

/** Whether an agent could answer with what it may use. */
export const Judgement = Type.Object(
  {
    answerable: Type.Boolean(),
    probability: Type.Number(),
    answer: Type.Optional(Text('In the words of the facts it rests on.')),
    fact_ids: Type.Array(Id(), { description: 'The facts it rests on.' }),
    reason: Type.Optional(OneOf(checkReasons, 'Absent when answerable.')),
  },
  { additionalProperties: false },
)

export const knowledge = {
  searchKnowledge: defineOperation({
    id: 'searchKnowledge',
    method: 'POST',
    path: '/knowledge/search',
    group: 'Knowledge sources',
    access: 'read',
    summary: 'Search the knowledge',
    description:
      'Best first. With an agent, only what that agent may use, and the judgement whether it could answer.',
    body: Closed({
      query: Words('A question, or words.', 2000),
      ...Changes({
        agent: Slug(),
        limit: Type.Integer({ minimum: 1, maximum: 50, description: '10 when absent.' }),
        kinds: ListOf(OneOf(evidenceKinds), { uniqueItems: true, description: 'Both when absent.' }),
      }).properties,
    }),
    response: Type.Object(
      {
        object: Type.Literal('list'),
        data: Type.Array(KnowledgeSearchResult),
        has_more: Type.Boolean(),
        judgement: Type.Optional(Judgement),
      },
      { additionalProperties: false, title: 'KnowledgeSearch' },
    ),
    errors: ['resource_archived'],
    example: { query: 'Do you work on weekends?', agent: 'front-desk' },
  }),
}
