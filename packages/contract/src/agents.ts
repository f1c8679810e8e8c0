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
  voice_profile_id: Type.Optional(Id('The voice it wears.')),
  pages: Pages(),
  public_id: Type.String({ description: 'Names the agent in public addresses; reveals nothing.' }),
  allowed_origins: ListOf(Origin(), { description: 'Where its widget may stand.' }),
  archived: Type.Boolean(),
  created_at: Timestamp(),
})

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
        languages: ListOf(Locale(), { minItems: 1, uniqueItems: true }),
        voice_profile_id: Nullable(Id()),
        pages: Pages(),
        allowed_origins: ListOf(Origin(), { uniqueItems: true }),
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
}
