import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { type Api, newOrganization, startService } from '../../testing/api.ts'
import { testAddress } from '../../testing/global_setup.ts'
import { untilItWaits } from '../../testing/waiting.ts'
import { openDatabase } from '../db/database.ts'
import { knowledgeLock } from '../db/index.ts'
import { servingTiming } from '../db/timing.ts'

const MiB = 1024 * 1024
const fileOf = (bytes: number) => ({
  kind: 'file',
  filename: 'prices.txt',
  content: Buffer.alloc(bytes, 'The audit costs 100 euros. ').toString('base64'),
})

/** A lock is held for as long as the test needs it. */
async function startPatient(options: { uploadWaitMs?: number } = {}) {
  const timing = { ...servingTiming, lockMs: 40_000, statementMs: 50_000, silenceMs: 50_000, stallMs: 50_000 }
  const database = await openDatabase(testAddress(), { now: new Date(), connections: 5, timing })
  const service = await startService({ database, ...options })
  return {
    service,
    async close() {
      await service.app.close()
      await database.close()
    },
  }
}

/** Keeps an organization's uploads from ending. */
async function heldKnowledge({ service, organization }: Api) {
  const held = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  const ended = service.database.background.tenant(organization.id).transaction(
    async (db) => {
      await db.query((sql) => sql`select 1`)
      held.resolve()
      await told.promise
    },
    { holds: [knowledgeLock] },
  )
  await held.promise
  return async () => {
    told.resolve()
    await ended
  }
}

test("R20 large uploads of an organization are taken into memory one at a time, another's and small ones at once", async () => {
  const { service, close } = await startPatient()
  const [api, neighbor] = [await newOrganization(service), await newOrganization(service)]
  const release = await heldKnowledge(api)
  const first = api.post('/knowledge_sources', fileOf(2 * MiB))
  await untilItWaits(api.service, first)
  let isAnswered = false
  // Refused as soon as it is read.
  const second = api
    .post('/knowledge_sources', `not JSON ${'x'.repeat(2 * MiB)}`)
    .finally(() => (isAnswered = true))
  assert.equal((await neighbor.post('/knowledge_sources', fileOf(2 * MiB))).status, 201)
  assert.equal((await api.post('/knowledge_sources', 'not JSON')).status, 400)
  assert.equal(isAnswered, false)
  await release()
  assert.equal((await first).status, 201)
  assert.equal((await second).status, 400)
  await close()
})

test('R20 an upload whose turn does not come in time is told to come back, and keeps nothing', async () => {
  const { service, close } = await startPatient({ uploadWaitMs: 50 })
  const [api, neighbor] = [await newOrganization(service), await newOrganization(service)]
  const release = await heldKnowledge(api)
  const first = api.post('/knowledge_sources', fileOf(2 * MiB))
  await untilItWaits(api.service, first)
  const { status, headers } = await api.post('/knowledge_sources', fileOf(2 * MiB))
  assert.deepEqual([status, headers['retry-after']], [503, '10'])
  assert.equal((await neighbor.post('/knowledge_sources', fileOf(2 * MiB))).status, 201)
  await release()
  assert.equal((await first).status, 201)
  assert.equal((await api.get('/knowledge_sources')).body.data.length, 1)
  await close()
})

test('an upload beyond the limit is refused, whether or not it says how large it is', async () => {
  const api = await newOrganization()
  const { app } = api.service
  const headers = { ...api.credentials, 'content-type': 'application/json' }
  const unread = Readable.from(Array.from({ length: 33 }, () => Buffer.alloc(MiB, ' ')))
  const announced = await app.inject({
    method: 'POST',
    url: '/v1/knowledge_sources',
    headers: { ...headers, 'content-length': String(33 * MiB) },
    payload: unread,
  })
  assert.deepEqual([announced.statusCode, unread.readableEnded], [413, false])
  // A stream has no Content-Length.
  const payload = Readable.from(Array.from({ length: 33 }, () => Buffer.alloc(MiB, ' ')))
  const unannounced = await app.inject({ method: 'POST', url: '/v1/knowledge_sources', headers, payload })
  assert.equal(unannounced.statusCode, 413)
})
