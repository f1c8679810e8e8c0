import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  Count,
  Flag,
  Id,
  Integer,
  ListOf,
  Name,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
} from './common.ts'
import {
  bundle,
  configurationPlan,
  configurationTest,
  configuration as example,
  scenarioDraft,
} from './examples/configuration.ts'
import { defineOperation } from './operation.ts'
import { mostRepeats } from './scenario_file.ts'
import { configurationCheckKinds } from './vocabulary.ts'

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
      description:
        'One file for every object that is not archived, and the scenarios as they were applied, in the order of their paths.',
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
  path: Path('The scenario: `scenarios/asks-for-the-price.yaml`.'),
  title: Type.String({ description: 'Its title.' }),
  passes: Flag('Whether the conversation went as the file expects.'),
  line: Type.Optional(Integer('The first line that differs.', { minimum: 1 })),
  expected: Type.Optional(Type.String({ description: 'What is expected there.' })),
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

const Failure = ClosedObject({
  message: Type.String({ description: 'What is wrong, for people.' }),
  path: Type.Optional(FilePath()),
  line: Type.Optional(Integer('The line in the file, starting at 1.', { minimum: 1 })),
  expected: Type.Optional(Type.String({ description: 'What a scenario expects there.' })),
  actual: Type.Optional(Type.String({ description: 'What happened instead.' })),
})

const ConfigurationCheck = ClosedObject({
  kind: OneOf(configurationCheckKinds, 'What was looked at.'),
  agent: Type.Optional(Slug('The agent it is about.')),
  name: Type.String({
    description:
      'Which one: the title of a scenario, the question of a standing check, the words of an attack.',
  }),
  path: Type.Optional(FilePath()),
  passes: Flag('Whether all is well.'),
  failures: Type.Array(Failure, {
    description: 'What is wrong. Of a scenario that was repeated, of the first run that failed.',
  }),
  runs: Type.Optional(Count('How often a scenario was played.')),
  passed_runs: Type.Optional(Count('How many of the runs passed.')),
  transcript: Type.Optional(
    Type.Array(
      ClosedObject({
        role: OneOf(['agent', 'visitor'], 'Who says it.'),
        text: Type.String({ description: 'What is said.' }),
      }),
      { description: 'The conversation of a failure, as it went.' },
    ),
  ),
  milliseconds: Count('How long it took.'),
})

const Coverage = ClosedObject({
  agent: Slug('The agent.'),
  scenarios: Count('How many scenarios are about it.'),
  phases: Type.Array(
    ClosedObject({
      key: Type.String({ description: 'The phase.' }),
      visits: Count('In so many scenarios it was entered.'),
    }),
    { description: 'Every phase of the flow.' },
  ),
  slots: Type.Array(
    ClosedObject({
      key: Type.String({ description: 'The slot.' }),
      fills: Count('In so many scenarios it was filled.'),
    }),
    { description: 'Every slot of the flow.' },
  ),
  exits: Type.Array(
    ClosedObject({
      phase: Type.String({ description: 'The phase.' }),
      exit: Count('In so many scenarios it was left because its criteria held.'),
      max_turns: Count('In so many scenarios it was left because it took too long.'),
    }),
    { description: 'Every phase that can be left.' },
  ),
})

export const ConfigurationTest = Resource(
  'configuration_test',
  'How a configuration did: whether it can be applied, whether its agents are ready, and how they talk.',
  {
    passes: Flag('Whether every check passes.'),
    reasoner: OneOf(['builtin', 'model'], 'Who talked.'),
    checks: Type.Array(ConfigurationCheck, { description: 'Everything that was looked at.' }),
    warnings: Type.Array(
      ClosedObject({
        message: Type.String({ description: 'What is probably not meant, for people.' }),
        agent: Type.Optional(Slug('The agent it is about.')),
        path: Type.Optional(FilePath()),
        line: Type.Optional(Integer('The line in the file, starting at 1.', { minimum: 1 })),
      }),
      { description: 'What would be better otherwise. It fails nothing.' },
    ),
    coverage: Type.Array(Coverage, {
      description: 'What the scenarios have seen of the flow of each agent.',
    }),
    milliseconds: Count('How long it took.'),
  },
)

export const ScenarioDraft = Resource('scenario_draft', 'A scenario, made from what visitors have said.', {
  path: FilePath(),
  content: Text('The file, as YAML.', longestConfigurationFile),
  passes: Flag('Whether it passes now. A conversation with a model is not played again: `true`.'),
})

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
  testConfiguration: defineOperation({
    group: 'Agents',
    access: 'read',
    id: 'testConfiguration',
    method: 'POST',
    path: '/configuration/test',
    summary: 'Test a configuration',
    description:
      'Writes the files as a plan does, compiles flows, looks at readiness, asks the questions of standing checks, plays the scenarios and has the agents attacked, and takes all of it back. Nothing is saved. Without files, the configuration is tested as it is. With a model, scenarios are repeated, the model answers the standing checks, and tokens are spent; a `read_only` key cannot do that.',
    body: Changes({
      files: Files(),
      agents: ListOf(Slug(), {
        minItems: 1,
        uniqueItems: true,
        description: 'Only these agents. Default: all of them.',
      }),
      checks: ListOf(OneOf(configurationCheckKinds), {
        minItems: 1,
        uniqueItems: true,
        description: 'Only these checks. Default: all of them. Files and flows are always looked at.',
      }),
      reasoner: OneOf(
        ['builtin', 'model'],
        'Who talks. `builtin`, the default, says the same every time; `model` is the one that visitors talk to.',
      ),
      repeat: Integer(
        'How often scenarios are played with a model, unless they say it themselves. Default: 5.',
        { minimum: 1, maximum: mostRepeats },
      ),
      pass_rate: Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'How many of the repetitions have to pass, unless a scenario says it itself. Default: 0.8.',
      }),
    }),
    response: ConfigurationTest,
    errors: ['parameter_missing', 'resource_missing'],
    ...size,
    example: { ...bundle, checks: ['flow', 'readiness'] },
    answer: configurationTest,
  }),
  draftScenario: defineOperation({
    group: 'Agents',
    access: 'read',
    id: 'draftScenario',
    method: 'POST',
    path: '/configuration/scenarios',
    summary: 'Draft a scenario',
    description:
      'Makes a scenario from a conversation, which expects what happens when it is played again now (of a conversation with a model: what happened in it), or from a gap, which expects its question to be answered. Contact details are replaced by examples. Nothing is saved.',
    body: Changes({
      conversation_id: Id('The conversation. Send this or `knowledge_gap_id`.'),
      knowledge_gap_id: Id('The gap.'),
    }),
    response: ScenarioDraft,
    errors: ['parameter_missing', 'resource_archived'],
    example: { knowledge_gap_id: 1 },
    answer: scenarioDraft,
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
