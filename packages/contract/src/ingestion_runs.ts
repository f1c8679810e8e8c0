import { Type } from 'typebox'
import { Changes, Id, List, ListOf, ListQuery, OneOf, Resource, Text, Timestamp, Url } from './common.ts'
import { sourceFailure } from './knowledge_sources.ts'
import { defineOperation } from './operation.ts'
import { conflictKinds, factChanges, ingestionStages, ingestionStatuses } from './vocabulary.ts'

const FactChange = Type.Object(
  {
    change: OneOf(factChanges),
    fact_id: Type.Optional(Id('Absent while a fact that is to be added has none.')),
    text: Text('As the source states it.'),
    was: Type.Optional(Text('How the fact read before, where that is another wording or number.')),
  },
  { additionalProperties: false },
)

const Conflict = Type.Object(
  {
    kind: OneOf(conflictKinds),
    fact_id: Id("The owner's fact, or the one the owner pinned or reviewed. It stays as it is."),
    text: Text('What the source says instead.'),
    message: Text(),
  },
  { additionalProperties: false },
)

export const IngestionRun = Resource('ingestion_run', {
  id: Id(),
  source_id: Id(),
  plan: Type.Boolean({ description: 'It stops before applying.' }),
  status: OneOf(ingestionStatuses),
  stage: OneOf(ingestionStages),
  done: Type.Integer(),
  total: Type.Integer({ description: 'As far as it is known yet.' }),
  documents: Type.Optional(
    Type.Object(
      { read: Type.Integer(), unchanged: Type.Integer(), failed: Type.Integer(), gone: Type.Integer() },
      { additionalProperties: false },
    ),
  ),
  facts: Type.Optional(
    Type.Object(
      {
        added: Type.Integer(),
        kept: Type.Integer(),
        retired: Type.Integer(),
        conflicting: Type.Integer(),
      },
      { additionalProperties: false, description: 'What it changes, or, once applied, has changed.' },
    ),
  ),
  changes: Type.Optional(Type.Array(FactChange, { description: 'The first 500; left out of lists.' })),
  conflicts: Type.Optional(Type.Array(Conflict, { description: 'The first 500; left out of lists.' })),
  problems: Type.Optional(
    Type.Array(Type.Object({ url: Url(), ...sourceFailure.properties }, { additionalProperties: false }), {
      description: 'Pages that could not be read: the first 100. Left out of lists.',
    }),
  ),
  notes: Type.Optional(
    ListOf(Text(), {
      description: 'What the owner should know, such as instructions that were not understood.',
    }),
  ),
  error: Type.Optional(sourceFailure),
  created_at: Timestamp(),
  completed_at: Type.Optional(Timestamp('When it was planned, applied or failed.')),
})

export const KnowledgePassage = Resource('knowledge_passage', {
  id: Id(),
  source_id: Id(),
  url: Type.Optional(Url('The page it stands on.')),
  trail: ListOf(Text(), { description: 'The headings it stands under, outermost first.' }),
  text: Text(),
  fact_ids: Type.Array(Id(), { description: 'The facts that it states.' }),
  created_at: Timestamp(),
})

const group = 'Knowledge sources'

export const ingestionRuns = {
  ingestKnowledgeSource: defineOperation({
    id: 'ingestKnowledgeSource',
    method: 'POST',
    path: '/knowledge_sources/{id}/ingest',
    group,
    access: 'write',
    activity: true,
    summary: 'Read a source again',
    description:
      'Starts a run; while one waits or runs, that one is returned. With `plan: true` it stops before applying, ' +
      'and `POST /ingestion_runs/{id}/apply` goes on.',
    body: Changes({ plan: Type.Boolean() }),
    status: 202,
    response: IngestionRun,
    errors: ['resource_archived', 'resource_in_use'],
    dryRun: false,
    example: { plan: true },
  }),
  listKnowledgePassages: defineOperation({
    id: 'listKnowledgePassages',
    method: 'GET',
    path: '/knowledge_sources/{id}/passages',
    group,
    access: 'read',
    summary: 'List the passages that were read from a source',
    query: ListQuery({}),
    response: List(KnowledgePassage),
  }),
  listIngestionRuns: defineOperation({
    id: 'listIngestionRuns',
    method: 'GET',
    path: '/ingestion_runs',
    group,
    access: 'read',
    summary: 'List ingestion runs',
    query: ListQuery({
      source_id: Type.Optional(Id()),
      status: Type.Optional(OneOf(ingestionStatuses)),
    }),
    response: List(IngestionRun),
  }),
  getIngestionRun: defineOperation({
    id: 'getIngestionRun',
    method: 'GET',
    path: '/ingestion_runs/{id}',
    group,
    access: 'read',
    summary: 'Get an ingestion run',
    response: IngestionRun,
  }),
  applyIngestionRun: defineOperation({
    id: 'applyIngestionRun',
    method: 'POST',
    path: '/ingestion_runs/{id}/apply',
    group,
    access: 'write',
    activity: true,
    summary: 'Apply a planned run',
    description:
      'All of it or nothing, in the background. What the owner changed since the plan was made is respected; a plan ' +
      'that a later run of the same source has overtaken is refused.',
    status: 202,
    response: IngestionRun,
    errors: ['not_revertible'],
    dryRun: false,
  }),
}
