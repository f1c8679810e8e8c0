import { Type } from 'typebox'
import { Id, List, ListQuery, OneOf, Resource, Timestamp } from './common.ts'
import { defineOperation } from './operation.ts'
import { draftKinds, draftStatuses } from './vocabulary.ts'

/** §2.7. */
export const ResourceDraft = Resource('resource_draft', {
  id: Id(),
  kind: OneOf(draftKinds),
  status: OneOf(draftStatuses),
  payload: Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    description: 'The create body of its kind.',
  }),
  created_at: Timestamp(),
  catalog_generation_id: Type.Optional(Id('The generation that proposed it.')),
  resource_id: Type.Optional(Id('The row it became, once accepted.')),
  fact_ids: Type.Array(Id(), { description: 'The facts it rests on.' }),
})

export const resourceDrafts = {
  listResourceDrafts: defineOperation({
    id: 'listResourceDrafts',
    method: 'GET',
    path: '/resource_drafts',
    group: 'Catalog',
    access: 'read',
    summary: 'List proposals',
    query: ListQuery({
      status: Type.Optional(OneOf(draftStatuses)),
      kind: Type.Optional(OneOf(draftKinds)),
      catalog_generation_id: Type.Optional(Id()),
    }),
    response: List(ResourceDraft),
  }),
  getResourceDraft: defineOperation({
    id: 'getResourceDraft',
    method: 'GET',
    path: '/resource_drafts/{id}',
    group: 'Catalog',
    access: 'read',
    summary: 'Get a proposal',
    response: ResourceDraft,
  }),
  acceptResourceDraft: defineOperation({
    id: 'acceptResourceDraft',
    method: 'POST',
    path: '/resource_drafts/{id}/accept',
    group: 'Catalog',
    access: 'write',
    section: '§4.7',
    summary: 'Accept a proposal',
    description:
      'Creates the real catalog row through the same path as its POST; an accepted draft stays accepted.',
    response: ResourceDraft,
    errors: ['parameter_missing', 'resource_archived'],
  }),
}
