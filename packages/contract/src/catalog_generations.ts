import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  Count,
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
  Slug,
  Text,
  Timestamp,
} from './common.ts'
import {
  contradiction,
  catalogGeneration as example,
  flowProposal,
  resourceDraft,
} from './examples/catalog.ts'
import { FlowEdit } from './flow_versions.ts'
import { defineOperation } from './operation.ts'
import { ResourceDraft } from './resource_drafts.ts'
import { RunError } from './run_error.ts'
import {
  catalogFindings,
  draftKinds,
  flowProposalStatuses,
  generationKinds,
  generationStages,
  runStatuses,
} from './vocabulary.ts'

const findingNumber = 'Its place in this list, starting at 1.'

const FlowProposal = ClosedObject({
  number: Integer(findingNumber),
  agent: Slug('The agent whose flow would change.'),
  summary: Text('What the edits do, for people.'),
  edits: Type.Array(FlowEdit, {
    description: 'The edits, in order. Accept them by calling their operations yourself.',
  }),
  fact_ids: Type.Array(Id(), { description: 'The facts the proposal is based on.' }),
  status: OneOf(
    flowProposalStatuses,
    '`open`: the edits compile on the flow as it is now. `applied`: the flow already has them. `outdated`: they no longer compile. `dismissed`: you dismissed them.',
  ),
  problem: Type.Optional(Text('Why the edits no longer compile. Only if `outdated`.')),
})

const Contradiction = ClosedObject({
  number: Integer(findingNumber),
  kind: OneOf(draftKinds, 'What the object is.'),
  resource_id: Id('The object in your catalog.'),
  field: Type.String({ description: 'The field that differs.' }),
  stored: Type.Optional(Type.Unknown({ description: 'The value in your catalog. Absent if it has none.' })),
  stated: Type.Optional(Type.Unknown({ description: 'What your sources say instead.' })),
  fact_ids: Type.Array(Id(), { description: 'The facts that say so.' }),
  dismissed: Flag('Whether you dismissed it. If so, later runs do not report it again.'),
})

const kinds = ListOf(OneOf(generationKinds), {
  minItems: 1,
  uniqueItems: true,
  description:
    'What to look for. `slot` proposes flow edits; the others propose drafts. Defaults to all of them.',
})
const sources = ListOf(Id(), {
  minItems: 1,
  uniqueItems: true,
  description: 'Read only these sources. Defaults to all live ones.',
})

export const CatalogGeneration = Resource(
  'catalog_generation',
  'A background run that proposes catalog objects and flow edits from what your sources say.',
  {
    id: Id(),
    status: OneOf(runStatuses, '`completed` and `failed` are final.'),
    kinds,
    source_ids: Type.Optional(sources),
    progress: ClosedObject(
      {
        stage: OneOf(generationStages, 'What the run is doing right now.'),
        done: Count('Steps that are done.'),
        total: Count('All steps.'),
      },
      { description: 'The progress of the run.' },
    ),
    counts: ClosedObject(
      {
        proposed: Count('Drafts and flow proposals it made.'),
        known: Count('Left out because you already have them or have decided on them before.'),
        refused: Count('Left out because they would not pass the checks of their operation.'),
        dismissed: Count(
          'Flow proposals and contradictions you dismissed. Dismissed drafts are not counted.',
        ),
      },
      { description: 'The results so far.' },
    ),
    flow_proposals: Type.Optional(
      Type.Array(FlowProposal, { description: 'Proposed flow edits. Left out of lists.' }),
    ),
    contradictions: Type.Optional(
      Type.Array(Contradiction, {
        description: 'Where your sources contradict your catalog. Nothing is changed. Left out of lists.',
      }),
    ),
    notes: Type.Optional(
      ListOf(Text(), {
        description: 'What you should know, for example that the language model could not be used.',
      }),
    ),
    error: Type.Optional(RunError),
    created_at: CreatedAt,
    completed_at: Type.Optional(Timestamp('When the run completed or failed.')),
  },
)

export const CatalogAcceptance = Resource(
  'catalog_acceptance',
  'The result of accepting all proposals of a generation.',
  {
    catalog_generation_id: Id('The generation.'),
    accepted: Type.Array(ResourceDraft, {
      description: 'Its accepted proposals, including those accepted before.',
    }),
    refused: Type.Array(
      ClosedObject({
        resource_draft_id: Id('The proposal. It stays proposed.'),
        code: Type.String({ description: 'The error code its own `accept` would return.' }),
        param: Type.Optional(Type.String({ description: 'The field that is wrong, as `payload.<field>`.' })),
        message: Type.String({ description: 'What is wrong and what to do, for people.' }),
      }),
      { description: 'Proposals that could not be accepted. Update or dismiss them.' },
    ),
  },
)

const read = { group: 'Catalog', access: 'read' } as const

export const catalogGenerations = {
  listCatalogGenerations: defineOperation({
    ...read,
    id: 'listCatalogGenerations',
    method: 'GET',
    path: '/catalog_generations',
    summary: 'List catalog generations',
    description: 'Returns runs, newest first, without flow proposals and contradictions.',
    query: ListQuery({ status: Type.Optional(OneOf(runStatuses, 'Only runs in this status.')) }),
    response: List(CatalogGeneration),
    answer: listOf(example),
  }),
  createCatalogGeneration: defineOperation({
    id: 'createCatalogGeneration',
    method: 'POST',
    path: '/catalog_generations',
    group: 'Catalog',
    access: 'write',
    activity: true,
    dryRun: false,
    summary: 'Generate proposals',
    description:
      'Starts a background run that reads your sources and proposes services, a voice profile, fit criteria and slots. Nothing that exists or was dismissed is proposed again. While a run with the same kinds and sources is queued or running, that one is returned.',
    body: Changes({ kinds, source_ids: sources }),
    status: 202,
    response: CatalogGeneration,
    errors: ['credits_exhausted', 'resource_archived'],
    example: { kinds: ['service', 'voice'] },
    answer: {
      object: 'catalog_generation',
      id: 7,
      status: 'queued',
      kinds: ['service', 'voice'],
      progress: { stage: 'waiting', done: 0, total: 3 },
      counts: { proposed: 0, known: 0, refused: 0, dismissed: 0 },
      flow_proposals: [],
      contradictions: [],
      created_at: example.created_at,
    },
  }),
  getCatalogGeneration: defineOperation({
    ...read,
    id: 'getCatalogGeneration',
    method: 'GET',
    path: '/catalog_generations/{id}',
    summary: 'Get a catalog generation',
    description:
      'Poll this until `status` is `completed` or `failed`. Its drafts are at `GET /resource_drafts?catalog_generation_id=`.',
    response: CatalogGeneration,
    answer: { ...example, flow_proposals: [flowProposal], contradictions: [contradiction] },
  }),
  acceptCatalogGeneration: defineOperation({
    id: 'acceptCatalogGeneration',
    method: 'POST',
    path: '/catalog_generations/{id}/accept_all',
    group: 'Catalog',
    access: 'write',
    summary: 'Accept all proposals of a generation',
    description:
      'Accepts every draft of the generation that is still proposed, each with the same checks as its POST. A draft that is refused stays proposed and is listed with the reason; the others are still accepted. Dismissed drafts stay dismissed. Repeating it changes nothing. Flow proposals are not part of it.',
    response: CatalogAcceptance,
    answer: {
      object: 'catalog_acceptance',
      catalog_generation_id: example.id,
      accepted: [{ ...resourceDraft, status: 'accepted', resource_id: 5, catalog_generation_id: example.id }],
      refused: [],
    },
  }),
  dismissCatalogFinding: defineOperation({
    id: 'dismissCatalogFinding',
    method: 'POST',
    path: '/catalog_generations/{id}/dismiss',
    group: 'Catalog',
    access: 'write',
    summary: 'Dismiss a flow proposal or a contradiction',
    description:
      'Marks one finding of the generation as dismissed. Later runs do not report it again. You can still apply a dismissed flow proposal by calling its operations. Dismissing twice changes nothing.',
    body: ClosedObject({
      finding: OneOf(catalogFindings, 'The list it is in.'),
      number: Integer(findingNumber, { minimum: 1 }),
    }),
    response: CatalogGeneration,
    example: { finding: 'flow_proposal', number: 1 },
    answer: {
      ...example,
      counts: { ...example.counts, dismissed: 1 },
      flow_proposals: [{ ...flowProposal, status: 'dismissed' }],
      contradictions: [contradiction],
    },
  }),
}
