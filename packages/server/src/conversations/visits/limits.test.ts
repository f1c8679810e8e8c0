import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { forgetRateBuckets } from '../../platform/sweeps.ts'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { holding, newVisitor, publicAgent, stranger, type Visitor } from './testing/visitors.ts'

const service = await startService({ database: await sharedDatabase() })
after(() => service.app.close())

const pass = (ms: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + ms)
}

async function countUntilRefused(ask: () => ReturnType<Visitor['get']>) {
  for (let count = 0; count < 100; count++) {
    const answer = await ask()
    if (answer.status === 429) return { count, answer }
  }
  throw new Error('Nobody was refused.')
}

test('an address calls sixty times at once and then twenty times a second; others are not held up', async () => {
  const api = await newOrganization(service)
  const { public_id } = await publicAgent(api)
  const visitor = stranger(api, { origin: 'https://anywhere.example' })
  const call = () => visitor.get(`/agents/${public_id}`)
  const { count, answer } = await countUntilRefused(call)
  assert.equal(count, 60)
  assert.deepEqual([answer.body.error.code, answer.headers['retry-after']], ['rate_limited', '1'])
  assert.equal(
    answer.headers['access-control-allow-origin'],
    'https://anywhere.example',
    'a page can read why',
  )
  assert.equal((await stranger(api).get(`/agents/${public_id}`)).status, 200)
  pass(1000)
  assert.equal((await countUntilRefused(call)).count, 20)
})

test('an address starts fifteen conversations at once and then ten a minute, whichever agents it asks for', async () => {
  const api = await newOrganization(service)
  const agents = [await publicAgent(api), await publicAgent(api)]
  const visitor = stranger(api)
  let turn = 0
  const start = () => visitor.post(`/agents/${agents[turn++ % 2]!.public_id}/conversations`, {})
  const { count, answer } = await countUntilRefused(start)
  assert.equal(count, 15)
  assert.match(answer.body.error.message, /10 a minute/)
  pass(60_000)
  assert.equal((await countUntilRefused(start)).count, 10)
  assert.equal(
    (await api.get('/conversations?limit=100')).body.data.length,
    25,
    'what was refused began nothing',
  )
})

test('a visitor sends ten messages at once and then one a second, from however many addresses', async () => {
  const api = await newOrganization(service)
  const agent = await publicAgent(api)
  const { token, visit } = await newVisitor(api, agent)
  const say = () => holding(api, token).say('Hello')
  const { count, answer } = await countUntilRefused(say)
  assert.deepEqual([count, answer.headers['retry-after']], [10, '1'])
  assert.equal((await holding(api, token).get('/conversation')).body.messages.length, 21)
  pass(1000)
  assert.equal((await countUntilRefused(say)).count, 1)
  const other = await newVisitor(api, agent)
  assert.equal((await other.say('Hello')).status, 201)
  assert.notEqual(other.visit.id, visit.id)
})

test('addresses are stored in no form that tells them, and are forgotten after a day', async () => {
  const api = await newOrganization(service)
  const visitor = await newVisitor(api)
  const { system } = service.database
  const buckets = await system<{ bucket: string }[]>`select bucket from rate_buckets`
  assert.ok(buckets.some(({ bucket }) => bucket.startsWith('visit:')))
  assert.ok(!buckets.some(({ bucket }) => bucket.includes(visitor.address)))
  const own = `visitor:${api.organization.id}:${visitor.visit.id}`
  await visitor.say('Hello')
  const kept = async () => (await system`select 1 from rate_buckets where bucket = ${own}`).length
  const dayMs = 24 * 60 * 60 * 1000
  await forgetRateBuckets.run(service.database, new Date(service.clock.now.getTime() + dayMs - 1))
  assert.equal(await kept(), 1)
  await forgetRateBuckets.run(service.database, new Date(service.clock.now.getTime() + dayMs))
  assert.equal(await kept(), 0)
})
