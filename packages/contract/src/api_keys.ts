import { Type } from 'typebox'
import {
  Changes,
  ClosedObject,
  CreatedAt,
  Id,
  List,
  ListQuery,
  listOf,
  Name,
  Nullable,
  OneOf,
  Resource,
  Switch,
  Timestamp,
} from './common.ts'
import { apiKey as example } from './examples/organization.ts'
import { defineOperation } from './operation.ts'
import { keyRoles } from './vocabulary.ts'

/** API keys (§5), as owners make and revoke them. */

const KeyName = () => Name('Identifies the key in lists and in the audit log. Unique among keys in use.')
const Role = (more = '') =>
  OneOf(keyRoles, `\`read_only\` keys can read and use \`dry_run\`, but cannot write.${more}`)

export const ApiKey = Resource('api_key', 'A key that programs use to call the API.', {
  id: Id(),
  name: KeyName(),
  role: Role(),
  secret: Type.Optional(
    Type.String({
      description: 'The key itself. Returned only when the key is created; only its hash is stored.',
    }),
  ),
  expires_at: Nullable(Timestamp('When the key stops working. `null` if it never expires.')),
  last_used_at: Nullable(Timestamp('When the key was last used, to the minute. `null` if it never was.')),
  revoked_at: Nullable(Timestamp('When the key was revoked. `null` while it is in use.')),
  created_at: CreatedAt,
})

const manage = { group: 'Organization', access: 'manage' } as const
const path = '/api_keys/{id}' as const

export const apiKeys = {
  listApiKeys: defineOperation({
    ...manage,
    id: 'listApiKeys',
    method: 'GET',
    path: '/api_keys',
    summary: 'List API keys',
    description: 'Returns keys, newest first, without their secrets. Only for signed-in owners.',
    query: ListQuery({
      include_revoked: Switch('Include revoked keys. They are left out by default.'),
    }),
    response: List(ApiKey),
    answer: listOf(example),
  }),
  createApiKey: defineOperation({
    ...manage,
    id: 'createApiKey',
    method: 'POST',
    path: '/api_keys',
    status: 201,
    summary: 'Create an API key',
    description:
      'Returns the key in `secret`, only this once. Store it now: it cannot be shown again. The key works immediately.',
    body: ClosedObject({
      name: KeyName(),
      role: Type.Optional(Role(' Defaults to `admin`.')),
      expires_at: Type.Optional(
        Timestamp('When the key stops working. Must be in the future. Without it, the key never expires.'),
      ),
    }),
    response: ApiKey,
    secret: true,
    example: { name: 'Website', role: 'read_only' },
    answer: { ...example, last_used_at: null, secret: 'sk_…' },
  }),
  updateApiKey: defineOperation({
    ...manage,
    id: 'updateApiKey',
    method: 'PATCH',
    path,
    summary: 'Update an API key',
    description: 'Changes the name or role. The secret and the expiry stay. Revoked keys cannot be changed.',
    body: Changes({ name: KeyName(), role: Role() }),
    response: ApiKey,
    errors: ['resource_archived'],
    example: { name: 'Website, production' },
    answer: { ...example, name: 'Website, production' },
  }),
  revokeApiKey: defineOperation({
    ...manage,
    id: 'revokeApiKey',
    method: 'DELETE',
    path,
    summary: 'Revoke an API key',
    description: 'The key stops working immediately, on every server. This cannot be undone.',
    response: ApiKey,
    answer: { ...example, revoked_at: '2026-03-02T10:00:00.000Z' },
  }),
}
