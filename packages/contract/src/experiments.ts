import { Type } from 'typebox'
import { Changes, Closed, Id, List, ListOf, ListQuery, Name, OneOf, Resource, Timestamp } from './common.ts'
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

/** Weights stay small enough that their sum is exact and a share is still a matter of proportion. */
const Weight = Type.Integer({ minimum: 1, maximum: 1_000_000, description: '1 when absent.' })

const path = '/agents/{slug}/experiments' as const

export const experiments = {
  listExperiments: defineOperation({
    id: 'listExperiments',
    method: 'GET',
    path,
    group: 'Prompt templates',
    access: 'read',
    summary: 'List experiments',
    query: ListQuery({}),
    response: List(Experiment),
  }),
  createExperiment: defineOperation({
    id: 'createExperiment',
    method: 'POST',
    path,
    group: 'Prompt templates',
    access: 'write',
    summary: 'Draft an experiment',
    description: 'Compares versions of one kind. Nothing is drawn before it is started.',
    body: Closed({
      name: Name(),
      arms: ListOf(Closed({ prompt_template_id: Id(), weight: Type.Optional(Weight) }), {
        minItems: 2,
        maxItems: 5,
        description: 'Live versions of this agent and kind, none twice.',
      }),
      ...Changes({
        kind: OneOf(promptKinds, 'conversation when absent.'),
        metric: OneOf(experimentMetrics, 'completion when absent.'),
        minimum_sample: Type.Integer({ minimum: 1, maximum: 1_000_000, description: '100 when absent.' }),
      }).properties,
    }),
    status: 201,
    response: Experiment,
    errors: ['resource_archived'],
    example: {
      name: 'Shorter greeting',
      arms: [{ prompt_template_id: 1 }, { prompt_template_id: 7, weight: 2 }],
    },
  }),
  getExperiment: defineOperation({
    id: 'getExperiment',
    method: 'GET',
    path: `${path}/{id}`,
    group: 'Prompt templates',
    access: 'read',
    summary: 'Get an experiment',
    response: Experiment,
  }),
  startExperiment: defineOperation({
    id: 'startExperiment',
    method: 'POST',
    path: `${path}/{id}/start`,
    group: 'Prompt templates',
    access: 'write',
    summary: 'Start an experiment',
    description:
      'New conversations draw an arm from now on. One experiment runs per agent and kind; a stopped one never restarts.',
    response: Experiment,
    errors: ['experiment_running', 'not_revertible', 'resource_archived'],
  }),
  stopExperiment: defineOperation({
    id: 'stopExperiment',
    method: 'POST',
    path: `${path}/{id}/stop`,
    group: 'Prompt templates',
    access: 'write',
    summary: 'Stop an experiment',
    description:
      'For good. A winner is activated in the same transaction. A draft that is stopped is put away unused.',
    body: Changes({ winner: Id('The arm that won, by its prompt_template_id.') }),
    response: Experiment,
    errors: ['not_revertible', 'resource_archived'],
    example: { winner: 7 },
  }),
}
