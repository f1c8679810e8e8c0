import { Type } from 'typebox'
import {
  AgentSet,
  Agents,
  ArchivedFlag,
  Changes,
  ClosedObject,
  CreatedAt,
  Id,
  includeArchived,
  List,
  ListQuery,
  listOf,
  NonBlankText,
  Nullable,
  OneOf,
  Resource,
  Text,
} from './common.ts'
import { fitCriterion as example } from './examples/catalog.ts'
import { defineOperation } from './operation.ts'
import { fitKinds, fitWeights } from './vocabulary.ts'

const fields = {
  kind: OneOf(
    fitKinds,
    'How well a visitor who meets it fits. A `dealbreaker` that is met decides the fit on its own.',
  ),
  description: NonBlankText(
    'What must be true of the visitor, as one statement: "Team size is more than 50".',
  ),
}
const Guidance = () =>
  Text(
    'How to judge the criterion. The builtin reasoner only uses sentences that say something about a slot; a language model reads all of it.',
  )
const Weight = () => OneOf(fitWeights, 'How much it counts compared with other criteria. `null` counts as 1.')

/** §2.5. */
export const FitCriterion = Resource(
  'fit_criterion',
  'A rule that agents use to judge, at the end of a conversation, how well a visitor fits.',
  {
    id: Id(),
    ...fields,
    agents: Agents('The agents that judge by this criterion.'),
    created_at: CreatedAt,
    guidance: Type.Optional(Guidance()),
    weight: Nullable(Weight()),
    archived: ArchivedFlag,
  },
)

const details = {
  guidance: Nullable(Guidance()),
  weight: Nullable(Weight()),
  agents: AgentSet('The agents that judge by it. Defaults to all current agents; an empty list means none.'),
}

export const CreateFitCriterion = ClosedObject({ ...fields, ...Changes(details).properties })

const read = { group: 'Fit criteria', access: 'read' } as const
const write = { group: 'Fit criteria', access: 'write' } as const

export const fitCriteria = {
  listFitCriteria: defineOperation({
    ...read,
    id: 'listFitCriteria',
    method: 'GET',
    path: '/fit_criteria',
    summary: 'List fit criteria',
    description: 'Returns criteria, newest first.',
    query: ListQuery(includeArchived),
    response: List(FitCriterion),
    answer: listOf(example),
  }),
  createFitCriterion: defineOperation({
    ...write,
    id: 'createFitCriterion',
    method: 'POST',
    path: '/fit_criteria',
    summary: 'Create a fit criterion',
    description: 'Applies to conversations that start from now on.',
    body: CreateFitCriterion,
    status: 201,
    response: FitCriterion,
    errors: ['resource_archived'],
    example: { kind: 'ideal', description: 'Team size is more than 50', weight: 2 },
    answer: example,
  }),
  getFitCriterion: defineOperation({
    ...read,
    id: 'getFitCriterion',
    method: 'GET',
    path: '/fit_criteria/{id}',
    summary: 'Get a fit criterion',
    description: 'Returns one criterion, even if it is archived.',
    response: FitCriterion,
    answer: example,
  }),
  updateFitCriterion: defineOperation({
    ...write,
    id: 'updateFitCriterion',
    method: 'PATCH',
    path: '/fit_criteria/{id}',
    section: '§4.5',
    summary: 'Update a fit criterion',
    description:
      'Changes only the fields you send; `agents` replaces the whole list. Conversations that have started are judged by the criterion as it was.',
    body: Changes({ description: fields.description, kind: fields.kind, ...details }),
    response: FitCriterion,
    errors: ['resource_archived'],
    example: { guidance: 'Count everyone who works at the company.' },
    answer: example,
  }),
  archiveFitCriterion: defineOperation({
    ...write,
    id: 'archiveFitCriterion',
    method: 'POST',
    path: '/fit_criteria/{id}/archive',
    summary: 'Archive a fit criterion',
    description: 'New conversations are no longer judged by it. Archiving twice changes nothing.',
    response: FitCriterion,
    answer: { ...example, archived: true },
  }),
  restoreFitCriterion: defineOperation({
    ...write,
    id: 'restoreFitCriterion',
    method: 'DELETE',
    path: '/fit_criteria/{id}/archive',
    summary: 'Restore a fit criterion',
    description: 'New conversations of the same agents are judged by it again.',
    response: FitCriterion,
    answer: example,
  }),
}
