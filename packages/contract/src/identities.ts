import { Type } from 'typebox'
import {
  AgentSet,
  Agents,
  ArchivedFlag,
  Changes,
  ClosedObject,
  CreatedAt,
  Id,
  includeArchived,
  List,
  ListOf,
  ListQuery,
  Locale,
  LocalizedText,
  listOf,
  Name,
  Nullable,
  Resource,
  Text,
  Url,
} from './common.ts'
import { identity as example } from './examples/catalog.ts'
import { defineOperation } from './operation.ts'

const DisplayName = () => Name("How the agent introduces itself. Shown in the widget's header.")
const Role = () =>
  Name(
    `The agent's role, such as "Reception". Shown in the widget's header, and mentioned in greetings that Foyer writes.`,
  )
const Bio = () =>
  Text('What the agent knows and does. Needs a language model; the builtin reasoner ignores it.')
const Avatar = () => Url('A picture of the agent, shown in the widget.')
const Disclosure = () => Text('What the agent says about being a program, after its greeting.')
const Greeting = () =>
  LocalizedText(
    'Language tag to the words that open a conversation. `de-AT` falls back to `de`; without a match, Foyer writes the greeting.',
  )
const languages =
  'The languages that the role, bio and disclosure are written in. In any other language, the role is left out, and Foyer writes the disclosure. If empty, they are used in all languages.'

export const Identity = Resource('identity', 'How agents introduce themselves to visitors.', {
  id: Id(),
  display_name: DisplayName(),
  role: Type.Optional(Role()),
  bio: Type.Optional(Bio()),
  avatar_url: Type.Optional(Avatar()),
  disclosure: Type.Optional(Disclosure()),
  greeting: Greeting(),
  languages: ListOf(Locale(), { description: languages }),
  agents: Agents('The agents that use this identity. An agent has at most one.'),
  created_at: CreatedAt,
  archived: ArchivedFlag,
})

const details = {
  role: Nullable(Role()),
  bio: Nullable(Bio()),
  avatar_url: Nullable(Avatar()),
  disclosure: Nullable(Disclosure()),
  greeting: Greeting(),
  languages: ListOf(Locale(), { uniqueItems: true, description: languages }),
  agents: AgentSet('The agents that use it. It replaces the identity they had. None by default.'),
}

const read = { group: 'Identities', access: 'read' } as const
const write = { group: 'Identities', access: 'write' } as const

export const identities = {
  listIdentities: defineOperation({
    ...read,
    id: 'listIdentities',
    method: 'GET',
    path: '/identities',
    summary: 'List identities',
    description: 'Returns identities, newest first.',
    query: ListQuery(includeArchived),
    response: List(Identity),
    answer: listOf(example),
  }),
  createIdentity: defineOperation({
    ...write,
    id: 'createIdentity',
    method: 'POST',
    path: '/identities',
    summary: 'Create an identity',
    description: 'No agent uses it until you name agents here or set it on an agent.',
    body: ClosedObject({ display_name: DisplayName(), ...Changes(details).properties }),
    status: 201,
    response: Identity,
    errors: ['resource_archived'],
    example: { display_name: 'Mara', role: 'Reception', greeting: { en: 'Hello, I am Mara.' } },
    answer: example,
  }),
  getIdentity: defineOperation({
    ...read,
    id: 'getIdentity',
    method: 'GET',
    path: '/identities/{id}',
    summary: 'Get an identity',
    description: 'Returns one identity, even if it is archived.',
    response: Identity,
    answer: example,
  }),
  updateIdentity: defineOperation({
    ...write,
    id: 'updateIdentity',
    method: 'PATCH',
    path: '/identities/{id}',
    summary: 'Update an identity',
    description:
      'Changes only the fields you send; `null` clears an optional field. Conversations that have started keep the identity as it was.',
    body: Changes({ display_name: DisplayName(), ...details }),
    response: Identity,
    errors: ['resource_archived'],
    example: { role: 'Reception' },
    answer: example,
  }),
  archiveIdentity: defineOperation({
    ...write,
    id: 'archiveIdentity',
    method: 'POST',
    path: '/identities/{id}/archive',
    summary: 'Archive an identity',
    description: 'Refused while a live agent uses it: give that agent another identity, or none, first.',
    response: Identity,
    errors: ['resource_in_use'],
    answer: { ...example, agents: [], archived: true },
  }),
  restoreIdentity: defineOperation({
    ...write,
    id: 'restoreIdentity',
    method: 'DELETE',
    path: '/identities/{id}/archive',
    summary: 'Restore an identity',
    description: 'Agents can use it again. It is not given back to any agent.',
    response: Identity,
    answer: { ...example, agents: [] },
  }),
}
