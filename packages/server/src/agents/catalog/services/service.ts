import { type Input, type operations, Service } from '@foyer/contract'
import { insertRow, lockNames, type Reader, updateRow, type Writer } from '../../../platform/db/index.ts'
import { listOf } from '../../../platform/http/index.ts'
import {
  archive,
  type Context,
  differing,
  firstFree,
  getLocked,
  keyOf,
  record,
  recordChange,
  refuse,
  refuseArchived,
  representation,
  restore,
} from '../../../platform/index.ts'
import { agentsOfNew, linkAgents, resolveAgents } from '../../links/links.ts'
import * as repository from './repository.ts'
import { refuseWrongPrices } from './rules.ts'

type Operations = typeof operations
const represent = representation(Service)
const stored = { table: 'services', get: getService } as const

export async function listServices(db: Reader, query: Input<Operations['listServices']>['query']) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getService(db: Reader, id: number) {
  return represent(await repository.get(db, id))
}

/** What the owner writes is reviewed by that; what was drafted waits for the owner's blessing (§2.9). */
export async function createService(
  context: Context,
  db: Writer,
  body: Input<Operations['createService']>['body'],
  { reviewed = true } = {},
) {
  // guard: a new service has sound prices
  refuseWrongPrices(body, body)
  const { agents, ...fields } = body
  const linked = await agentsOfNew(db, agents)
  const id = await insertRow(db, 'services', {
    ...fields,
    key: await chooseKey(db, body),
    reviewed,
    created_at: context.now,
  })
  linkAgents(db, 'service_agents', id, linked)
  const after = await getService(db, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

export async function updateService(
  context: Context,
  db: Writer,
  id: number,
  body: Input<Operations['updateService']>['body'],
) {
  const before = await getLocked(db, stored, id)
  // guard: an archived service is not edited
  refuseArchived(before, 'service')
  // guard: an edited service has sound prices
  refuseWrongPrices({ ...before, ...body }, body)
  const { agents, ...fields } = differing(before, body)
  if (agents) linkAgents(db, 'service_agents', id, await resolveAgents(db, agents, before.agents))
  updateRow(db, 'services', id, fields)
  return recordChange(context, db, 'updated', before, await getService(db, id))
}

/** §4.9. It keeps its agents and its key, so that restoring brings back what was there. */
export function archiveService(context: Context, db: Writer, id: number) {
  return archive(context, db, stored, id)
}

export function restoreService(context: Context, db: Writer, id: number) {
  return restore(context, db, stored, id)
}

/** Archived services keep their key reserved. A given key is refused when taken, a derived one gets a suffix. */
async function chooseKey(db: Writer, { key, name }: { key?: string; name: string }): Promise<string> {
  const wanted = key ?? keyOf(name, 'service')
  lockNames(db, 'services')
  const taken = await repository.keysLike(db, wanted)
  // guard: a key is free
  if (key !== undefined && taken.has(key))
    throw refuse(
      'parameter_invalid',
      `key "${key}" is taken; archived services keep theirs. Choose another one.`,
      { param: 'key' },
    )
  return firstFree(wanted, '_', taken)
}
