import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Dictionary,
  Id,
  includeArchived,
  Key,
  List,
  ListOf,
  ListQuery,
  Locale,
  limits,
  Name,
  OneOf,
  Resource,
  Text,
  Timestamp,
  Words,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { messageRoles, promptKinds } from './vocabulary.ts'

/** §2.4. */
export const PromptTemplate = Resource('prompt_template', {
  id: Id(),
  kind: OneOf(promptKinds),
  version: Type.Integer(),
  active: Type.Boolean(),
  archived: Type.Boolean(),
  created_at: Timestamp(),
  body: Type.String({ description: 'The prompt text.' }),
  warnings: Type.Optional(
    Type.Array(Type.String(), { description: 'Unknown references; present only when there are any.' }),
  ),
})

/** Something that a body can refer to as `{{name}}`. */
export const PromptReference = Resource('prompt_reference', {
  name: Type.String({ description: 'What stands between the braces; `slots.<key>` stands for any slot.' }),
  meaning: Type.String(),
  sample: Type.String(),
  kinds: Type.Array(OneOf(promptKinds), {
    description: 'The kinds in which it has something to say; in others it is empty.',
  }),
})

const Compared = Type.Object({ id: Id(), version: Type.Integer() }, { additionalProperties: false })

export const PromptTemplateDiff = Resource('prompt_template_diff', {
  from: Compared,
  to: Compared,
  changes: Type.Array(
    Type.Object(
      { change: OneOf(['kept', 'removed', 'added']), lines: Type.Array(Type.String()) },
      { additionalProperties: false },
    ),
    {
      description:
        'Runs of lines, in order. The kept and removed lines, joined by line breaks, are the one body; the kept and added ones the other.',
    },
  ),
})

export const PromptPreview = Resource('prompt_preview', {
  kind: OneOf(promptKinds),
  version: Type.Integer(),
  phase: Key('The phase of the sample conversation.'),
  locale: Locale(),
  text: Type.String({ description: 'What the model would get; at most 400,000 characters of it.' }),
  references: Type.Array(
    Type.Object({ name: Type.String(), value: Type.String() }, { additionalProperties: false }),
    { description: 'What the body refers to and what stands there, in order of appearance.' },
  ),
  warnings: Type.Array(Type.String(), {
    description: 'References that are unknown, or that say nothing in this kind.',
  }),
  tokens: Type.Integer({ description: 'The estimated size of the whole text.' }),
})

/** An answer as a conversation keeps it: text or value, yes or no, several values. */
const SlotValue = Type.Unsafe<string | boolean | string[]>({
  ...Text(),
  type: ['string', 'boolean', 'array'],
  items: Text(),
  maxItems: limits.list,
})

const path = '/agents/{slug}/prompt_templates' as const

export const promptTemplates = {
  listPromptTemplates: defineOperation({
    id: 'listPromptTemplates',
    method: 'GET',
    path,
    group: 'Prompt templates',
    access: 'read',
    summary: 'List prompt versions',
    query: ListQuery({
      kind: Type.Optional(OneOf(promptKinds)),
      active: Type.Optional(Type.Boolean()),
      ...includeArchived,
    }),
    response: List(PromptTemplate),
  }),
  createPromptTemplate: defineOperation({
    id: 'createPromptTemplate',
    method: 'POST',
    path,
    group: 'Prompt templates',
    access: 'write',
    section: '§4.2',
    summary: 'Author a new prompt version',
    description:
      'Authors version N+1 of the kind and activates it in the same transaction. New conversations compile it; frozen snapshots keep theirs.',
    body: Closed({
      body: Words('The prompt text; context is referenced as {{organization.name}}.', limits.prompt),
      ...Changes({ kind: OneOf(promptKinds, 'conversation when absent.') }).properties,
    }),
    status: 201,
    response: PromptTemplate,
    errors: ['resource_archived'],
    example: { body: 'You receive visitors of {{organization.name}}. {{phase.objective}}' },
  }),
  listPromptReferences: defineOperation({
    id: 'listPromptReferences',
    method: 'GET',
    path: `${path}/references`,
    group: 'Prompt templates',
    access: 'read',
    summary: 'List what prompts can refer to',
    description: 'Every reference with its meaning and a sample, and one for each live slot of the agent.',
    query: Closed({ kind: Type.Optional(OneOf(promptKinds, 'Only what says something in this kind.')) }),
    response: List(PromptReference),
  }),
  getPromptTemplate: defineOperation({
    id: 'getPromptTemplate',
    method: 'GET',
    path: `${path}/{id}`,
    group: 'Prompt templates',
    access: 'read',
    summary: 'Get a prompt version',
    response: PromptTemplate,
  }),
  activatePromptTemplate: defineOperation({
    id: 'activatePromptTemplate',
    method: 'POST',
    path: `${path}/{id}/activate`,
    group: 'Prompt templates',
    access: 'write',
    summary: 'Activate a prompt version',
    description:
      'Deactivates the former one in the same transaction. An archived version is refused: restore it first.',
    response: PromptTemplate,
    errors: ['resource_archived'],
  }),
  archivePromptTemplate: defineOperation({
    id: 'archivePromptTemplate',
    method: 'POST',
    path: `${path}/{id}/archive`,
    group: 'Prompt templates',
    access: 'write',
    section: '§4.12',
    summary: 'Archive a prompt version',
    description:
      'The active version is refused: activate another first. So is one that a running experiment draws.',
    response: PromptTemplate,
    errors: ['resource_in_use', 'experiment_running', 'resource_archived'],
  }),
  restorePromptTemplate: defineOperation({
    id: 'restorePromptTemplate',
    method: 'DELETE',
    path: `${path}/{id}/archive`,
    group: 'Prompt templates',
    access: 'write',
    summary: 'Restore a prompt version',
    description: 'It comes back inactive.',
    response: PromptTemplate,
    errors: ['resource_archived'],
  }),
  diffPromptTemplates: defineOperation({
    id: 'diffPromptTemplates',
    method: 'GET',
    path: `${path}/{id}/diff`,
    group: 'Prompt templates',
    access: 'read',
    summary: 'What leads from one prompt version to another, line by line',
    query: Closed({
      against: Type.Optional(Id('Another version of the same agent and kind; the active one when absent.')),
    }),
    response: PromptTemplateDiff,
  }),
  previewPromptTemplate: defineOperation({
    id: 'previewPromptTemplate',
    method: 'POST',
    path: `${path}/{id}/preview`,
    group: 'Prompt templates',
    access: 'read',
    summary: 'Preview a prompt version in a sample conversation',
    description:
      'Shows the prompt as the model would get it, with the agent as it is now. What the body leaves out comes from a built-in sample; facts are the newest that the agent may use. Nothing is kept.',
    body: Changes({
      phase: Key('A live phase, by its key; the first one when absent.'),
      locale: Locale('The first language of the agent when absent.'),
      slots: Dictionary(SlotValue, 'The answers so far, by slot key; a sample for every slot when absent.'),
      visitor: Closed({ name: Type.Optional(Name()) }),
      transcript: ListOf(Closed({ role: OneOf(messageRoles), text: Words() }), {
        description: 'What was said so far, oldest first.',
      }),
    }),
    response: PromptPreview,
    errors: ['parameter_missing', 'resource_archived'],
    example: { locale: 'de', visitor: { name: 'Jana' }, transcript: [{ role: 'visitor', text: 'Hello!' }] },
  }),
}
