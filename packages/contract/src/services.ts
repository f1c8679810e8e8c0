import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Id,
  includeArchived,
  Key,
  List,
  ListOf,
  ListQuery,
  Name,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Text,
  Timestamp,
  Words,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { pricingUnits } from './vocabulary.ts'

const Price = (description: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description })
const Currency = () =>
  Type.String({
    pattern: '^[A-Z]{3}$',
    description: 'ISO 4217.',
    'x-rule': 'must be a currency code such as "EUR"',
  })

/** §2.9. */
export const Service = Resource('service', {
  id: Id(),
  key: Key(),
  name: Name(),
  pricing_unit: OneOf(pricingUnits),
  agents: ListOf(Slug(), { description: 'The agents that may offer it.' }),
  created_at: Timestamp(),
  description: Type.Optional(Text()),
  positioning: Type.Optional(Text()),
  guidelines: Type.Optional(Text()),
  price_min: Type.Optional(Price('In the minor unit of the currency.')),
  price_max: Type.Optional(Price('In the minor unit of the currency.')),
  currency: Type.Optional(Currency()),
  typical_duration: Type.Optional(Name()),
  deliverables: ListOf(Words()),
  good_fit_signals: ListOf(Words()),
  reviewed: Type.Boolean({ description: 'The owner blessed the drafted service.' }),
  archived: Type.Boolean(),
})

const fields = { name: Name(), pricing_unit: OneOf(pricingUnits) }
const details = {
  agents: ListOf(Slug(), { uniqueItems: true, description: 'All current agents when absent on create.' }),
  description: Nullable(Text()),
  positioning: Nullable(Text()),
  guidelines: Nullable(Text()),
  price_min: Nullable(Price('In the minor unit of the currency.')),
  price_max: Nullable(Price('In the minor unit of the currency; not below price_min.')),
  currency: Nullable(Currency()),
  typical_duration: Nullable(Name()),
  deliverables: ListOf(Words()),
  good_fit_signals: ListOf(Words()),
}

export const CreateService = Closed({
  ...fields,
  ...Changes({ key: Key('Derived from the name when absent.'), ...details }).properties,
})

export const services = {
  listServices: defineOperation({
    id: 'listServices',
    method: 'GET',
    path: '/services',
    group: 'Services',
    access: 'read',
    summary: 'List services',
    query: ListQuery(includeArchived),
    response: List(Service),
  }),
  createService: defineOperation({
    id: 'createService',
    method: 'POST',
    path: '/services',
    group: 'Services',
    access: 'write',
    summary: 'Create a service',
    body: CreateService,
    status: 201,
    response: Service,
    errors: ['resource_archived'],
    example: { name: 'Pricing audit', pricing_unit: 'fixed', price_min: 480000, currency: 'EUR' },
  }),
  getService: defineOperation({
    id: 'getService',
    method: 'GET',
    path: '/services/{id}',
    group: 'Services',
    access: 'read',
    summary: 'Get a service',
    response: Service,
  }),
  updateService: defineOperation({
    id: 'updateService',
    method: 'PATCH',
    path: '/services/{id}',
    group: 'Services',
    access: 'write',
    summary: 'Edit a service',
    body: Changes({ ...fields, ...details, reviewed: Type.Boolean() }),
    response: Service,
    errors: ['parameter_missing', 'resource_archived'],
    example: { reviewed: true },
  }),
  archiveService: defineOperation({
    id: 'archiveService',
    method: 'POST',
    path: '/services/{id}/archive',
    group: 'Services',
    access: 'write',
    section: '§4.9',
    summary: 'Archive a service',
    description: "It leaves every agent's world, its history is kept, and it is never destroyed.",
    response: Service,
  }),
  restoreService: defineOperation({
    id: 'restoreService',
    method: 'DELETE',
    path: '/services/{id}/archive',
    group: 'Services',
    access: 'write',
    summary: 'Restore a service',
    response: Service,
  }),
}
