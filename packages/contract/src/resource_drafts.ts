import { Type } from 'typebox'
import { Changes, Id, List, ListQuery, OneOf, Resource, Timestamp } from './common.ts'
import { defineOperation } from './operation.ts'
import { draftKinds, draftStatuses } from './vocabulary.ts'

const Payload = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  description: 'The create body of its kind.',
})

/** §2.7. */
export const ResourceDraft = Resource('resource_draft', {
  id: Id(),
  kind: OneOf(draftKinds),
  status: OneOf(draftStatuses),
  payload: Payload,
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
  updateResourceDraft: defineOperation({
    id: 'updateResourceDraft',
    method: 'PATCH',
    path: '/resource_drafts/{id}',
    group: 'Catalog',
    access: 'write',
    summary: 'Edit a proposal',
    description: 'While it is proposed. The payload replaces the former one.',
    body: Changes({ payload: Payload }),
    response: ResourceDraft,
    errors: ['parameter_missing', 'not_revertible'],
    example: { payload: { name: 'Pricing audit', pricing_unit: 'fixed' } },
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
  dismissResourceDraft: defineOperation({
    id: 'dismissResourceDraft',
    method: 'POST',
    path: '/resource_drafts/{id}/dismiss',
    group: 'Catalog',
    access: 'write',
    summary: 'Dismiss a proposal',
    description: 'An equivalent is not proposed again. It can still be accepted later.',
    response: ResourceDraft,
    errors: ['not_revertible'],
  }),
}
