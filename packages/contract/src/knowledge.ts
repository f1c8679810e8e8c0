import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  Flag,
  Id,
  Integer,
  List,
  ListOf,
  listOf,
  NonBlankText,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Text,
  Url,
} from './common.ts'
import { judgement, searchResult } from './examples/knowledge.ts'
import { defineOperation } from './operation.ts'
import { checkReasons, evidenceBands, evidenceKinds, profileEvidenceIds } from './vocabulary.ts'

const profileIds = Object.entries(profileEvidenceIds)
  .map(([topic, id]) => `${id} \`${topic}\``)
  .join(', ')

/** What a search or an answer check comes upon. */
export const KnowledgeEvidence = ClosedObject({
  kind: OneOf(
    evidenceKinds,
    "Whether it is a fact, a passage of a source, a service, or part of the organization's profile.",
  ),
  id: Id(`The id of the fact, passage or service. For \`profile\`: ${profileIds}.`),
  text: Text('What it says.'),
  source_id: Nullable(
    Id('The source it comes from. `null` for a service, and for a profile field that was not read from one.'),
  ),
  source_title: Text('The title of that source. Without a source, `Services` or `Profile`.'),
  band: OneOf(evidenceBands, 'How close it comes to answering the question.'),
})

export const KnowledgeSearchResult = Resource(
  'knowledge_search_result',
  'A fact, passage, service or part of the profile that was found.',
  {
    ...KnowledgeEvidence.properties,
    trail: ListOf(Text(), { description: 'The headings above it, outermost first.' }),
    url: Type.Optional(Url('The page it is on. Only for pages and sites.')),
    score: Type.Number({
      description: 'How well it matches, from 0 to 1. Only comparable within one search.',
    }),
  },
)

export const Reason = () =>
  OneOf(
    checkReasons,
    'Why the question cannot be answered: there is nothing to search, nothing was found, nothing matches well enough, or the model found no answer. Absent when answerable.',
  )

/** Whether an agent could answer with what it may use. */
export const Judgement = ClosedObject(
  {
    answerable: Flag('Whether the agent would answer the question.'),
    probability: Type.Number({ description: 'How likely it is that the facts answer it, from 0 to 1.' }),
    answer: Type.Optional(Text('The answer, in the words of the facts it is based on.')),
    fact_ids: Type.Array(Id(), { description: 'The facts the answer is based on.' }),
    reason: Type.Optional(Reason()),
  },
  { description: 'Whether the agent could answer the query as a question. Absent without `agent`.' },
)

export const KnowledgeSummary = Resource(
  'knowledge_summary',
  'How much knowledge agents have. Archived sources and facts do not count.',
  {
    sources: ClosedObject(
      {
        total: Integer('All sources.'),
        reading: Integer('Sources that are waiting to be read, or being read.'),
        failed: Integer('Sources that could not be read the last time.'),
      },
      { description: 'The sources.' },
    ),
    passages: Integer('The passages that were read from them.'),
    facts: ClosedObject(
      {
        total: Integer('All facts in use.'),
        unreviewed: Integer('Facts nobody has reviewed yet.'),
        unsupported: Integer('Facts that their source no longer states. They are not used.'),
      },
      { description: 'The facts.' },
    ),
  },
)

export const knowledge = {
  getKnowledgeSummary: defineOperation({
    id: 'getKnowledgeSummary',
    method: 'GET',
    path: '/knowledge/summary',
    group: 'Knowledge sources',
    access: 'read',
    summary: 'Get the knowledge summary',
    description: 'Counts the sources, passages and facts of the organization.',
    response: KnowledgeSummary,
    answer: {
      object: 'knowledge_summary',
      sources: { total: 4, reading: 0, failed: 1 },
      passages: 61,
      facts: { total: 148, unreviewed: 96, unsupported: 3 },
    },
  }),
  searchKnowledge: defineOperation({
    id: 'searchKnowledge',
    method: 'POST',
    path: '/knowledge/search',
    group: 'Knowledge sources',
    access: 'read',
    summary: 'Search the knowledge base',
    description:
      'Returns the facts, passages, services and parts of the profile that match, best first. With `agent`, it searches only what that agent may use and judges whether it could answer. No gap is recorded.',
    body: ClosedObject({
      query: NonBlankText('A question or a few words.', 2000),
      ...Changes({
        agent: Slug('Search as this agent. Without it, everything that is in use is searched.'),
        limit: Integer('How many results to return. Defaults to 10.', { minimum: 1, maximum: 50 }),
        kinds: ListOf(OneOf(evidenceKinds), {
          uniqueItems: true,
          description: 'What to search for. Everything by default.',
        }),
      }).properties,
    }),
    response: ClosedObject(
      {
        ...List(KnowledgeSearchResult).properties,
        judgement: Type.Optional(Judgement),
      },
      { title: 'KnowledgeSearch', description: 'What was found, best first.' },
    ),
    errors: ['resource_archived'],
    example: { query: 'How long does an audit take?', agent: 'front-desk' },
    answer: { ...listOf(searchResult), judgement },
  }),
}
