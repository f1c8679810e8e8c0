import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Id,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  limits,
  Name,
  OneOf,
  Resource,
  Slug,
  Timestamp,
  Words,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { deliverableFormats } from './vocabulary.ts'

const Body = () => Words('The document, with references such as {{slots.goal}}.', limits.prompt)

export const DeliverableTemplate = Resource('deliverable_template', {
  id: Id(),
  name: Name(),
  body: Body(),
  format: OneOf(deliverableFormats),
  agents: ListOf(Slug(), { description: 'The agents that may hand it over.' }),
  created_at: Timestamp(),
  archived: Type.Boolean(),
})

const fields = { name: Name(), body: Body() }
const details = {
  format: OneOf(deliverableFormats, 'markdown when absent on create.'),
  agents: ListOf(Slug(), { uniqueItems: true, description: 'All current agents when absent on create.' }),
}

export const deliverableTemplates = {
  listDeliverableTemplates: defineOperation({
    id: 'listDeliverableTemplates',
    method: 'GET',
    path: '/deliverable_templates',
    group: 'Deliverable templates',
    access: 'read',
    summary: 'List deliverable templates',
    query: ListQuery(includeArchived),
    response: List(DeliverableTemplate),
  }),
  createDeliverableTemplate: defineOperation({
    id: 'createDeliverableTemplate',
    method: 'POST',
    path: '/deliverable_templates',
    group: 'Deliverable templates',
    access: 'write',
    summary: 'Create a deliverable template',
    body: Closed({ ...fields, ...Changes(details).properties }),
    status: 201,
    response: DeliverableTemplate,
    errors: ['resource_archived'],
    example: { name: 'First summary', body: '# What we understood\n\n{{slots.goal}}' },
  }),
  getDeliverableTemplate: defineOperation({
    id: 'getDeliverableTemplate',
    method: 'GET',
    path: '/deliverable_templates/{id}',
    group: 'Deliverable templates',
    access: 'read',
    summary: 'Get a deliverable template',
    response: DeliverableTemplate,
  }),
  updateDeliverableTemplate: defineOperation({
    id: 'updateDeliverableTemplate',
    method: 'PATCH',
    path: '/deliverable_templates/{id}',
    group: 'Deliverable templates',
    access: 'write',
    summary: 'Edit a deliverable template',
    body: Changes({ ...fields, ...details }),
    response: DeliverableTemplate,
    errors: ['resource_archived'],
    example: { name: 'Summary' },
  }),
  archiveDeliverableTemplate: defineOperation({
    id: 'archiveDeliverableTemplate',
    method: 'POST',
    path: '/deliverable_templates/{id}/archive',
    group: 'Deliverable templates',
    access: 'write',
    summary: 'Archive a deliverable template',
    response: DeliverableTemplate,
  }),
  restoreDeliverableTemplate: defineOperation({
    id: 'restoreDeliverableTemplate',
    method: 'DELETE',
    path: '/deliverable_templates/{id}/archive',
    group: 'Deliverable templates',
    access: 'write',
    summary: 'Restore a deliverable template',
    response: DeliverableTemplate,
  }),
}
