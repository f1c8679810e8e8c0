import { Type } from 'typebox'
import { Changes, Closed, Id, List, ListQuery, Name, Nullable, OneOf, Resource, Timestamp } from './common.ts'
import { defineOperation } from './operation.ts'
import { keyRoles } from './vocabulary.ts'

/** Secret keys (§5), as owners make and revoke them. */

export const ApiKey = Resource('api_key', {
  id: Id(),
  name: Name(),
  role: OneOf(keyRoles, '`read_only` may read and try out, but not write.'),
  secret: Type.Optional(
    Type.String({ description: 'The key itself. Shown once, in the answer that made it.' }),
  ),
  expires_at: Nullable(Timestamp('From then on it is refused.')),
  last_used_at: Nullable(Timestamp('To the minute.')),
  revoked_at: Nullable(Timestamp()),
  created_at: Timestamp(),
})

const group = 'Organization'
const path = '/api_keys/{id}' as const

export const apiKeys = {
  listApiKeys: defineOperation({
    id: 'listApiKeys',
    method: 'GET',
    path: '/api_keys',
    group,
    access: 'manage',
    summary: 'List secret keys',
    description: 'For signed-in owners.',
    query: ListQuery({
      include_revoked: Type.Optional(
        Type.Boolean({ const: true, description: 'Revoked keys too; without it they are left out.' }),
      ),
    }),
    response: List(ApiKey),
  }),
  createApiKey: defineOperation({
    id: 'createApiKey',
    method: 'POST',
    path: '/api_keys',
    group,
    access: 'manage',
    status: 201,
    summary: 'Create a secret key',
    description: 'The key is in this answer and in no other: only its hash is stored.',
    body: Closed({
      name: Name('Live keys of an organization have different names.'),
      role: Type.Optional(OneOf(keyRoles, 'admin when absent.')),
      expires_at: Type.Optional(Timestamp('Must lie in the future. Never when absent.')),
    }),
    response: ApiKey,
    secret: true,
    example: { name: 'Website', role: 'read_only' },
  }),
  updateApiKey: defineOperation({
    id: 'updateApiKey',
    method: 'PATCH',
    path,
    group,
    access: 'manage',
    summary: 'Edit a secret key',
    body: Changes({ name: Name(), role: OneOf(keyRoles) }),
    response: ApiKey,
    errors: ['resource_archived'],
    example: { name: 'Website, production' },
  }),
  revokeApiKey: defineOperation({
    id: 'revokeApiKey',
    method: 'DELETE',
    path,
    group,
    access: 'manage',
    summary: 'Revoke a secret key',
    description: 'At once, on every server, and for good.',
    response: ApiKey,
  }),
}
