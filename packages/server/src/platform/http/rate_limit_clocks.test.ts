import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { publicAgent, stranger } from '../../conversations/visits/testing/visitors.ts'
import { type Api, call, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { forgetRateBuckets } from '../sweeps.ts'
import { sharedClock } from './limit_clock.ts'
import { createRateLimiter, type RateLimit } from './rate_limit.ts'

/** R18: servers whose clocks are wrong. Limits go by PostgreSQL's clock here, as they do in service. */

const database = await sharedDatabase()
const hourMs = 60 * 60 * 1000
/** Without what they protect these would ask for hours. */
const soon = { timeout: 60_000 }

async function startNode(rateLimit: RateLimit, aheadMs: number) {
  const clock = { aheadMs }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const service = await startService({ database, rateLimit, now, limitClock: sharedClock })
  service.clock.now = new Date()
  after(() => service.app.close())
  const ask = async ({ credentials }: Api) =>
    (await call(service.app, 'GET', '/services', undefined, credentials)).status
  return { service, clock, ask }
}

async function countUntilRefused(ask: () => Promise<number>) {
  for (let count = 0; ; count++) if ((await ask()) === 429) return count
}

async function untilGranted(ask: () => Promise<number>) {
  while ((await ask()) === 429) await new Promise(setImmediate)
}

test('a server whose clock is two hours ahead, and then set back, locks nobody out', soon, async () => {
  const rateLimit = { perSecond: 20, burst: 10 }
  const [wrong, right] = [await startNode(rateLimit, 2 * hourMs), await startNode(rateLimit, 0)]
  const api = await newOrganization(right.service)
  const { public_id } = await publicAgent(api)
  const { address } = stranger(api)
  const visit = (node: typeof wrong) => async () => {
    const visitor = stranger({ ...api, service: node.service }, {}, address)
    return (await visitor.get(`/agents/${public_id}`)).status
  }
  await countUntilRefused(() => wrong.ask(api))
  await countUntilRefused(visit(wrong))
  wrong.clock.aheadMs = 0
  for (const node of [wrong, right]) {
    await untilGranted(() => node.ask(api))
    await untilGranted(visit(node))
  }
})

test('two servers whose clocks are ten minutes apart grant one limit between them', async () => {
  // Ten minutes are worth five tokens, and however long this takes not one.
  const rateLimit = { perSecond: 5 / 600, burst: 20 }
  const [behind, ahead] = [await startNode(rateLimit, 0), await startNode(rateLimit, hourMs / 6)]
  const api = await newOrganization(behind.service)
  const granted = [
    await countUntilRefused(() => behind.ask(api)),
    await countUntilRefused(() => ahead.ask(api)),
  ]
  assert.deepEqual(granted, [20, 0])
})

test('two servers whose clocks are ten minutes apart do not starve each other', soon, async () => {
  const rateLimit = { perSecond: 20, burst: 10 }
  const [behind, ahead] = [await startNode(rateLimit, 0), await startNode(rateLimit, hourMs / 6)]
  const api = await newOrganization(behind.service)
  const start = performance.now()
  let granted = 10
  await countUntilRefused(() => ahead.ask(api))
  for (let round = 0; round < 10; round++)
    for (const node of [behind, ahead]) {
      await untilGranted(() => node.ask(api))
      granted++
    }
  const allowed = 10 + (20 * (performance.now() - start)) / 1000
  assert.ok(granted <= 1.1 * allowed, `${granted} of ${allowed}`)
})

test('a clock of PostgreSQL that was two hours ahead fills a bucket once, and locks nobody out', async () => {
  let elapsedMs = 0
  let storageAheadMs = 2 * hourMs
  const time = Date.now()
  const clock = {
    elapsedMs: () => elapsedMs,
    storageTime: () => new Date(time + elapsedMs + storageAheadMs),
  }
  const limiter = createRateLimiter(database.system, { perSecond: 10, burst: 20 }, clock)
  const bucket = `test:${randomBytes(6).toString('hex')}`
  const ask = async () => {
    try {
      await limiter.take(bucket)
      return 200
    } catch {
      return 429
    }
  }
  assert.equal(await countUntilRefused(ask), 20)
  storageAheadMs = 0
  elapsedMs += 1000
  assert.equal(await countUntilRefused(ask), 0, 'how long it was cannot be known')
  elapsedMs += 1000
  assert.equal(await countUntilRefused(ask), 10)
})

test('a server whose clock is two days ahead forgets no limit that is in use', async () => {
  const node = await startNode({ perSecond: 1 / hourMs, burst: 5 }, 48 * hourMs)
  const api = await newOrganization(node.service)
  assert.equal(await countUntilRefused(() => node.ask(api)), 5)
  await forgetRateBuckets.run(database, new Date(Date.now() + 48 * hourMs))
  const other = await startNode({ perSecond: 1 / hourMs, burst: 5 }, 0)
  assert.equal(await other.ask(api), 429)
})
