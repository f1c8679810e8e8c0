import { type Input, type operations, Service } from '@foyer/contract'
import { namesLock, type Transaction } from '../../../platform/db/index.ts'
import { type Context, firstFree, keyOf, refuse } from '../../../platform/index.ts'
import { links } from '../agents.ts'
import { defineResource, type Resource } from '../resource.ts'
import { keysLike } from './repository.ts'
import { refuseWrongPrices } from './rules.ts'

type Operations = typeof operations

/** §4.9. An archived service keeps its agents and its key, so that restoring brings back what was there. */
const resource = defineResource({
  schema: Service,
  table: 'services',
  noun: 'service',
  agents: links('service_agents'),
  isKnowledge: true,
})

export const services: Resource<Operations['createService'], Operations['updateService']> = {
  ...resource,
  create: createService,
  update: (context, db, id, body) =>
    resource.update(context, db, id, body, async (before) => {
      refuseWrongPrices({ ...before, ...body }, body)
      return {}
    }),
}

export const archiveService = services.archive

/** What the owner writes is reviewed by that; what was drafted waits for the owner's blessing (§2.9). */
export async function createService(
  context: Context,
  db: Transaction,
  body: Input<Operations['createService']>['body'],
  { reviewed = true } = {},
) {
  refuseWrongPrices(body, body)
  return resource.create(context, db, body, async () => ({ key: await chooseKey(db, body), reviewed }))
}

/** Archived services keep their key reserved. A given key is refused when taken, a derived one gets a suffix. */
async function chooseKey(db: Transaction, { key, name }: { key?: string; name: string }): Promise<string> {
  const wanted = key ?? keyOf(name, 'service')
  db.hold(namesLock('services'))
  const taken = await keysLike(db, wanted)
  if (key !== undefined && taken.has(key))
    throw refuse(
      'parameter_invalid',
      `key "${key}" is taken; archived services keep theirs. Choose another one.`,
      { param: 'key' },
    )
  return firstFree(wanted, '_', taken)
}
