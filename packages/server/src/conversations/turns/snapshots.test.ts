import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Queryable } from '../../platform/db/tenant.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { getSnapshotOf, insertSnapshot } from '../conversations/snapshot_repository.ts'
import { createSnapshots } from './snapshots.ts'

const tenantOf = ({ service, organization }: Api) => service.database.tenant(organization.id)

async function snapshotIn(api: Api) {
  const { id } = await newConversation(api)
  return getSnapshotOf(tenantOf(api), id)
}

test('a snapshot that one organization has read is not another’s, whatever its address', async () => {
  const [one, other] = [await newOrganization(), await newOrganization()]
  const { address } = await snapshotIn(one)
  const snapshots = createSnapshots()
  assert.ok((await snapshots.of(tenantOf(one), address)).phases.length > 0)
  await assert.rejects(snapshots.of(tenantOf(other), address))
})

test('the hundred snapshots that were used last are not read again, and older ones are', async () => {
  const api = await newOrganization()
  const { content } = await snapshotIn(api)
  const tenant = tenantOf(api)
  const addresses = Array.from({ length: 101 }, (_, at) => `address ${at}`)
  await tenant.transaction(async (db) => {
    for (const address of addresses) insertSnapshot(db, address, content, api.service.clock.now)
  })
  let reads = 0
  const counting: Queryable = {
    organization_id: tenant.organization_id,
    query(build) {
      reads += 1
      return tenant.query(build)
    },
  }
  const snapshots = createSnapshots()
  for (const address of addresses) await snapshots.of(counting, address)
  await snapshots.of(counting, addresses.at(-1)!)
  assert.equal(reads, 101)
  await snapshots.of(counting, addresses[0]!)
  assert.equal(reads, 102)
})
