import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  CreatedAt,
  Id,
  List,
  ListOf,
  ListQuery,
  listOf,
  OneOf,
  Resource,
} from './common.ts'
import { resourceDraft as example } from './examples/catalog.ts'
import { defineOperation } from './operation.ts'
import { draftKinds, draftStatuses } from './vocabulary.ts'

const Payload = Type.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
  description: 'The proposed fields: exactly the body with which an object of this kind is created.',
})

/** §2.7. */
export const ResourceDraft = Resource(
  'resource_draft',
  'A proposed service, voice profile or fit criterion.',
  {
    id: Id(),
    kind: OneOf(draftKinds, 'What it becomes when accepted. `voice` is a voice profile.'),
    status: OneOf(draftStatuses, 'Whether it is waiting for your decision, or what you decided.'),
    payload: Payload,
    created_at: CreatedAt,
    catalog_generation_id: Type.Optional(
      Id('The generation that proposed it. Absent if it was created with the API.'),
    ),
    resource_id: Type.Optional(Id('The object it became. Absent until it is accepted.')),
    fact_ids: Type.Array(Id(), { description: 'The facts the proposal is based on.' }),
  },
)

const CreateResourceDraft = ClosedObject({
  kind: OneOf(draftKinds, 'What it becomes when accepted. `voice` is a voice profile.'),
  payload: Payload,
  ...Changes({
    fact_ids: ListOf(Id(), {
      uniqueItems: true,
      description: 'The facts the proposal is based on. None by default.',
    }),
  }).properties,
})

const read = { group: 'Catalog', access: 'read' } as const
const write = { group: 'Catalog', access: 'write' } as const
const path = '/resource_drafts/{id}' as const

export const resourceDrafts = {
  listResourceDrafts: defineOperation({
    ...read,
    id: 'listResourceDrafts',
    method: 'GET',
    path: '/resource_drafts',
    summary: 'List proposals',
    description: 'Returns proposals, newest first, including those you have decided on.',
    query: ListQuery({
      status: Type.Optional(OneOf(draftStatuses, 'Only proposals in this status.')),
      kind: Type.Optional(OneOf(draftKinds, 'Only proposals of this kind.')),
      catalog_generation_id: Type.Optional(Id('Only proposals of this generation.')),
      resource_id: Type.Optional(
        Id('Only the proposal that became this object. Send `kind` with it: ids are counted per kind.'),
      ),
    }),
    response: List(ResourceDraft),
    answer: listOf(example),
  }),
  createResourceDraft: defineOperation({
    ...write,
    id: 'createResourceDraft',
    method: 'POST',
    path: '/resource_drafts',
    summary: 'Create a proposal',
    description:
      'Proposes an object for your catalog. The payload is checked like the body of the POST of its kind. If the same object was proposed before, that proposal is returned, whatever its status, and nothing is created. Refused if the object is already in your catalog.',
    body: CreateResourceDraft,
    status: 201,
    response: ResourceDraft,
    example: { kind: 'service', payload: { name: 'Discount workshop', pricing_unit: 'fixed' } },
    answer: {
      ...example,
      payload: { name: 'Discount workshop', pricing_unit: 'fixed' },
      fact_ids: [],
    },
  }),
  getResourceDraft: defineOperation({
    ...read,
    id: 'getResourceDraft',
    method: 'GET',
    path,
    summary: 'Get a proposal',
    description: 'Returns one proposal, whatever its status.',
    response: ResourceDraft,
    answer: example,
  }),
  updateResourceDraft: defineOperation({
    ...write,
    id: 'updateResourceDraft',
    method: 'PATCH',
    path,
    summary: 'Update a proposal',
    description:
      'Replaces the whole payload. Refused once the proposal was accepted or dismissed. Only the shape is checked now; the rest is checked when you accept it.',
    body: Changes({ payload: Payload }),
    response: ResourceDraft,
    errors: ['parameter_missing', 'not_revertible'],
    example: { payload: { name: 'Discount workshop', pricing_unit: 'fixed' } },
    answer: { ...example, payload: { name: 'Discount workshop', pricing_unit: 'fixed' } },
  }),
  acceptResourceDraft: defineOperation({
    ...write,
    id: 'acceptResourceDraft',
    method: 'POST',
    path: `${path}/accept`,
    section: '§4.7',
    summary: 'Accept a proposal',
    description:
      'Creates the object with the same checks as its POST and sets `resource_id`. A dismissed proposal can be accepted too. Accepting twice changes nothing. An accepted voice profile is given to live agents that have none.',
    response: ResourceDraft,
    errors: ['parameter_missing', 'resource_archived'],
    answer: { ...example, status: 'accepted', resource_id: 5 },
  }),
  dismissResourceDraft: defineOperation({
    ...write,
    id: 'dismissResourceDraft',
    method: 'POST',
    path: `${path}/dismiss`,
    summary: 'Dismiss a proposal',
    description:
      'The same object is not proposed again. You can still accept it later. Refused for an accepted proposal.',
    response: ResourceDraft,
    errors: ['not_revertible'],
    answer: { ...example, status: 'dismissed' },
  }),
}
