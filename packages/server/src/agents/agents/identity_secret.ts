import { randomBytes } from 'node:crypto'
import { type Queryable, type Transaction, updateRow } from '../../platform/db/index.ts'
import { type Context, record, recordChange, refuseArchived, type Secrets } from '../../platform/index.ts'
import * as repository from './repository.ts'
import { getAgent, getLocked } from './service.ts'

const purpose = 'visitor identity'

/** A new secret, shown this once. The one before it signs nothing any more. */
export async function createIdentitySecret(
  secrets: Secrets,
  context: Context,
  db: Transaction,
  slug: string,
) {
  const before = await getLive(db, slug)
  const secret = `is_${randomBytes(32).toString('base64url')}`
  updateRow(db, 'agents', before.id, { identity_secret: secrets.encrypt(purpose, secret) })
  record(context, db, { verb: 'identity_secret_created', before, after: await getAgent(db, slug) })
  return { object: 'identity_secret' as const, agent: slug, secret }
}

export async function deleteIdentitySecret(context: Context, db: Transaction, slug: string) {
  const before = await getLive(db, slug)
  updateRow(db, 'agents', before.id, { identity_secret: null })
  return recordChange(context, db, 'identity_secret_deleted', before, await getAgent(db, slug))
}

/** In clear, to verify with. */
export async function findIdentitySecret(
  secrets: Secrets,
  db: Queryable,
  slug: string,
): Promise<string | undefined> {
  const stored = await repository.findIdentitySecret(db, slug)
  return stored === undefined ? undefined : secrets.decrypt(purpose, stored)
}

async function getLive(db: Transaction, slug: string) {
  const agent = await getLocked(db, slug)
  refuseArchived(agent, 'agent')
  return agent
}
