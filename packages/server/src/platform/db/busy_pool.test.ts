import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization, startService } from '../../testing/api.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { openDatabase } from './database.ts'
import { servingTiming } from './timing.ts'

test('R17 a request that gets no connection for long is told to come back', async () => {
  const timing = { ...servingTiming, checkMs: 20, stallMs: 200 }
  const database = await openDatabase(testAddress(), { now: new Date(), connections: 1, timing })
  const service = await startService({ database })
  const api = await newOrganization(service)
  const busy = await newOrganization(service)
  const done = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const held = database.tenant(busy.organization.id).transaction(async (db) => {
    await db.query((sql) => sql`select 1`)
    holding.resolve()
    await done.promise
  })
  await Promise.race([holding.promise, held])
  const { status, headers } = await api.get('/agents')
  done.resolve()
  await held.catch(() => {})
  assert.deepEqual([status, headers['retry-after']], [503, '2'])
  assert.equal((await api.get('/agents')).status, 200)
  await service.app.close()
  await database.close()
})
