import { Type } from 'typebox'
import { Agent } from './agents.ts'
import { Resource, Slug } from './common.ts'
import { agent } from './examples/agent.ts'
import { defineOperation } from './operation.ts'

/** With which your server signs who a visitor is. */

export const IdentitySecret = Resource(
  'identity_secret',
  'The secret that your server signs with to say who a visitor is. Never put it in a page.',
  {
    agent: Slug('The agent it is for.'),
    secret: Type.String({ description: 'The key for HS256, to be used as it is. Returned only this once.' }),
  },
)

const write = { group: 'Agents', access: 'write', path: '/agents/{slug}/identity_secret' } as const

export const identitySecrets = {
  createIdentitySecret: defineOperation({
    ...write,
    id: 'createIdentitySecret',
    method: 'POST',
    status: 201,
    summary: 'Create an identity secret',
    description:
      'Your server can then say who a visitor is, with a signed token that the widget passes on. The secret immediately replaces the previous one.',
    secret: true,
    response: IdentitySecret,
    errors: ['resource_archived'],
    answer: {
      object: 'identity_secret',
      agent: 'front-desk',
      secret: 'is_5Jm2pXq8Rk1vTz7nYb4cWd9hLs3gFa6e',
    },
  }),
  deleteIdentitySecret: defineOperation({
    ...write,
    id: 'deleteIdentitySecret',
    method: 'DELETE',
    summary: 'Delete the identity secret',
    description: 'Tokens are no longer accepted. Conversations that were identified stay identified.',
    response: Agent,
    errors: ['resource_archived'],
    answer: agent,
  }),
}
