import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  CreatedAt,
  Id,
  Integer,
  List,
  ListOf,
  ListQuery,
  listOf,
  Name,
  OneOf,
  Resource,
  Timestamp,
} from './common.ts'
import { experiment as example } from './examples/agent.ts'
import { defineOperation } from './operation.ts'
import { experimentMetrics, experimentStatuses, promptKinds } from './vocabulary.ts'

const ExperimentName = () => Name('A name for people.')
const kind = 'The kind of prompt whose versions are compared.'
const metric = 'What you compare the versions by. It is stored with the experiment; results are not computed.'
const sample =
  'How many conversations you want per version before you decide. Nothing happens when it is reached.'
const Arm = () => Id('The prompt version of this arm.')
const weight = 'The share of new conversations the arm gets, in proportion to the other weights.'

export const Experiment = Resource('experiment', 'A comparison of versions of one kind of prompt.', {
  id: Id(),
  name: ExperimentName(),
  kind: OneOf(promptKinds, kind),
  status: OneOf(
    experimentStatuses,
    'Versions are drawn while it is `running`. A `stopped` experiment cannot be started again.',
  ),
  arms: ListOf(ClosedObject({ prompt_template_id: Arm(), weight: Integer(weight, { minimum: 1 }) }), {
    description: 'The versions that are compared. They cannot be changed.',
  }),
  metric: OneOf(experimentMetrics, metric),
  minimum_sample: Integer(sample, { minimum: 1 }),
  winner_id: Type.Optional(Id('The prompt version that won. Absent without a winner.')),
  created_at: CreatedAt,
  started_at: Type.Optional(Timestamp('When it was started. Absent for drafts.')),
  stopped_at: Type.Optional(Timestamp('When it was stopped.')),
})

/** Weights stay small enough that their sum is exact and a share is still a matter of proportion. */
const Weight = Integer(`${weight} Defaults to 1.`, { minimum: 1, maximum: 1_000_000 })

const path = '/agents/{slug}/experiments' as const
const read = { group: 'Prompt templates', access: 'read' } as const
const write = { group: 'Prompt templates', access: 'write' } as const

export const experiments = {
  listExperiments: defineOperation({
    ...read,
    id: 'listExperiments',
    method: 'GET',
    path,
    summary: 'List experiments',
    description: 'Returns the experiments of an agent, newest first.',
    query: ListQuery({}),
    response: List(Experiment),
    answer: listOf(example),
  }),
  createExperiment: defineOperation({
    ...write,
    id: 'createExperiment',
    method: 'POST',
    path,
    summary: 'Create an experiment',
    description: 'Creates a draft. Conversations draw its versions only after you start it.',
    body: ClosedObject({
      name: ExperimentName(),
      arms: ListOf(ClosedObject({ prompt_template_id: Arm(), weight: Type.Optional(Weight) }), {
        minItems: 2,
        maxItems: 5,
        description: 'Two to five different versions of this agent and kind, none of them archived.',
      }),
      ...Changes({
        kind: OneOf(promptKinds, `${kind} Defaults to \`conversation\`.`),
        metric: OneOf(experimentMetrics, `${metric} Defaults to \`completion\`.`),
        minimum_sample: Integer(`${sample} Defaults to 100.`, { minimum: 1, maximum: 1_000_000 }),
      }).properties,
    }),
    status: 201,
    response: Experiment,
    errors: ['resource_archived'],
    example: {
      name: 'Shorter greeting',
      arms: [{ prompt_template_id: 1 }, { prompt_template_id: 7, weight: 2 }],
    },
    answer: { ...example, status: 'draft', started_at: undefined },
  }),
  getExperiment: defineOperation({
    ...read,
    id: 'getExperiment',
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'Get an experiment',
    description: 'Returns one experiment, without results.',
    response: Experiment,
    answer: example,
  }),
  startExperiment: defineOperation({
    ...write,
    id: 'startExperiment',
    method: 'POST',
    path: `${path}/{id}/start`,
    summary: 'Start an experiment',
    description:
      'New conversations draw one of the versions from now on. Refused while another experiment runs for the same agent and kind, and for a stopped experiment.',
    response: Experiment,
    errors: ['experiment_running', 'not_revertible', 'resource_archived'],
    answer: example,
  }),
  stopExperiment: defineOperation({
    ...write,
    id: 'stopExperiment',
    method: 'POST',
    path: `${path}/{id}/stop`,
    summary: 'Stop an experiment',
    description:
      'Ends the experiment. It cannot be started again. A winner is activated in the same transaction. Conversations keep the version they drew. A draft can be stopped too, but without a winner.',
    body: Changes({
      winner: Id('The `prompt_template_id` of the arm that won. Without it, the active version stays.'),
    }),
    response: Experiment,
    errors: ['not_revertible', 'resource_archived'],
    example: { winner: 7 },
    answer: { ...example, status: 'stopped', winner_id: 7, stopped_at: '2026-03-02T09:00:00.000Z' },
  }),
}
