import { Type } from 'typebox'
import {
  ArchivedFlag,
  Changes,
  ClosedObject,
  CreatedAt,
  Flag,
  Id,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  Locale,
  listOf,
  Name,
  Nullable,
  OneOf,
  Resource,
  Slug,
  Url,
} from './common.ts'
import { agent as example, newAgent } from './examples/agent.ts'
import { defineOperation } from './operation.ts'
import { archetypes } from './vocabulary.ts'

const AgentName = (more = '') =>
  Name(
    `Shown to your team, and to visitors unless the agent has an identity: then they see its \`display_name\`.${more}`,
  )
const Pages = () =>
  ListOf(ClosedObject({ title: Name('The label of the button.'), url: Url('The page it opens.') }), {
    maxItems: 50,
    description: 'Pages that the agent can offer as buttons, in phases with the tool `offer_navigation`.',
  })
const Origin = () =>
  Type.String({
    maxLength: 300,
    pattern: '^https?://[^\\s/?#\\u0000\\uD800-\\uDFFF]+$',
    'x-rule': 'must be an origin such as "https://example.com", without a path',
  })
const origins =
  "The sites whose pages may embed the agent's widget. Without any, it only works on Foyer's own pages."
const spoken =
  "The languages the agent speaks. A conversation starts in the visitor's language, or in the first of these if that is not listed. Languages other than English and German need a model; without one, compiling the flow gives a warning."

export const Agent = Resource('agent', 'A conversational agent that talks to visitors.', {
  id: Id(),
  slug: Slug('Identifies the agent in paths and in other objects. Never changes.'),
  name: AgentName(),
  archetype: OneOf(archetypes, 'What the agent was created for. It determined the initial flow and prompts.'),
  languages: ListOf(Locale(), { description: spoken }),
  identity_id: Type.Optional(Id('The identity that visitors see. Absent if there is none.')),
  voice_profile_id: Type.Optional(Id('The voice profile it uses. Absent if there is none.')),
  pages: Pages(),
  public_id: Type.String({
    description: 'Identifies the agent in the widget and in public links. Safe to publish.',
  }),
  allowed_origins: ListOf(Origin(), { description: origins }),
  identity_verification: Flag(
    'Whether your site can verify who a visitor is: `true` while the agent has an identity secret.',
  ),
  archived: ArchivedFlag,
  created_at: CreatedAt,
})

const wearable = {
  identity_id: Nullable(Id('The identity that visitors see. `null` for none.')),
  voice_profile_id: Nullable(Id('The voice profile it uses. `null` for none.')),
}
const Languages = (more = '') =>
  ListOf(Locale(), { minItems: 1, uniqueItems: true, description: `${spoken}${more}` })
const places = {
  pages: Pages(),
  allowed_origins: ListOf(Origin(), { uniqueItems: true, description: origins }),
}

const read = { group: 'Agents', access: 'read' } as const
const write = { group: 'Agents', access: 'write' } as const
const path = '/agents/{slug}' as const

export const agents = {
  listAgents: defineOperation({
    ...read,
    id: 'listAgents',
    method: 'GET',
    path: '/agents',
    summary: 'List agents',
    description: 'Returns agents, newest first.',
    query: ListQuery(includeArchived),
    response: List(Agent),
    answer: listOf(example),
  }),
  createAgent: defineOperation({
    ...write,
    id: 'createAgent',
    method: 'POST',
    path: '/agents',
    summary: 'Create an agent',
    description: 'Creates an agent with the flow of its archetype and version 1 of each of the six prompts.',
    body: ClosedObject({
      name: AgentName(),
      ...Changes({
        slug: Slug(
          'Identifies the agent in paths. Derived from the name by default; cannot be changed later.',
        ),
        archetype: OneOf(
          archetypes,
          'What the agent is for. It determines the initial flow and prompts. They are written in the default locale of the organization, and its services become choices of a slot. `answers`: answers questions and takes messages. `booking`: takes booking requests. `discovery`: finds out what visitors want to achieve. `qualification`: finds out whether a visitor is a good match. `support`: helps customers with something they already have. `intake`: asks new clients what you need to know first. Defaults to `discovery`.',
        ),
        languages: Languages(" Defaults to the organization's default locale."),
        ...wearable,
        ...places,
      }).properties,
    }),
    status: 201,
    response: Agent,
    errors: ['resource_archived'],
    example: { name: 'Front desk', archetype: 'discovery' },
    answer: newAgent,
  }),
  getAgent: defineOperation({
    ...read,
    id: 'getAgent',
    method: 'GET',
    path,
    summary: 'Get an agent',
    description: 'Returns one agent, even if it is archived. Its flow and prompts have their own paths.',
    response: Agent,
    answer: example,
  }),
  updateAgent: defineOperation({
    ...write,
    id: 'updateAgent',
    method: 'PATCH',
    path,
    summary: 'Update an agent',
    description:
      'Changes only the fields you send. Conversations that have started keep the identity, voice profile and pages they started with.',
    body: Changes({ name: AgentName(), languages: Languages(), ...wearable, ...places }),
    response: Agent,
    errors: ['resource_archived'],
    example: { pages: [{ title: 'Services and prices', url: 'https://brightwater.example/services' }] },
    answer: example,
  }),
  archiveAgent: defineOperation({
    ...write,
    id: 'archiveAgent',
    method: 'POST',
    path: `${path}/archive`,
    summary: 'Archive an agent',
    description:
      'No new conversations start; running ones continue. Its experiments stop, its flow and prompts become read-only, and it loses its identity and voice profile.',
    response: Agent,
    answer: { ...example, identity_id: undefined, voice_profile_id: undefined, archived: true },
  }),
  restoreAgent: defineOperation({
    ...write,
    id: 'restoreAgent',
    method: 'DELETE',
    path: `${path}/archive`,
    summary: 'Restore an agent',
    description:
      'New conversations can start again. Identity, voice profile and experiments do not come back.',
    response: Agent,
    answer: { ...example, identity_id: undefined, voice_profile_id: undefined },
  }),
  duplicateAgent: defineOperation({
    ...write,
    id: 'duplicateAgent',
    method: 'POST',
    path: `${path}/duplicate`,
    summary: 'Duplicate an agent',
    description:
      'Copies the settings, the appearance, the flow as version 1, every prompt version, and the links to services, fit criteria, deliverable templates and excluded facts. Conversations, gaps and experiments are not copied.',
    body: Changes({
      name: AgentName(' Defaults to the name of the original with "(copy)".'),
      slug: Slug('Identifies the copy in paths. Derived from its name by default.'),
    }),
    status: 201,
    response: Agent,
    errors: ['resource_archived'],
    example: { name: 'Trade fair desk' },
    answer: {
      ...example,
      id: 2,
      slug: 'trade-fair-desk',
      name: 'Trade fair desk',
      public_id: 'ag_Hn5rT2yU8cKdE4fG',
    },
  }),
}
