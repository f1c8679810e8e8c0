import { Type } from 'typebox'
import {
  AgentSet,
  Agents,
  ArchivedFlag,
  Changes,
  ClosedObject,
  CreatedAt,
  Flag,
  Id,
  Integer,
  includeArchived,
  Key,
  List,
  ListOf,
  ListQuery,
  listOf,
  Name,
  NonBlankText,
  Nullable,
  OneOf,
  Resource,
  Text,
} from './common.ts'
import { service as example } from './examples/catalog.ts'
import { defineOperation } from './operation.ts'
import { pricingUnits } from './vocabulary.ts'

const Price = (description: string) =>
  Integer(`${description}, in the minor unit of the currency: 1450000 is 14,500.00 EUR.`, {
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
  })

const told = "Agents answer questions with it, and the visitor's `deliverable` mentions it."
const needsModel = 'Needs a language model; the builtin reasoner ignores it.'
const fields = {
  name: Name('What agents call the service.'),
  pricing_unit: OneOf(pricingUnits, 'Whether the price is per month, fixed, or a starting price.'),
}
const texts = {
  description: () => Text(`What the service is. ${told}`),
  positioning: () => Text(`Who it is for and what sets it apart. ${needsModel}`),
  guidelines: () => Text(`When to offer it and what not to promise. Never said to visitors. ${needsModel}`),
  price_min: () => Price('The lowest price'),
  price_max: () => Price('The highest price'),
  currency: () =>
    Type.String({
      pattern: '^[A-Z]{3}$',
      description: 'The ISO 4217 code of the currency. Required with any price.',
      'x-rule': 'must be a currency code such as "EUR"',
    }),
  typical_duration: () => Name(`How long it usually takes, in words. ${told}`),
}
const lists = {
  deliverables: ListOf(NonBlankText(), { description: `What the client gets. ${told}` }),
  good_fit_signals: ListOf(NonBlankText(), {
    description:
      'Signs that it suits a client, such as "Wants a new website". The `deliverable` and the brief suggest the service when the visitor said one of them.',
  }),
}

/** §2.9. */
export const Service = Resource(
  'service',
  'Something the organization offers. Agents answer questions about it, and a `deliverable` can suggest it.',
  {
    id: Id(),
    key: Key('A name for programs. Never changes.'),
    ...fields,
    agents: Agents('The agents that may offer it.'),
    created_at: CreatedAt,
    description: Type.Optional(texts.description()),
    positioning: Type.Optional(texts.positioning()),
    guidelines: Type.Optional(texts.guidelines()),
    price_min: Type.Optional(texts.price_min()),
    price_max: Type.Optional(texts.price_max()),
    currency: Type.Optional(texts.currency()),
    typical_duration: Type.Optional(texts.typical_duration()),
    ...lists,
    reviewed: Flag(
      'Whether someone has reviewed it. `false` if it came from a proposal. Does not affect its use.',
    ),
    archived: ArchivedFlag,
  },
)

const details = {
  agents: AgentSet('The agents that may offer it. Defaults to all current agents; an empty list means none.'),
  description: Nullable(texts.description()),
  positioning: Nullable(texts.positioning()),
  guidelines: Nullable(texts.guidelines()),
  price_min: Nullable(texts.price_min()),
  price_max: Nullable(texts.price_max()),
  currency: Nullable(texts.currency()),
  typical_duration: Nullable(texts.typical_duration()),
  ...lists,
}

export const CreateService = ClosedObject({
  ...fields,
  ...Changes({
    key: Key('A name for programs. Derived from the name by default; cannot be changed later.'),
    ...details,
  }).properties,
})

const read = { group: 'Services', access: 'read' } as const
const write = { group: 'Services', access: 'write' } as const

export const services = {
  listServices: defineOperation({
    ...read,
    id: 'listServices',
    method: 'GET',
    path: '/services',
    summary: 'List services',
    description: 'Returns services, newest first.',
    query: ListQuery(includeArchived),
    response: List(Service),
    answer: listOf(example),
  }),
  createService: defineOperation({
    ...write,
    id: 'createService',
    method: 'POST',
    path: '/services',
    summary: 'Create a service',
    description: 'New conversations of its agents can offer it. It counts as reviewed.',
    body: CreateService,
    status: 201,
    response: Service,
    errors: ['resource_archived'],
    example: { name: 'Pricing audit', pricing_unit: 'fixed', price_min: 1_450_000, currency: 'EUR' },
    answer: example,
  }),
  getService: defineOperation({
    ...read,
    id: 'getService',
    method: 'GET',
    path: '/services/{id}',
    summary: 'Get a service',
    description: 'Returns one service, even if it is archived.',
    response: Service,
    answer: example,
  }),
  updateService: defineOperation({
    ...write,
    id: 'updateService',
    method: 'PATCH',
    path: '/services/{id}',
    summary: 'Update a service',
    description:
      'Changes only the fields you send; `null` clears an optional field. Conversations that have started keep the service as it was.',
    body: Changes({
      ...fields,
      ...details,
      reviewed: Flag('Whether you have reviewed it. Does not affect its use.'),
    }),
    response: Service,
    errors: ['parameter_missing', 'resource_archived'],
    example: { reviewed: true },
    answer: example,
  }),
  archiveService: defineOperation({
    ...write,
    id: 'archiveService',
    method: 'POST',
    path: '/services/{id}/archive',
    section: '§4.9',
    summary: 'Archive a service',
    description:
      'Agents no longer offer it, not even in running conversations. It is never deleted, and its key stays reserved. Archiving twice changes nothing.',
    response: Service,
    answer: { ...example, archived: true },
  }),
  restoreService: defineOperation({
    ...write,
    id: 'restoreService',
    method: 'DELETE',
    path: '/services/{id}/archive',
    summary: 'Restore a service',
    description: 'The same agents as before may offer it again.',
    response: Service,
    answer: example,
  }),
}
