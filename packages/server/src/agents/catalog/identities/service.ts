// guards tested by: agents/*.test.ts

import { Identity, type Input, type operations } from '@foyer/contract'
import { insertRow, type Reader, updateRow, type Writer } from '../../../platform/db/index.ts'
import { listOf } from '../../../platform/http/index.ts'
import {
  archive,
  type Context,
  differing,
  getLocked,
  record,
  recordChange,
  refuse,
  refuseArchived,
  representation,
  restore,
} from '../../../platform/index.ts'
import { dressAgents, resolveAgents } from '../../links/links.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(Identity)
const stored = { table: 'identities', get: getIdentity } as const

export async function listIdentities(db: Reader, query: Input<Operations['listIdentities']>['query']) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getIdentity(db: Reader, id: number) {
  return represent(await repository.get(db, id))
}

export async function createIdentity(
  context: Context,
  db: Writer,
  body: Input<Operations['createIdentity']>['body'],
) {
  const { agents = [], ...fields } = body
  const wearers = await resolveAgents(db, agents)
  const id = await insertRow(db, 'identities', { ...fields, created_at: context.now })
  dressAgents(db, 'identity_id', id, wearers)
  const after = await getIdentity(db, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

export async function updateIdentity(
  context: Context,
  db: Writer,
  id: number,
  body: Input<Operations['updateIdentity']>['body'],
) {
  const before = await getLocked(db, stored, id)
  // guard: an archived identity is not edited
  refuseArchived(before, 'identity')
  const { agents, ...fields } = differing(before, body)
  if (agents) dressAgents(db, 'identity_id', id, await resolveAgents(db, agents, before.agents))
  updateRow(db, 'identities', id, fields)
  return recordChange(context, db, 'updated', before, await getIdentity(db, id))
}

/** An identity that a live agent wears is refused; archived agents have given theirs back. */
export function archiveIdentity(context: Context, db: Writer, id: number) {
  return archive(context, db, stored, id, ({ agents }) => {
    // guard: a worn identity is not archived
    if (agents.length > 0)
      throw refuse(
        'resource_in_use',
        `Agents wear this identity: ${agents.join(', ')}. Give them another one first.`,
      )
  })
}

export function restoreIdentity(context: Context, db: Writer, id: number) {
  return restore(context, db, stored, id)
}
