import { Type } from 'typebox'
import { Id, List, ListOf, ListQuery, Name, OneOf, Resource, Timestamp } from './common.ts'
import { defineOperation } from './operation.ts'
import { experimentMetrics, experimentStatuses, promptKinds } from './vocabulary.ts'

export const Experiment = Resource('experiment', {
  id: Id(),
  name: Name(),
  kind: OneOf(promptKinds),
  status: OneOf(experimentStatuses),
  arms: ListOf(
    Type.Object(
      { prompt_template_id: Id(), weight: Type.Integer({ minimum: 1 }) },
      { additionalProperties: false },
    ),
  ),
  metric: OneOf(experimentMetrics),
  minimum_sample: Type.Integer({ minimum: 1 }),
  winner_id: Type.Optional(Id('The prompt version it ended with.')),
  created_at: Timestamp(),
  started_at: Type.Optional(Timestamp()),
  stopped_at: Type.Optional(Timestamp()),
})

export const experiments = {
  listExperiments: defineOperation({
    id: 'listExperiments',
    method: 'GET',
    path: '/agents/{slug}/experiments',
    group: 'Prompt templates',
    access: 'read',
    summary: 'List experiments',
    query: ListQuery({}),
    response: List(Experiment),
  }),
  getExperiment: defineOperation({
    id: 'getExperiment',
    method: 'GET',
    path: '/agents/{slug}/experiments/{id}',
    group: 'Prompt templates',
    access: 'read',
    summary: 'Get an experiment',
    response: Experiment,
  }),
}
