import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { allOperations } from '@foyer/contract'
import { type Api, callsWith, newOrganization, startService, type TestService } from '../../testing/api.ts'
import { startFreezableProxy } from '../../testing/freezable_proxy.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import { needsStreaming, type StreamingPair, startStreamingPair } from '../../testing/streaming_pair.ts'
import { type Address, connect } from './connect.ts'
import { type Database, openDatabase } from './database.ts'

/** Lists are read from a streaming replica. The tests follow each other: some of them end its life. */

const now = new Date()
/** A busy machine gives a replica its turn late. */
const replicaTiming = { catchUpMs: 1500, lookMs: 50 }
const audit = { name: 'Audit', pricing_unit: 'fixed' }

describe('read replicas', needsStreaming, () => {
  let pair: StreamingPair
  let first: TestService
  let second: TestService
  before(async () => {
    pair = await startStreamingPair()
    first = await start(pair.replica)
    second = await start(pair.replica)
  })
  after(async () => {
    for (const service of [first, second]) await stop(service)
    await pair.stop()
  })
  beforeEach(() => untilUsed(first, second))

  async function start(...replicas: Address[]): Promise<TestService> {
    const database = await openDatabase(pair.primary, { now, connections: 3, replicas, replicaTiming })
    return startService({ database, metrics: { token: null } })
  }

  async function stop({ app, database }: TestService) {
    await app.close()
    await database.close()
  }

  const isUsed = ({ database }: TestService) => database.replicas.figures().replicas[0]!.isUsed

  async function until(isSo: () => boolean) {
    for (const deadline = performance.now() + 10_000; !isSo(); await sleep(5))
      assert.ok(performance.now() < deadline, 'It did not happen within 10 s.')
  }

  async function untilUsed(...services: TestService[]) {
    await until(() => services.every(isUsed))
  }

  async function untilProblem({ database }: TestService, problem: string) {
    await until(() => database.replicas.figures().replicas[0]!.problem === problem)
  }

  /** How many lists came from where while `work` was done. */
  async function counted({ database }: TestService, work: () => Promise<unknown>) {
    const before = figures(database)
    await work()
    const { replica, primary } = figures(database)
    return { replica: replica - before.replica, primary: primary - before.primary }
  }

  function figures({ replicas }: Database) {
    const { replicas: each, primary } = replicas.figures()
    return { replica: each.reduce((sum, { lists }) => sum + lists, 0), primary: primary.lists }
  }

  const on = (api: Api, service: TestService): Api => ({
    ...api,
    service,
    ...callsWith(service, api.credentials),
  })
  const names = async (api: Api): Promise<string[]> =>
    (await api.get('/services?limit=100')).body.data.map(({ name }: typeof audit) => name)

  test('a list comes from the replica; what is not a list, and the feed, from the primary', async () => {
    const api = await newOrganization(first)
    const { body } = await api.post('/services', audit)
    assert.deepEqual(await counted(first, () => names(api)), { replica: 1, primary: 0 })
    const others = async () => {
      for (const path of [`/services/${body.id}`, '/events', '/organization'])
        assert.equal((await api.get(path)).status, 200)
    }
    assert.deepEqual(await counted(first, others), { replica: 0, primary: 0 })
    const { text } = await first.app.inject('/metrics').then(({ body: text }) => ({ text }))
    assert.match(text, /foyer_lists_total\{source="replica_1"\} [1-9]/)
    assert.match(text, /foyer_replica_used\{replica="1"\} 1/)
  })

  test('every list that needs no more than a key can be read from a replica, except for events', async () => {
    const api = await newOrganization(first)
    const lists = allOperations.filter(
      ({ id, method, path, access }) =>
        method === 'GET' && id.startsWith('list') && !path.includes('{') && access === 'read',
    )
    const elsewhere: string[] = []
    for (const { id, path } of lists) {
      const { replica } = await counted(first, async () => {
        const { status, text } = await api.get(path)
        assert.equal(status, 200, `${path}: ${text}`)
      })
      if (replica === 0) elsewhere.push(id)
    }
    assert.ok(lists.length > 15)
    assert.deepEqual(elsewhere, ['listEvents'])
  })

  test('who has written finds it in the next list, on every server, time after time', async () => {
    const api = await newOrganization(first)
    const elsewhere = on(api, second)
    const written: string[] = []
    const work = async () => {
      for (let round = 0; round < 30; round++) {
        const name = `Service ${round}`
        assert.equal((await api.post('/services', { ...audit, name })).status, 201)
        written.push(name)
        assert.deepEqual((await names(round % 2 ? api : elsewhere)).sort(), written.toSorted())
      }
    }
    const { replica } = await counted(second, work)
    assert.ok(replica > 0, 'The replica was never asked.')
  })

  test('a replica that replays nothing is left out: lists show the newest, and it comes back by itself', async () => {
    const api = await newOrganization(first)
    await pair.pause()
    await api.post('/services', audit)
    assert.deepEqual(await counted(first, async () => assert.deepEqual(await names(api), ['Audit'])), {
      replica: 0,
      primary: 1,
    })
    assert.equal(isUsed(first), false)
    await pair.resume()
    await untilUsed(first)
    assert.deepEqual(await counted(first, async () => assert.deepEqual(await names(api), ['Audit'])), {
      replica: 1,
      primary: 0,
    })
  })

  test('R5 on the replica, too, an organization sees its own rows, whatever the statement says', async () => {
    const [api, other] = [await newOrganization(first), await newOrganization(first)]
    await api.post('/services', { ...audit, name: 'Mine' })
    await other.post('/services', { ...audit, name: 'Theirs' })
    assert.deepEqual(await names(api), ['Mine'])
    const { database } = first
    const read = () =>
      database.replicas.list(database.tenant(api.organization.id), async (db) => [
        await db.query<{ name: string }>((sql) => sql`select name from services`),
        await db.snapshot((same) => same.query<{ name: string }>((sql) => sql`select name from services`)),
      ])
    await counted(first, async () => {
      for (const rows of await read())
        assert.deepEqual(
          rows.map(({ name }) => name),
          ['Mine'],
        )
    }).then(({ replica }) => assert.equal(replica, 1))
  })

  test('a list that only the replica fails at is answered by the primary', async () => {
    const api = await newOrganization(first)
    const { database } = first
    // What a replica says when it must replay something that contradicts a statement.
    await database.system`create function conflict() returns int language plpgsql as
      'begin raise exception using errcode = ''40001''; end'`
    let asked = 0
    const rows = await database.replicas.list(database.tenant(api.organization.id), async (db) => {
      asked++
      if (asked === 1) await db.query((sql) => sql`select conflict()`)
      return db.query((sql) => sql`select pg_is_in_recovery() as follows`)
    })
    assert.deepEqual([asked, rows[0]!.follows], [2, false])
    await untilUsed(first)
  })

  test('a list that is refused is refused once, with its own words', async () => {
    const api = await newOrganization(first)
    const { status, body } = await api.get('/services?cursor=nonsense')
    assert.deepEqual([status, body.error.code.length > 0], [422, true])
    assert.equal((await api.get('/agents/nobody/experiments')).status, 404)
    const { database } = first
    let asked = 0
    const list = database.replicas.list(database.tenant(api.organization.id), async (db) => {
      asked++
      return db.query((sql) => sql`select 1 / 0`)
    })
    await assert.rejects(list, /division by zero/)
    assert.deepEqual([asked, isUsed(first)], [1, true])
  })

  test('a frozen replica holds up a list for a moment, and the lists after it not at all', async () => {
    const proxy = await startFreezableProxy(pair.replica)
    const service = await start(proxy.address)
    const api = await newOrganization(service)
    await untilUsed(service)
    await api.get('/services')
    proxy.freezeNew(true)
    proxy.freezeOpen()
    await api.post('/services', audit)
    const began = performance.now()
    assert.deepEqual(await names(api), ['Audit'])
    assert.ok(performance.now() - began < 5000)
    assert.equal(isUsed(service), false)
    assert.deepEqual(await counted(service, () => names(api)), { replica: 0, primary: 1 })
    proxy.freezeNew(false)
    proxy.endFrozen()
    await stop(service)
    await proxy.close()
  })

  test('another database is never read as a replica, nor this one itself', async () => {
    const own = await start(pair.primary)
    await untilProblem(own, 'It is no replica.')
    await stop(own)
    await withMigratedDatabase(async (elsewhere) => {
      const service = await start(elsewhere)
      const api = await newOrganization(service)
      await api.post('/services', audit)
      await untilProblem(service, 'It is another database.')
      assert.deepEqual(await counted(service, async () => assert.deepEqual(await names(api), ['Audit'])), {
        replica: 0,
        primary: 1,
      })
      await stop(service)
    })
  })

  test('R5 a replica entered as a user whom row-level security does not bind is not read', async () => {
    const { system } = first.database
    await system`create role plain login`
    await system`create database plain owner plain`
    const as = (user: string, { url }: { url: string }) => ({
      url: url.replace('foyer@', `${user}@`).replace(/postgres$/, 'plain'),
    })
    const database = async (user: string) =>
      openDatabase(as('plain', pair.primary), {
        now,
        connections: 1,
        replicas: [as(user, pair.replica)],
        replicaTiming,
      })
    const [bound, free] = [await database('plain'), await database('foyer')]
    assert.equal(bound.isolation, 'forced')
    await untilUsed({ ...first, database: bound })
    await untilProblem({ ...first, database: free }, 'Row-level security does not hold.')
    assert.equal(isUsed({ ...first, database: free }), false)
    await Promise.all([bound.close(), free.close()])
  })

  test('a replica that dies goes unnoticed, and is read again once it is back', async () => {
    const api = await newOrganization(first)
    await api.post('/services', audit)
    await names(api)
    await pair.killReplica()
    for (let times = 0; times < 5; times++) assert.deepEqual(await names(api), ['Audit'])
    assert.equal(isUsed(first), false)
    await pair.startReplica()
    await untilUsed(first)
    assert.deepEqual(await counted(first, () => names(api)), { replica: 1, primary: 0 })
  })

  test('a replica that was promoted is not read any more', async () => {
    const api = await newOrganization(first)
    await api.post('/services', audit)
    await names(api)
    await pair.promote()
    const own = connect(pair.replica, { connections: 1 })
    await own`update services set name = 'Written elsewhere'`
    await own.end()
    await api.post('/services', { ...audit, name: 'Second' })
    assert.deepEqual((await names(api)).sort(), ['Audit', 'Second'])
    await untilProblem(first, 'It is no replica.')
    assert.equal(isUsed(first), false)
  })
})
