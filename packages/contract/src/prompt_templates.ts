import { Type } from 'typebox'
import {
  ArchivedFlag,
  Changes,
  ClosedObject,
  CreatedAt,
  Flag,
  Id,
  Integer,
  includeArchived,
  List,
  ListQuery,
  limits,
  listOf,
  NonBlankText,
  OneOf,
  Resource,
} from './common.ts'
import { promptTemplate as example, promptReference, promptTemplateDiff } from './examples/agent.ts'
import { defineOperation } from './operation.ts'
import { promptKinds } from './vocabulary.ts'

export const PromptKindSchema = (more = '') =>
  OneOf(
    promptKinds,
    `What the prompt is for: conducting the conversation, recording answers, judging the fit, or writing the deliverable, the brief or the recap at the end.${more}`,
  )

/** §2.4. */
export const PromptTemplate = Resource(
  'prompt_template',
  'One version of one kind of prompt. Its body never changes.',
  {
    id: Id(),
    kind: PromptKindSchema(),
    version: Integer('Counts the versions of this kind for this agent. Numbers are never reused.'),
    active: Flag('Whether new conversations use this version. Exactly one per kind is active.'),
    archived: ArchivedFlag,
    created_at: CreatedAt,
    body: Type.String({
      description: 'The prompt text. Needs a language model; the builtin reasoner ignores it.',
    }),
    warnings: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Unknown variables in the body, found when it was written. Absent when there are none.',
      }),
    ),
  },
)

/** Something that a body can refer to as `{{name}}`. */
export const PromptReference = Resource(
  'prompt_reference',
  'Something that a prompt can refer to as `{{name}}`.',
  {
    name: Type.String({
      description: 'What to write between the braces. `slots.<key>` stands for the answer to any slot.',
    }),
    meaning: Type.String({ description: 'What is filled in.' }),
    sample: Type.String({ description: 'An example of what is filled in.' }),
    kinds: Type.Array(OneOf(promptKinds), {
      description: 'The kinds of prompts in which it has a value. In others it is empty.',
    }),
  },
)

const Compared = (description: string) =>
  ClosedObject({ id: Id('The id of the prompt version.'), version: Integer('Its number.') }, { description })

export const PromptTemplateDiff = Resource(
  'prompt_template_diff',
  'The differences between two prompt versions.',
  {
    from: Compared('The version the changes start from.'),
    to: Compared('The version the changes lead to.'),
    changes: Type.Array(
      ClosedObject({
        change: OneOf(['kept', 'removed', 'added'], 'What happens to these lines.'),
        lines: Type.Array(Type.String(), { description: 'Consecutive lines, without line breaks.' }),
      }),
      {
        description:
          'Runs of lines in order. Kept and removed lines make up the `from` body, kept and added lines the `to` body.',
      },
    ),
  },
)

const path = '/agents/{slug}/prompt_templates' as const
const read = { group: 'Prompt templates', access: 'read' } as const
const write = { group: 'Prompt templates', access: 'write' } as const

export const promptTemplates = {
  listPromptTemplates: defineOperation({
    ...read,
    id: 'listPromptTemplates',
    method: 'GET',
    path,
    summary: 'List prompt versions',
    description: 'Returns the prompt versions of an agent, newest first.',
    query: ListQuery({
      kind: Type.Optional(OneOf(promptKinds, 'Only versions of this kind.')),
      active: Type.Optional(Flag('Only versions that are, or are not, active.')),
      ...includeArchived,
    }),
    response: List(PromptTemplate),
    answer: listOf(example),
  }),
  createPromptTemplate: defineOperation({
    ...write,
    id: 'createPromptTemplate',
    method: 'POST',
    path,
    section: '§4.2',
    summary: 'Create a prompt version',
    description:
      'Creates the next version of the kind and activates it in the same transaction. New conversations use it; those that have started keep theirs. Unknown variables are reported in `warnings` and never refused.',
    body: ClosedObject({
      body: NonBlankText(
        'The prompt text. Refer to context as `{{organization.name}}`. Needs a language model; the builtin reasoner ignores it.',
        limits.prompt,
      ),
      ...Changes({ kind: PromptKindSchema(' Defaults to `conversation`.') }).properties,
    }),
    status: 201,
    response: PromptTemplate,
    errors: ['resource_archived'],
    example: { body: 'You welcome visitors to {{organization.name}}. {{phase.objective}}' },
    answer: example,
  }),
  listPromptReferences: defineOperation({
    ...read,
    id: 'listPromptReferences',
    method: 'GET',
    path: `${path}/references`,
    summary: 'List prompt variables',
    description: 'Returns everything a prompt of this agent can refer to, with one entry for each live slot.',
    query: ClosedObject({
      kind: Type.Optional(OneOf(promptKinds, 'Only references that have a value in this kind.')),
    }),
    response: List(PromptReference),
    answer: listOf(promptReference),
  }),
  getPromptTemplate: defineOperation({
    ...read,
    id: 'getPromptTemplate',
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'Get a prompt version',
    description: 'Returns one version, even if it is archived.',
    response: PromptTemplate,
    answer: example,
  }),
  activatePromptTemplate: defineOperation({
    ...write,
    id: 'activatePromptTemplate',
    method: 'POST',
    path: `${path}/{id}/activate`,
    summary: 'Activate a prompt version',
    description:
      'New conversations use this version instead of the one that was active. Archived versions are refused: restore them first.',
    response: PromptTemplate,
    errors: ['resource_archived'],
    answer: example,
  }),
  archivePromptTemplate: defineOperation({
    ...write,
    id: 'archivePromptTemplate',
    method: 'POST',
    path: `${path}/{id}/archive`,
    section: '§4.12',
    summary: 'Archive a prompt version',
    description:
      'The active version is refused: activate another one first. A version that a running experiment draws is refused with `experiment_running`.',
    response: PromptTemplate,
    errors: ['resource_in_use', 'experiment_running', 'resource_archived'],
    answer: { ...example, active: false, archived: true },
  }),
  restorePromptTemplate: defineOperation({
    ...write,
    id: 'restorePromptTemplate',
    method: 'DELETE',
    path: `${path}/{id}/archive`,
    summary: 'Restore a prompt version',
    description: 'The version is inactive after that; activate it to use it.',
    response: PromptTemplate,
    errors: ['resource_archived'],
    answer: { ...example, active: false },
  }),
  diffPromptTemplates: defineOperation({
    ...read,
    id: 'diffPromptTemplates',
    method: 'GET',
    path: `${path}/{id}/diff`,
    summary: 'Compare two prompt versions',
    description: 'Returns, line by line, the changes that lead from the version in the path to `against`.',
    query: ClosedObject({
      against: Type.Optional(
        Id('The version to compare with, of the same agent and kind. Defaults to the active one.'),
      ),
    }),
    response: PromptTemplateDiff,
    answer: promptTemplateDiff,
  }),
}
