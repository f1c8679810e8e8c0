import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  Flag,
  Integer,
  ListOf,
  Name,
  OneOf,
  Resource,
  Text,
  Timestamp,
} from './common.ts'
import { bundle, configurationPlan, configuration as example } from './examples/configuration.ts'
import { defineOperation } from './operation.ts'

/** So many signs has the longest file: a prompt or a template, with what is around its text. */
export const longestConfigurationFile = 400_000
const mostFiles = 2000

const Path = (description: string) => Type.String({ minLength: 1, maxLength: 200, description })
const FilePath = () =>
  Path(
    'Where the file is: `agents/front-desk.yaml`, `services/pricing_audit.yaml`, `prompt_templates/front-desk/conversation.yaml`. The folder says what it is about, the name which one.',
  )
const ConfigurationFile = ClosedObject(
  { path: FilePath(), content: Text('The file, as YAML.', longestConfigurationFile) },
  { title: 'configuration_file' },
)
const Revision = (description: string) => Type.String({ description })

export const Configuration = Resource(
  'configuration',
  'What an organization has set up, as files: its agents with their flows, its prompts and its catalog.',
  {
    revision: Revision('Changes with every change to the configuration.'),
    files: ListOf(ConfigurationFile, {
      maxItems: 100_000,
      description: 'One file for every object that is not archived, in the order of their paths.',
    }),
    archived: ListOf(FilePath(), {
      maxItems: 100_000,
      description: 'The files that were applied earlier and whose objects are archived now.',
    }),
  },
)

const FieldChange = ClosedObject({
  field: Type.String({ description: 'The field, by keys: `flow.phases.budget.max_turns`.' }),
  before: Type.Optional(Type.Unknown({ description: 'The value now. Absent if there is none.' })),
  after: Type.Optional(Type.Unknown({ description: 'The value in the file. Absent if there is none.' })),
})
const FieldChanges = (description: string) => Type.Array(FieldChange, { description })

const PlannedChange = ClosedObject({
  path: FilePath(),
  action: OneOf(
    ['create', 'update', 'restore', 'archive'],
    'What happens to the object. `archive`: its file was applied and is gone. `restore`: it is archived and has a file.',
  ),
  fields: FieldChanges('What changes, for `update`.'),
})

const Drift = ClosedObject({
  path: FilePath(),
  change: OneOf(
    ['changed', 'archived', 'restored'],
    'What happened to the object since its file was last applied.',
  ),
  file: OneOf(
    ['unchanged', 'changed', 'gone'],
    'What happened to the file since then. `unchanged`: applying it would only undo what was done meanwhile.',
  ),
  fields: FieldChanges('What was changed: `before` as it was applied, `after` as it is now.'),
  applied_at: Timestamp('When the file was last applied.'),
})

const Finding = {
  path: FilePath(),
  line: Integer('The line in the file, starting at 1.', { minimum: 1 }),
  message: Type.String({ description: 'What is wrong and what to do, for people.' }),
}
const Problem = ClosedObject({
  ...Finding,
  code: Type.String({ description: 'The code that applying would be refused with.' }),
})

const ScenarioResult = ClosedObject({
  path: Path('The scenario: `scenarios/asks-for-the-price.txt`.'),
  title: Type.String({ description: 'Its first line.' }),
  passes: Flag('Whether the conversation went as it is written down.'),
  line: Type.Optional(Integer('The first line that differs.', { minimum: 1 })),
  expected: Type.Optional(Type.String({ description: 'That line as it is written down.' })),
  actual: Type.Optional(Type.String({ description: 'What happened instead.' })),
})

export const ConfigurationPlan = Resource(
  'configuration_plan',
  'What applying files would change, or has changed.',
  {
    id: Type.String({
      description:
        'Stands for these files on this configuration. Send it with the files to apply exactly this plan.',
    }),
    revision: Revision('The revision of the configuration that the plan was made on.'),
    valid: Flag('Whether the files can be applied: there are no problems. Drift and scenarios do not count.'),
    changes: Type.Array(PlannedChange, { description: 'What changes, in the order of the paths.' }),
    drift: Type.Array(Drift, {
      description:
        'What was changed elsewhere since it was last applied, and differs from its file. Applying is refused unless you send `force`.',
    }),
    problems: Type.Array(Problem, { description: 'Why the files cannot be applied.' }),
    warnings: Type.Array(ClosedObject(Finding), {
      description: 'What can be applied but is probably not meant, for changed files.',
    }),
    without_file: Type.Array(FilePath(), {
      description: 'Objects that have no file and were never applied. They are left alone.',
    }),
    scenarios: Type.Array(ScenarioResult, {
      description: 'How the scenarios among the files went on the planned configuration.',
    }),
    applied_at: Type.Optional(Timestamp('When it was applied. Absent for a plan.')),
  },
)

const Files = () =>
  ListOf(ConfigurationFile, {
    maxItems: mostFiles,
    description:
      'All files of the configuration. An object whose file was applied earlier and is not among them is archived.',
  })

const size = { bodyLimitBytes: 4 * 1024 * 1024 }

export const configuration = {
  getConfiguration: defineOperation({
    group: 'Agents',
    access: 'read',
    id: 'getConfiguration',
    method: 'GET',
    path: '/configuration',
    summary: 'Get the configuration as files',
    description:
      'Returns one YAML file for every agent with its flow and appearance, every prompt, service, fit criterion, voice profile, identity and deliverable template. Files refer to each other by name. Ids, versions, times and secrets are left out, so the same files can be applied to another organization.',
    response: Configuration,
    answer: example,
  }),
  planConfiguration: defineOperation({
    group: 'Agents',
    access: 'read',
    id: 'planConfiguration',
    method: 'POST',
    path: '/configuration/plan',
    summary: 'Plan a configuration',
    description:
      'Says what applying the files would change. The writes are made, flows are compiled, scenarios are played, and all of it is taken back. Nothing is saved.',
    body: ClosedObject({ files: Files() }),
    response: ConfigurationPlan,
    ...size,
    example: bundle,
    answer: configurationPlan,
  }),
  applyConfiguration: defineOperation({
    group: 'Agents',
    access: 'write',
    id: 'applyConfiguration',
    method: 'POST',
    path: '/configuration/apply',
    summary: 'Apply a configuration',
    description:
      'Makes the configuration match the files: all of it or none of it. Objects are created, updated, archived and restored as by their own operations, with the same events. Applying the same files again changes nothing. Refused with `not_revertible` if something was changed elsewhere since it was last applied, or since the plan.',
    body: ClosedObject({
      files: Files(),
      ...Changes({
        plan_id: Name('The plan to apply. Refused if its files or the configuration have changed since.'),
        force: Flag('Also overwrite what was changed elsewhere since the files were last applied.'),
      }).properties,
    }),
    response: ConfigurationPlan,
    errors: [
      'not_revertible',
      'flow_invalid',
      'parameter_missing',
      'resource_archived',
      'resource_in_use',
      'resource_missing',
    ],
    ...size,
    example: bundle,
    answer: { ...configurationPlan, applied_at: '2026-01-20T10:00:00.000Z' },
  }),
}
