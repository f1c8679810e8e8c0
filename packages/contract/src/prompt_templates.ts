import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Id,
  includeArchived,
  List,
  ListQuery,
  limits,
  OneOf,
  Resource,
  Timestamp,
  Words,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { promptKinds } from './vocabulary.ts'

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
    description: 'Deactivates the former one in the same transaction. An archived version is restored first.',
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
}
