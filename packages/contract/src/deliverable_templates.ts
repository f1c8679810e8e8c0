import { Type } from 'typebox'
import {
  AgentSet,
  Agents,
  ArchivedFlag,
  Changes,
  ClosedObject,
  CreatedAt,
  Id,
  Integer,
  includeArchived,
  List,
  ListQuery,
  limits,
  listOf,
  Name,
  NonBlankText,
  OneOf,
  Resource,
} from './common.ts'
import { deliverableTemplateVersion, deliverableTemplate as example } from './examples/catalog.ts'
import { defineOperation } from './operation.ts'
import { deliverableFormats } from './vocabulary.ts'

const format = 'The format of the body.'
const fields = {
  name: Name('The title of the deliverable. Visitors see it.'),
  body: NonBlankText(
    'The text of the deliverable, with references: `{{slots.team_size}}` or `{{slots}}` for answers, `{{summary}}` for what the visitor wants, `{{services}}` for those that fit, `{{facts.pricing}}` for facts by topic, `{{open}}` for what is still open, `{{organization.address}}`, `{{visitor.name}}`, `{{date}}`. Headings, table rows and list items without a value are left out. Without any reference, the answers are added at the end.',
    limits.prompt,
  ),
}

export const DeliverableTemplate = Resource(
  'deliverable_template',
  'What the deliverables of an agent look like. The dashboard lists templates as documents in the catalog.',
  {
    id: Id(),
    ...fields,
    format: OneOf(deliverableFormats, format),
    agents: Agents('The agents that may hand it over, in phases with the tool `offer_deliverable`.'),
    version: Integer('Counts changes to the name, body and format. Starts at 1.'),
    warnings: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Unknown variables in the body, found when it was written. Absent when there are none.',
      }),
    ),
    created_at: CreatedAt,
    archived: ArchivedFlag,
  },
)

export const DeliverableTemplateVersion = Resource(
  'deliverable_template_version',
  'A template as it was at one time. Deliverables name the version they are based on.',
  {
    deliverable_template_id: Id('The template.'),
    version: Integer('The number of the version.'),
    ...fields,
    format: OneOf(deliverableFormats, format),
    created_at: CreatedAt,
  },
)

const details = {
  format: OneOf(deliverableFormats, `${format} Defaults to \`markdown\`.`),
  agents: AgentSet(
    'The agents that may hand it over. Defaults to all current agents; an empty list means none.',
  ),
}

const read = { group: 'Deliverable templates', access: 'read' } as const
const write = { group: 'Deliverable templates', access: 'write' } as const

export const deliverableTemplates = {
  listDeliverableTemplates: defineOperation({
    ...read,
    id: 'listDeliverableTemplates',
    method: 'GET',
    path: '/deliverable_templates',
    summary: 'List deliverable templates',
    description: 'Returns templates, newest first.',
    query: ListQuery(includeArchived),
    response: List(DeliverableTemplate),
    answer: listOf(example),
  }),
  createDeliverableTemplate: defineOperation({
    ...write,
    id: 'createDeliverableTemplate',
    method: 'POST',
    path: '/deliverable_templates',
    summary: 'Create a deliverable template',
    description: 'Applies to conversations that start from now on.',
    body: ClosedObject({ ...fields, ...Changes(details).properties }),
    status: 201,
    response: DeliverableTemplate,
    errors: ['resource_archived'],
    example: { name: 'First summary', body: '# What we understood\n\nTeam size: {{slots.team_size}}' },
    answer: example,
  }),
  getDeliverableTemplate: defineOperation({
    ...read,
    id: 'getDeliverableTemplate',
    method: 'GET',
    path: '/deliverable_templates/{id}',
    summary: 'Get a deliverable template',
    description: 'Returns one template, even if it is archived.',
    response: DeliverableTemplate,
    answer: example,
  }),
  updateDeliverableTemplate: defineOperation({
    ...write,
    id: 'updateDeliverableTemplate',
    method: 'PATCH',
    path: '/deliverable_templates/{id}',
    summary: 'Update a deliverable template',
    description:
      'Changes only the fields you send. Changing the name, body or format creates a new version. Deliverables that were handed over, and conversations that have started, keep the template as it was.',
    body: Changes({ ...fields, ...details }),
    response: DeliverableTemplate,
    errors: ['resource_archived'],
    example: { name: 'Summary' },
    answer: { ...example, name: 'Summary' },
  }),
  listDeliverableTemplateVersions: defineOperation({
    ...read,
    id: 'listDeliverableTemplateVersions',
    method: 'GET',
    path: '/deliverable_templates/{id}/versions',
    summary: 'List the versions of a deliverable template',
    description:
      'Returns versions, newest first. The number of a version is its id for paging. To go back to one, send its name, body and format in an update.',
    query: ListQuery({}),
    response: List(DeliverableTemplateVersion),
    answer: listOf(deliverableTemplateVersion),
  }),
  archiveDeliverableTemplate: defineOperation({
    ...write,
    id: 'archiveDeliverableTemplate',
    method: 'POST',
    path: '/deliverable_templates/{id}/archive',
    summary: 'Archive a deliverable template',
    description: 'New conversations no longer use it. Deliverables that were handed over stay.',
    response: DeliverableTemplate,
    answer: { ...example, archived: true },
  }),
  restoreDeliverableTemplate: defineOperation({
    ...write,
    id: 'restoreDeliverableTemplate',
    method: 'DELETE',
    path: '/deliverable_templates/{id}/archive',
    summary: 'Restore a deliverable template',
    description: 'New conversations of the same agents can use it again.',
    response: DeliverableTemplate,
    answer: example,
  }),
}
