import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  CreatedAt,
  Flag,
  Id,
  Integer,
  List,
  ListOf,
  ListQuery,
  listOf,
  OneOf,
  Resource,
  Text,
  Timestamp,
  Url,
} from './common.ts'
import { ingestionRun as example, knowledgePassage, queuedRun } from './examples/knowledge.ts'
import { SourceFailure } from './knowledge_sources.ts'
import { defineOperation } from './operation.ts'
import {
  conflictKinds,
  factChanges,
  ingestionStages,
  ingestionStatuses,
  unfollowedReasons,
} from './vocabulary.ts'

const FactChange = ClosedObject({
  change: OneOf(factChanges, 'What happens to the fact. `revived`: the source states it again.'),
  fact_id: Type.Optional(Id('The fact. Absent while a new fact has no id yet.')),
  text: Text('The fact as the source states it.'),
  was: Type.Optional(Text('The previous text of the fact. Only if its wording or a number has changed.')),
})

const Conflict = ClosedObject({
  kind: OneOf(conflictKinds, 'What the source and your decision disagree about.'),
  fact_id: Id('The fact you wrote, pinned or reviewed. It stays as it is.'),
  text: Text('What the source says instead.'),
  message: Text('The disagreement in words, for people.'),
})

const Documents = ClosedObject(
  {
    read: Integer('Read and digested.'),
    unchanged: Integer('The same as last time, and not digested again.'),
    failed: Integer('Could not be read this time. Their facts are kept.'),
    gone: Integer('No longer there. Their facts are retired.'),
  },
  { description: 'How many documents were read: pages of a site, or the source itself.' },
)

const Facts = ClosedObject(
  {
    added: Integer('New facts.'),
    kept: Integer('Facts that the source still states.'),
    retired: Integer('Facts that the source no longer states. They become unsupported.'),
    conflicting: Integer('Facts where the source disagrees with one of your decisions. Nothing is changed.'),
  },
  { description: 'What the run changes. Once it is applied: what it has changed.' },
)

export const UnfollowedInstruction = ClosedObject({
  ingestion_instruction_id: Id('The instruction.'),
  text: Text('The sentence of it that was not followed.'),
  reason: OneOf(
    unfollowedReasons,
    '`not_understood`: the builtin digester cannot follow it, a language model could. `model_unavailable`: some passages were digested without the model.',
  ),
})

export const IngestionRun = Resource(
  'ingestion_run',
  'A run in the background that reads a source. The dashboard calls it a sync.',
  {
    id: Id(),
    source_id: Id('The source that is read.'),
    plan: Flag(
      'If `true`, the run stops before it changes facts and waits for you to apply it. Applying sets it to `false`.',
    ),
    status: OneOf(ingestionStatuses, '`planned` runs wait to be applied. `applied` and `failed` are final.'),
    stage: OneOf(ingestionStages, 'What the run is doing right now.'),
    done: Integer('Steps of the stage that are done: documents, while reading.'),
    total: Integer('Steps of the stage known so far. Grows while a site is explored.'),
    documents: Type.Optional(Documents),
    facts: Type.Optional(Facts),
    changes: Type.Optional(
      Type.Array(FactChange, { description: 'What happens to each fact: the first 500. Left out of lists.' }),
    ),
    conflicts: Type.Optional(
      Type.Array(Conflict, {
        description: 'Where the source disagrees with your decisions: the first 500. Left out of lists.',
      }),
    ),
    problems: Type.Optional(
      Type.Array(ClosedObject({ url: Url('The page.'), ...SourceFailure.properties }), {
        description: 'Pages that could not be read: the first 100. Left out of lists.',
      }),
    ),
    unfollowed_instructions: Type.Optional(
      Type.Array(UnfollowedInstruction, {
        description: 'Ingestion instructions that were not followed. All others were.',
      }),
    ),
    notes: Type.Optional(
      ListOf(Text(), {
        description: 'What you should know, for example that an ingestion instruction was not followed.',
      }),
    ),
    error: Type.Optional(SourceFailure),
    created_at: CreatedAt,
    completed_at: Type.Optional(Timestamp('When it was planned, applied or failed.')),
  },
)

export const KnowledgePassage = Resource(
  'knowledge_passage',
  'A section of a source as it was read. Facts are digested from passages.',
  {
    id: Id(),
    source_id: Id('The source it was read from.'),
    url: Type.Optional(Url('The page it is on. Only for pages and sites.')),
    trail: ListOf(Text(), { description: 'The headings above it, outermost first.' }),
    text: Text('The words of the passage, as plain text.'),
    fact_ids: Type.Array(Id(), { description: 'The facts it states.' }),
    created_at: CreatedAt,
  },
)

const read = { group: 'Knowledge sources', access: 'read' } as const
const write = { group: 'Knowledge sources', access: 'write', activity: true, dryRun: false } as const

export const ingestionRuns = {
  ingestKnowledgeSource: defineOperation({
    ...write,
    id: 'ingestKnowledgeSource',
    method: 'POST',
    path: '/knowledge_sources/{id}/ingest',
    summary: 'Ingest a source',
    description:
      'Starts an ingestion run, which reads the source in the background. If one is already queued or running, that one is returned. With `plan: true`, the run stops before changing anything; apply it with `POST /ingestion_runs/{id}/apply`.',
    body: Changes({
      plan: Flag(
        'Stop before changing facts, so that you can review the changes first. Defaults to `false`.',
      ),
    }),
    status: 202,
    response: IngestionRun,
    errors: ['resource_archived', 'resource_in_use'],
    example: { plan: true },
    answer: queuedRun,
  }),
  listKnowledgePassages: defineOperation({
    ...read,
    id: 'listKnowledgePassages',
    method: 'GET',
    path: '/knowledge_sources/{id}/passages',
    summary: 'List the passages of a source',
    description: 'Returns the passages that were read from the source.',
    query: ListQuery({
      fact_id: Type.Optional(Id('Only passages that state this fact.')),
    }),
    response: List(KnowledgePassage),
    answer: listOf(knowledgePassage),
  }),
  listIngestionRuns: defineOperation({
    ...read,
    id: 'listIngestionRuns',
    method: 'GET',
    path: '/ingestion_runs',
    summary: 'List ingestion runs',
    description: 'Returns runs, newest first, with counts but without individual changes and conflicts.',
    query: ListQuery({
      source_id: Type.Optional(Id('Only runs of this source.')),
      status: Type.Optional(OneOf(ingestionStatuses, 'Only runs in this status.')),
    }),
    response: List(IngestionRun),
    answer: listOf(example),
  }),
  getIngestionRun: defineOperation({
    ...read,
    id: 'getIngestionRun',
    method: 'GET',
    path: '/ingestion_runs/{id}',
    summary: 'Get an ingestion run',
    description: 'Poll this to follow a run. Returns every change, conflict and problem it found so far.',
    response: IngestionRun,
    answer: {
      ...example,
      changes: [{ change: 'added', text: 'An audit starts with a call of 30 minutes.' }],
      conflicts: [],
      problems: [],
    },
  }),
  applyIngestionRun: defineOperation({
    ...write,
    id: 'applyIngestionRun',
    method: 'POST',
    path: '/ingestion_runs/{id}/apply',
    summary: 'Apply a planned ingestion run',
    description:
      'Applies all changes of the plan or none, in the background. Changes that you made since the plan are respected. Refused if a later run of the same source has replaced the plan.',
    status: 202,
    response: IngestionRun,
    errors: ['not_revertible'],
    answer: { ...queuedRun, plan: false, stage: 'applying', done: 1, total: 1 },
  }),
}
