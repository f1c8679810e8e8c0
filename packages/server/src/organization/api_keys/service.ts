import { ApiKey, type Input, type operations } from '@foyer/contract'
import { namesLock, type Queryable, type Transaction, updateRow } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  type Context,
  changedFields,
  getLocked,
  record,
  recordChange,
  refuse,
  representation,
} from '../../platform/index.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(ApiKey)
const stored = { table: 'api_keys', get: getApiKey } as const

export async function listApiKeys(db: Queryable, query: Input<Operations['listApiKeys']>['query']) {
  return listOf(await repository.list(db, query), query, represent)
}

async function getApiKey(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

/** The key is in the answer alone: neither the event nor the audit row has it. */
export async function createApiKey(
  context: Context,
  db: Transaction,
  { name, role = 'admin', expires_at }: Input<Operations['createApiKey']>['body'],
) {
  const expiry = expires_at === undefined ? null : new Date(expires_at)
  if (expiry && expiry <= context.now)
    throw refuse('parameter_invalid', 'expires_at must be in the future.', { param: 'expires_at' })
  const key = await repository.insert(db, { name, role, expires_at: expiry }, context.now)
  if (!key) throw nameTaken(name)
  const after = await getApiKey(db, key.id)
  record(context, db, { verb: 'created', before: null, after })
  return { ...after, secret: key.secret }
}

export async function updateApiKey(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['updateApiKey']>['body'],
) {
  db.hold(namesLock('api_keys'))
  const before = await getLocked(db, stored, id)
  if (before.revoked_at !== null)
    throw refuse('resource_archived', 'This key was revoked and cannot be used again. Create another one.')
  const fields = changedFields(before, body)
  if (fields.name !== undefined && (await repository.findLive(db, fields.name))) throw nameTaken(fields.name)
  updateRow(db, 'api_keys', id, fields)
  return recordChange(context, db, 'updated', before, await getApiKey(db, id))
}

/** Repeats harmlessly. */
export async function revokeApiKey(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, stored, id)
  if (before.revoked_at !== null) return before
  updateRow(db, 'api_keys', id, { revoked_at: context.now })
  return recordChange(context, db, 'revoked', before, await getApiKey(db, id))
}

const nameTaken = (name: string) =>
  refuse(
    'parameter_invalid',
    `There is already a live key named "${name}". Revoke it or choose another name.`,
    {
      param: 'name',
    },
  )
