import { Type } from 'typebox'
import {
  Changes,
  Closed,
  Id,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  Locale,
  Name,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Timestamp,
  Url,
} from './common.ts'
import { defineOperation } from './operation.ts'
import { archetypes } from './vocabulary.ts'

const Pages = () =>
  ListOf(Closed({ title: Name(), url: Url() }), {
    maxItems: 50,
    description: 'What offer_navigation may open.',
  })
const Origin = () =>
  Type.String({
    maxLength: 300,
    pattern: '^https?://[^\\s/?#\\u0000\\uD800-\\uDFFF]+$',
    'x-rule': 'must be an origin such as "https://example.com", without a path',
  })

export const Agent = Resource('agent', {
  id: Id(),
  slug: Slug(),
  name: Name(),
  archetype: OneOf(archetypes),
  languages: ListOf(Locale()),
  identity_id: Type.Optional(Id('The identity it wears.')),
  voice_profile_id: Type.Optional(Id('The voice it wears.')),
  pages: Pages(),
  public_id: Type.String({ description: 'Names the agent in public addresses; reveals nothing.' }),
  allowed_origins: ListOf(Origin(), { description: 'Where its widget may stand.' }),
  archived: Type.Boolean(),
  created_at: Timestamp(),
})

const wearable = { identity_id: Nullable(Id()), voice_profile_id: Nullable(Id()) }
const languages = ListOf(Locale(), { minItems: 1, uniqueItems: true })
const places = { pages: Pages(), allowed_origins: ListOf(Origin(), { uniqueItems: true }) }

export const agents = {
  listAgents: defineOperation({
    id: 'listAgents',
    method: 'GET',
    path: '/agents',
    group: 'Agents',
    access: 'read',
    summary: 'List agents',
    query: ListQuery(includeArchived),
    response: List(Agent),
  }),
  createAgent: defineOperation({
    id: 'createAgent',
    method: 'POST',
    path: '/agents',
    group: 'Agents',
    access: 'write',
    summary: 'Create an agent',
    description: 'Seeds the flow of its archetype as version 1 and version 1 of all six prompt kinds.',
    body: Closed({
      name: Name(),
      ...Changes({
        slug: Slug('Derived from the name when absent.'),
        archetype: OneOf(archetypes, 'discovery when absent.'),
        languages,
        ...wearable,
        ...places,
      }).properties,
    }),
    status: 201,
    response: Agent,
    errors: ['resource_archived'],
    example: { name: 'Front desk', archetype: 'discovery' },
  }),
  getAgent: defineOperation({
    id: 'getAgent',
    method: 'GET',
    path: '/agents/{slug}',
    group: 'Agents',
    access: 'read',
    summary: 'Get an agent',
    response: Agent,
  }),
  updateAgent: defineOperation({
    id: 'updateAgent',
    method: 'PATCH',
    path: '/agents/{slug}',
    group: 'Agents',
    access: 'write',
    summary: 'Edit an agent',
    body: Changes({ name: Name(), languages, ...wearable, ...places }),
    response: Agent,
    errors: ['resource_archived'],
    example: { pages: [{ title: 'Pricing', url: 'https://example.com/pricing' }] },
  }),
  archiveAgent: defineOperation({
    id: 'archiveAgent',
    method: 'POST',
    path: '/agents/{slug}/archive',
    group: 'Agents',
    access: 'write',
    summary: 'Archive an agent',
    description:
      'Ends new conversations and its running experiments, makes its flow and prompts read-only, and frees its voice and identity.',
    response: Agent,
  }),
  restoreAgent: defineOperation({
    id: 'restoreAgent',
    method: 'DELETE',
    path: '/agents/{slug}/archive',
    group: 'Agents',
    access: 'write',
    summary: 'Restore an agent',
    response: Agent,
  }),
  duplicateAgent: defineOperation({
    id: 'duplicateAgent',
    method: 'POST',
    path: '/agents/{slug}/duplicate',
    group: 'Agents',
    access: 'write',
    summary: 'Duplicate an agent',
    description:
      'A deep copy: flow as version 1, every prompt version, and the links to services, fit criteria, deliverable templates and excluded facts.',
    body: Changes({
      name: Name('The name with "(copy)" when absent.'),
      slug: Slug('Derived from the name when absent.'),
    }),
    status: 201,
    response: Agent,
    errors: ['resource_archived'],
    example: { name: 'Front desk, second floor' },
  }),
}
