import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { call, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { createRateLimiter } from './rate_limit.ts'

/** Many servers with one bucket for a key between them. Their clock is moved; nothing waits. */

const rateLimit = { perSecond: 100, burst: 200 }
const database = await sharedDatabase()
const servers = await Promise.all(Array.from({ length: 10 }, () => startService({ database, rateLimit })))
after(() => Promise.all(servers.map(({ app }) => app.close())))

function pass(ms: number) {
  for (const { clock } of servers) clock.now = new Date(clock.now.getTime() + ms)
}

async function newCaller() {
  const { credentials } = await newOrganization(servers[0])
  /** How many of so many simultaneous requests are granted, spread evenly over the servers. */
  return async (count: number, over = servers) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        call(over[index % over.length]!.app, 'GET', '/services', undefined, credentials),
      ),
    )
    return answers.filter(({ status }) => status === 200).length
  }
}

test('ten servers at 10 % of the limit refuse none of 200 simultaneous requests', async () => {
  const ask = await newCaller()
  for (let step = 0; step < 30; step++) {
    assert.equal(await ask(1, [servers[step % 10]!]), 1)
    pass(100)
  }
  assert.equal(await ask(200), 200)
})

test('ten servers that are asked for three times the limit grant the limit, within 10 %', async () => {
  const ask = await newCaller()
  let granted = 0
  for (let step = 0; step < 40; step++) {
    granted += await ask(15)
    pass(50)
  }
  const allowed = 200 + 100 * 2
  assert.ok(granted <= 1.1 * allowed && granted >= 0.9 * allowed, `${granted} of ${allowed}`)
})

test('after a steady use just below the limit, a burst stays within 10 % of the limit', async () => {
  const ask = await newCaller()
  for (let step = 0; step < 40; step++) {
    assert.equal(await ask(4, servers.slice(0, 2)), 4)
    pass(50)
  }
  const granted = await ask(300)
  assert.ok(granted <= 220 && granted >= 180, `${granted} of 200`)
})

/** A caller whose use is steady, and how often it came to storage. */
async function steadyCaller(perSecond: number) {
  let elapsedMs = 0
  let trips = 0
  const { system } = database
  const counted = new Proxy(system, {
    apply(target, self, args) {
      trips++
      return Reflect.apply(target, self, args)
    },
  })
  const time = new Date()
  const clock = { elapsedMs: () => elapsedMs, storageTime: () => new Date(time.getTime() + elapsedMs) }
  const limiter = createRateLimiter(counted, { perSecond, burst: 1000 }, clock)
  const bucket = `test:${randomBytes(6).toString('hex')}`
  let remaining = 0
  for (let step = 0; step < 40; step++) {
    elapsedMs += 50
    for (let count = 0; count < 20; count++) remaining = (await limiter.take(bucket)).remaining
  }
  const stored = async () => {
    const [row] = await system<{ tokens: number }[]>`select tokens from rate_buckets where bucket = ${bucket}`
    return Math.floor(row!.tokens)
  }
  const pass = (ms: number) => {
    elapsedMs += ms
  }
  return { take: () => limiter.take(bucket), pass, stored, remaining, trips }
}

test('a caller with a steady use has tokens at hand: most of its requests touch no storage', async () => {
  const { trips } = await steadyCaller(1000)
  // 10 steps until its use counts as steady; then one trip for each, and one that returns what is over.
  assert.ok(trips <= 10 * 20 + 30 * 3, `${trips} trips for 800 requests`)
})

test('tokens at hand do not last: after a pause a caller has its burst, and not more', async () => {
  const { take, pass } = await steadyCaller(1000)
  pass(60_000)
  for (let count = 0; count < 1000; count++) await take()
  await assert.rejects(async () => take(), { code: 'rate_limited' })
})

test('tokens at hand that nobody asks for go back to the bucket', { timeout: 20_000 }, async () => {
  const { stored, remaining } = await steadyCaller(1000)
  while ((await stored()) < remaining) await new Promise(setImmediate)
  assert.equal(await stored(), remaining)
})
