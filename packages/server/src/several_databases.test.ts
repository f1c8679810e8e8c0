import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { newVisitor, publicAgent } from './conversations/visits/testing/visitors.ts'
import { createKey } from './operator/api_keys.ts'
import { createOrganization, getOrganization, listOrganizations } from './operator/organizations.ts'
import { deliverDue } from './organization/webhook_endpoints/deliver_webhooks.ts'
import { openDatabases } from './platform/db/open_databases.ts'
import { servingTiming } from './platform/db/timing.ts'
import { newApiKey } from './platform/http/api_key.ts'
import { createOutbound, type Outbound } from './platform/outbound/request.ts'
import { forgetAnswers } from './platform/sweeps.ts'
import { call, callsWith, newOrganization, startService, testSecrets } from './testing/api.ts'
import { newDeliverable } from './testing/deliverables.ts'
import { startFreezableProxy } from './testing/freezable_proxy.ts'
import { runJobs } from './testing/jobs.ts'
import { listenToEvents } from './testing/listen_to_events.ts'
import { withMigratedDatabase } from './testing/own_database.ts'
import { type Receiver, startReceiver } from './testing/receiver.ts'
import {
  createTwoDatabases,
  hold,
  inItsDatabase,
  moveQuickly,
  organizationInFirst,
  organizationInSecond,
  release,
  type SpreadService,
  type TwoDatabases,
} from './testing/several_databases.ts'
import { verifyWebhook } from './testing/webhooks.ts'

test('where there is one database no request asks where its organization lives', async () => {
  await withMigratedDatabase(async (address) => {
    const databases = await openDatabases(address, [], { now: new Date(), connections: 2 })
    const [only] = databases.all
    assert.equal(databases, only)
    const service = await startService({ database: only! })
    const api = await newOrganization(service)
    await only!.system`drop table organization_directory`
    assert.equal((await api.post('/services', audit)).status, 201)
    assert.equal((await api.get('/services')).body.data.length, 1)
    const visitor = await newVisitor(api, await publicAgent(api))
    assert.equal((await visitor.say('We want a new website.')).status, 201)
    await service.app.close()
    await databases.close()
  })
})

const audit = { name: 'Audit', pricing_unit: 'fixed' }

describe('organizations in two databases', () => {
  let two: TwoDatabases
  let service: SpreadService
  let receiver: Receiver
  let outbound: Outbound
  before(async () => {
    two = await createTwoDatabases()
    receiver = await startReceiver()
    outbound = createOutbound({ allow: [receiver.host], resolve: async () => [] })
    service = await two.start({ metrics: { token: null }, outbound })
  })
  after(() => two.close())

  const count = async (database: 'first' | 'second', table: string, id: number) => {
    const { system } = service[database]
    const [row] = await system<{ count: number }[]>`
      select count(*) from ${system(table)} where organization_id = ${id}`
    return row!.count
  }

  test('a key opens its organization wherever that lives, and everything it writes is kept there alone', async () => {
    const near = await organizationInFirst(service)
    const far = await organizationInSecond(service)
    for (const api of [near, far]) {
      assert.equal((await api.post('/services', audit)).status, 201)
      const { data } = (await api.get('/services')).body
      assert.equal(data.length, 1)
      assert.equal((await api.get('/organization')).body.slug, api.organization.slug)
    }
    const { id } = far.organization
    assert.deepEqual([await count('second', 'services', id), await count('first', 'services', id)], [1, 0])
    assert.deepEqual([await count('second', 'audit_log', id), await count('second', 'events', id)], [1, 1])
    assert.equal(
      (await call(service.app, 'GET', '/services', undefined, { authorization: 'Bearer sk_no' })).status,
      401,
    )
  })

  test('keys of two databases have the same ids and limits of their own', async () => {
    const limited = await two.start({ rateLimit: { perSecond: 0.001, burst: 3 } })
    const near = await organizationInFirst(limited)
    const { system } = limited.second
    const [key] = await limited.first.system<{ id: number }[]>`
      select id from api_keys where organization_id = ${near.organization.id}`
    await system`select setval(pg_get_serial_sequence('api_keys', 'id'), ${key!.id}, false)`
    const far = await organizationInSecond(limited)
    const [other] = await system<{ id: number }[]>`
      select id from api_keys where organization_id = ${far.organization.id}`
    assert.equal(other!.id, key!.id)
    for (let times = 0; times < 3; times++) assert.equal((await near.get('/services')).status, 200)
    assert.equal((await near.get('/services')).status, 429)
    assert.equal((await far.get('/services')).status, 200)
  })

  test('a visitor meets an agent of the second database, talks to it, and opens a document that was shared there', async () => {
    const far = await organizationInSecond(service)
    const agent = await publicAgent(far)
    const visitor = await newVisitor(far, agent)
    assert.equal((await visitor.say('We want a new website.')).status, 201)
    // Conversations of two databases have the same ids: neither visitor spends the other's tokens.
    const bucket = `visitor:${far.organization.id}:${visitor.visit.id}`
    const buckets = await service.first.system`select from rate_buckets where bucket = ${bucket}`
    assert.equal(buckets.length, 1)
    const shared = await far.post(`/deliverables/${await newDeliverable(far)}/share`)
    const page = await service.app.inject({ url: new URL(shared.body.url).pathname })
    assert.equal(page.statusCode, 200)
    assert.equal(await count('second', 'conversations', far.organization.id), 2)
    assert.equal((await service.app.inject({ url: '/shared/ds_nothing' })).statusCode, 404)
    assert.equal((await service.app.inject({ url: '/visit/agents/ag_nothing' })).statusCode, 404)
  })

  test('events of the second database are streamed, delivered as webhooks, and exported by its own jobs', async () => {
    const far = await organizationInSecond(service)
    const stream = await listenToEvents(far)
    const endpoint = await far.post('/webhook_endpoints', { url: receiver.url, events: ['service.*'] })
    assert.equal(endpoint.status, 201, endpoint.text)
    await far.post('/services', audit)
    assert.equal((await stream.event())?.type, 'webhook_endpoint.created')
    assert.equal((await stream.event())?.type, 'service.created')
    stream.close()
    const now = () => service.clock.now
    await deliverDue({ database: service.second, secrets: testSecrets, outbound, now, random: () => 0.5 })
    assert.equal(verifyWebhook(endpoint.body.secret, receiver.received[0]!).type, 'service.created')
    const { id } = (await far.post('/organization/export')).body
    await runJobs(inItsDatabase(far, service.second))
    assert.equal((await far.get(`/organization/exports/${id}`)).body.status, 'completed')
  })

  test('a sweep of the second database finds what is due there', async () => {
    const far = await organizationInSecond(service)
    const sent = await far.post('/services', audit, { 'idempotency-key': 'once' })
    assert.equal(sent.status, 201)
    const later = new Date(service.clock.now.getTime() + 25 * 60 * 60 * 1000)
    await forgetAnswers.run(service.first, later)
    assert.equal(await count('second', 'idempotency_keys', far.organization.id), 1)
    await forgetAnswers.run(service.second, later)
    assert.equal(await count('second', 'idempotency_keys', far.organization.id), 0)
  })

  test('while an organization is held whoever writes gets 503 and Retry-After, nothing is written, and reads go on', async () => {
    const far = await organizationInSecond(service)
    await far.post('/services', audit)
    await hold(service.second, far.organization.id, 'held')
    const refused = await far.post('/services', { ...audit, name: 'Another' })
    assert.deepEqual([refused.status, refused.headers['retry-after']], [503, '2'])
    assert.match(refused.body.error.message, /being moved to another database .*Try again shortly/)
    let begun = 0
    const begin = async () => void begun++
    await assert.rejects(service.database.tenant(far.organization.id).transaction(begin), { code: 'FY001' })
    assert.equal(begun, 0, 'nothing was begun that would be done again')
    assert.equal((await far.get('/services')).body.data.length, 1)
    await release(service.second, far.organization.id)
    assert.equal((await far.post('/services', { ...audit, name: 'Another' })).status, 201)
  })

  test('one server that has heard of no move is turned away, and finds the new place without its client noticing', async () => {
    const api = await organizationInFirst(service)
    await api.post('/services', audit)
    // As if the notification had been lost.
    await service.first.system`alter table organization_directory disable trigger announce_home`
    await moveQuickly(service, api, ['api_keys'])
    await service.first.system`alter table organization_directory enable trigger announce_home`
    const written = await api.post('/services', { ...audit, name: 'Moved' })
    assert.equal(written.status, 201, written.text)
    const { id } = api.organization
    assert.deepEqual([await count('first', 'services', id), await count('second', 'services', id)], [1, 1])
    assert.equal((await api.get('/services')).body.data[0].name, 'Moved')
  })

  test('another server drops the home it knew when the directory changes', async () => {
    const other = await two.start()
    const api = await organizationInFirst(service)
    const elsewhere = callsWith(other, api.credentials)
    await elsewhere.post('/services', audit)
    await moveQuickly(service, api, ['api_keys'])
    // Reads are not turned away: only the notification tells.
    let names: string[] = ['Audit']
    for (const giveUp = Date.now() + 10_000; names.length > 0 && Date.now() < giveUp; )
      names = (await elsewhere.get('/services')).body.data.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, [], 'the second database has none of its services')
  })

  test('a stream goes on where its organization has moved to', async () => {
    const api = await organizationInFirst(service)
    const stream = await listenToEvents(api)
    await api.post('/services', audit)
    assert.equal((await stream.event())?.data.name, 'Audit')
    // A move leaves ids that are higher than any that was handed out before.
    await service.second.system`select setval(pg_get_serial_sequence('events', 'id'), 1000000)`
    await moveQuickly(service, api, ['api_keys'])
    await api.post('/services', { ...audit, name: 'Moved' })
    assert.equal((await stream.event())?.data.name, 'Moved')
    stream.close()
  })

  test('a home that is not configured is told as such', async () => {
    const api = await organizationInFirst(service)
    await service.first.system`insert into organization_directory
      values (${api.organization.id}, ${api.organization.slug}, 'third')`
    const refused = await api.get('/services')
    assert.equal(refused.status, 503)
    assert.match(refused.body.error.message, /its operator has to name it in FOYER_DATABASES/)
    await assert.rejects(
      openDatabases(two.addresses[0], [{ name: 'second', address: two.addresses[1] }], { now: new Date() }),
      /^StorageRefusal: FOYER_DATABASES does not name "third", where 1 organization lives: add its address/,
    )
    await service.first.system`delete from organization_directory where database = 'third'`
  })

  test('a start is refused without a database that has organizations, with the same one twice, and with one that is away', async () => {
    await organizationInSecond(service)
    const [first, second] = two.addresses
    const options = { now: new Date(), connections: 1 }
    await assert.rejects(
      openDatabases(first, [], options),
      /does not name "second", where \d+ organizations live/,
    )
    await assert.rejects(
      openDatabases(
        first,
        [
          { name: 'second', address: second },
          { name: 'third', address: first },
        ],
        options,
      ),
      /^StorageRefusal: FOYER_DATABASES leads for "third" to the same database as DATABASE_URL/,
    )
    const nowhere = { url: 'postgres://nobody@127.0.0.1:1/none' }
    await assert.rejects(
      openDatabases(first, [{ name: 'second', address: nowhere }], options),
      /^StorageRefusal: The database "second" of FOYER_DATABASES cannot be opened \(\w+\)/,
    )
  })

  test('a slug is taken once over all databases, and commands find organizations in each', async () => {
    const far = await organizationInSecond(service)
    const { slug } = far.organization
    await assert.rejects(
      createOrganization(service.database, { name: 'Twin', slug }, new Date()),
      /already exists/,
    )
    assert.equal((await getOrganization(service.database, slug)).id, far.organization.id)
    const listed = (await listOrganizations(service.database)).map(({ slug }) => slug)
    assert.ok(listed.includes(slug))
    const { secret } = await createKey(service.database, far.organization, { name: 'by hand' }, new Date())
    const answer = await call(service.app, 'GET', '/services', undefined, {
      authorization: `Bearer ${secret}`,
    })
    assert.equal(answer.status, 200)
  })

  test('a row of an organization counts only where that lives: a key that was revoked after a move stays revoked', async () => {
    const api = await organizationInFirst(service)
    await moveQuickly(service, api, ['api_keys'])
    await service.second
      .system`update api_keys set revoked_at = now() where organization_id = ${api.organization.id}`
    const [left] = await service.first.system<{ revoked_at: Date | null }[]>`
      select revoked_at from api_keys where organization_id = ${api.organization.id}`
    assert.equal(left!.revoked_at, null, 'the copy that is left behind still has it')
    let { status } = await api.get('/services')
    for (const giveUp = Date.now() + 10_000; status === 200 && Date.now() < giveUp; )
      ({ status } = await api.get('/services'))
    assert.equal(status, 401)
  })

  test('a server that hears no notifications asks the directory each time', async () => {
    const proxy = await startFreezableProxy(two.addresses[0])
    const timing = { ...servingTiming, checkMs: 50, connectMs: 1000, beatMs: 100 }
    const deaf = await two.start({}, { first: proxy.address, timing })
    const api = await organizationInFirst(deaf)
    await api.post('/services', audit)
    proxy.freezeNew(true, 'foyer listener')
    proxy.freezeOpen('foyer listener')
    await moveQuickly(service, api, ['api_keys'])
    let names: string[] = ['Audit']
    for (const giveUp = Date.now() + 10_000; names.length > 0 && Date.now() < giveUp; )
      names = (await api.get('/services')).body.data.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, [])
    // Now that it knows that it hears nothing, it is never late.
    const another = await organizationInFirst(deaf)
    await another.post('/services', audit)
    await moveQuickly(service, another, ['api_keys'])
    assert.deepEqual((await another.get('/services')).body.data, [])
    proxy.freezeNew(false)
    proxy.endFrozen()
    await deaf.app.close()
    await deaf.database.close()
    await proxy.close()
  })

  test('while a database is away /readyz says which, its organizations get 503 and the others are served', async () => {
    const proxy = await startFreezableProxy(two.addresses[1])
    const timing = { ...servingTiming, checkMs: 50, connectMs: 500, silenceMs: 500, beatMs: 100 }
    const cut = await two.start({ metrics: { token: null } }, { second: proxy.address, timing })
    const near = await organizationInFirst(cut)
    const far = await organizationInSecond(cut)
    assert.equal((await cut.app.inject('/readyz')).statusCode, 200)
    proxy.freezeNew(true)
    proxy.freezeOpen()
    const ready = await cut.app.inject('/readyz')
    assert.deepEqual([ready.statusCode, ready.json().reason], [503, 'not available: the database "second"'])
    assert.equal((await near.get('/services')).status, 200)
    assert.equal((await far.get('/services')).status, 503)
    const metrics = (await cut.app.inject('/metrics')).body
    assert.match(metrics, /foyer_turns_waiting\{database="first"\}/)
    assert.doesNotMatch(metrics, /foyer_turns_waiting\{database="second"\}/)
    const unknown = { authorization: `Bearer ${newApiKey()}` }
    const sought = await call(cut.app, 'GET', '/services', undefined, unknown)
    assert.equal(sought.status, 503, 'it may be one of the second database')
    proxy.freezeNew(false)
    proxy.endFrozen()
    await cut.app.close()
    await cut.database.close()
    await proxy.close()
  })

  test('/readyz and /metrics name the databases', async () => {
    assert.equal((await service.app.inject('/readyz')).statusCode, 200)
    const metrics = (await service.app.inject('/metrics')).body
    assert.match(metrics, /foyer_turns_waiting\{database="first"\} 0/)
    assert.match(metrics, /foyer_turns_waiting\{database="second"\} \d/)
    assert.match(metrics, /foyer_pool_size\{pool="second_requests"\} 4/)
  })
})
