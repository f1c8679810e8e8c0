import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Id,
  includeArchived,
  List,
  ListOf,
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
import { fitKinds, fitWeights } from './vocabulary.ts'

/** §2.5. */
export const FitCriterion = Resource('fit_criterion', {
  id: Id(),
  kind: OneOf(fitKinds),
  description: Words(),
  agents: ListOf(Slug(), { description: 'The agents that judge by this criterion.' }),
  created_at: Timestamp(),
  guidance: Type.Optional(Text('How the agent should judge this criterion.')),
  weight: Nullable(OneOf(fitWeights)),
  archived: Type.Boolean(),
})

const fields = { kind: OneOf(fitKinds), description: Words() }
const details = {
  guidance: Nullable(Text('How the agent should judge this criterion.')),
  weight: Nullable(OneOf(fitWeights)),
  agents: ListOf(Slug(), { uniqueItems: true, description: 'All current agents when absent on create.' }),
}

export const CreateFitCriterion = Closed({ ...fields, ...Changes(details).properties })

export const fitCriteria = {
  listFitCriteria: defineOperation({
    id: 'listFitCriteria',
    method: 'GET',
    path: '/fit_criteria',
    group: 'Fit criteria',
    access: 'read',
    summary: 'List fit criteria',
    query: ListQuery(includeArchived),
    response: List(FitCriterion),
  }),
  createFitCriterion: defineOperation({
    id: 'createFitCriterion',
    method: 'POST',
    path: '/fit_criteria',
    group: 'Fit criteria',
    access: 'write',
    summary: 'Create a fit criterion',
    body: CreateFitCriterion,
    status: 201,
    response: FitCriterion,
    errors: ['resource_archived'],
    example: { kind: 'ideal', description: 'Has a decision maker in the room', weight: 2 },
  }),
  getFitCriterion: defineOperation({
    id: 'getFitCriterion',
    method: 'GET',
    path: '/fit_criteria/{id}',
    group: 'Fit criteria',
    access: 'read',
    summary: 'Get a fit criterion',
    response: FitCriterion,
  }),
  updateFitCriterion: defineOperation({
    id: 'updateFitCriterion',
    method: 'PATCH',
    path: '/fit_criteria/{id}',
    group: 'Fit criteria',
    access: 'write',
    section: '§4.5',
    summary: 'Update a fit criterion',
    body: Changes({ description: Words(), kind: OneOf(fitKinds), ...details }),
    response: FitCriterion,
    errors: ['resource_archived'],
    example: { guidance: 'A named budget owner counts.' },
  }),
  archiveFitCriterion: defineOperation({
    id: 'archiveFitCriterion',
    method: 'POST',
    path: '/fit_criteria/{id}/archive',
    group: 'Fit criteria',
    access: 'write',
    summary: 'Archive a fit criterion',
    response: FitCriterion,
  }),
  restoreFitCriterion: defineOperation({
    id: 'restoreFitCriterion',
    method: 'DELETE',
    path: '/fit_criteria/{id}/archive',
    group: 'Fit criteria',
    access: 'write',
    summary: 'Restore a fit criterion',
    response: FitCriterion,
  }),
}
