import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultLeaseTiming } from './conversations/turns/leased_turn.ts'
import { age, messagesOf, retryTurns } from './conversations/turns/testing/turns.ts'
import { revokeKey } from './operator/api_keys.ts'
import { type Address, connect } from './platform/db/connect.ts'
import { openDatabase } from './platform/db/database.ts'
import type { Pooler } from './platform/db/pooler.ts'
import { type Api, callsWith, newOrganization, startService, type TestService } from './testing/api.ts'
import { newConversation, say } from './testing/conversations.ts'
import { startKillableServer } from './testing/killable_server.ts'
import { createMigratedDatabase } from './testing/own_database.ts'
import { needsPgBouncer, type PgBouncer, startPgBouncer } from './testing/pgbouncer.ts'

/** R14 in a short form: three servers on one PostgreSQL behave as one, also with PgBouncer in between. */

const audit = { name: 'Audit', pricing_unit: 'fixed' }
const now = new Date()
const rateLimit = { perSecond: 100, burst: 200 }

for (const [way, options] of [
  ['directly', { timeout: 120_000 }],
  ['behind PgBouncer in transaction mode', needsPgBouncer],
] as const)
  describe(`R14 three servers on one PostgreSQL, ${way}`, options, () => {
    let own: { address: Address; drop(): Promise<void> }
    let bouncer: PgBouncer | undefined
    let pooler: Pooler | undefined
    let servers: TestService[]
    before(async () => {
      own = await createMigratedDatabase()
      bouncer = options === needsPgBouncer ? await startPgBouncer(own.address, { sessions: 6 }) : undefined
      pooler = bouncer && { address: bouncer.address, prepare: false }
      servers = await Promise.all([1, 2, 3].map(() => start()))
    })
    after(async () => {
      for (const { app, database } of servers) {
        await app.close()
        await database.close()
      }
      await bouncer?.stop()
      await own.drop()
    })

    async function start() {
      const database = await openDatabase(own.address, { now, connections: 4, pooler })
      const service = await startService({ database, rateLimit })
      // Limits go by the clock of PostgreSQL, which is one. The clocks of tests stand for it.
      service.clock.now = now
      return service
    }

    /** One organization as it shows on each of the servers. */
    async function onAll(): Promise<[Api, Api, Api]> {
      const api = await newOrganization(servers[0])
      const on = (service: TestService): Api => ({ ...api, service, ...callsWith(service, api.credentials) })
      return [api, on(servers[1]!), on(servers[2]!)]
    }

    async function untilRefused(api: Api) {
      while ((await api.get('/agents')).status !== 401) await sleep(20)
    }

    async function endSessions(where: string) {
      const sql = connect(own.address, { connections: 1 })
      const { length } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name like ${where}`
      await sql.end()
      return length
    }

    test('a key that is revoked on one is refused on all', async () => {
      const nodes = await onAll()
      for (const node of nodes) assert.equal((await node.get('/agents')).status, 200)
      const [{ service, organization }] = nodes
      await revokeKey(service.database, organization, 'test', service.clock.now)
      for (const node of nodes) await untilRefused(node)
    })

    test('a key that is revoked while their listeners are cut off is refused on all', async () => {
      const nodes = await onAll()
      for (const node of nodes) assert.equal((await node.get('/agents')).status, 200)
      assert.equal(await endSessions('foyer listener'), 3)
      const [{ service, organization }] = nodes
      await revokeKey(service.database, organization, 'test', service.clock.now)
      for (const node of nodes) await untilRefused(node)
    })

    test('together they grant what one would, within 10 %', async () => {
      const nodes = await onAll()
      const asked = Array.from({ length: 300 }, (_, index) => nodes[index % 3]!.get('/agents'))
      const granted = (await Promise.all(asked)).filter(({ status }) => status === 200).length
      assert.ok(granted >= 180 && granted <= 220, `${granted} of 200`)
    })

    test('what is stated on one is found on the others', async () => {
      const nodes = await onAll()
      for (const node of nodes) assert.equal((await search(node)).length, 0)
      const fact = { text: 'Our workshop in Leipzig opens at nine.', topic: 'offer' }
      assert.equal((await nodes[0].post('/knowledge_facts', fact)).status, 201)
      for (const node of nodes) assert.equal((await search(node)).length, 1)
    })

    const search = async (node: Api) =>
      (await node.post('/knowledge/search', { query: 'When does the workshop in Leipzig open?' })).body.data

    test('one write under one Idempotency-Key, sent to all at once, is done once', async () => {
      const nodes = await onAll()
      const headers = { 'idempotency-key': 'once' }
      const answers = await Promise.all(nodes.map((node) => node.post('/services', audit, headers)))
      assert.ok(answers.every(({ status }) => status === 201 || status === 409))
      assert.equal((await nodes[2].get('/services')).body.data.length, 1)
    })

    test('one conversation goes on over all of them, and each message is answered once', async () => {
      const nodes = await onAll()
      const { id } = await newConversation(nodes[0])
      for (const [index, text] of ['We want a new website.', 'It is urgent.', 'By May.'].entries())
        await say(nodes[(index + 1) % 3]!, id, text)
      for (const node of nodes) {
        const roles = (await messagesOf(node, id)).map(({ role }) => role)
        assert.deepEqual(roles, ['agent', ...Array(3).fill(['visitor', 'agent']).flat()])
      }
    })

    test('a server is killed in mid-turn, and another answers, once', async () => {
      const [api, second, third] = await onAll()
      const { id } = await newConversation(api)
      const fourth = await startKillableServer({ address: own.address, pooler, stalls: true })
      const cut = fetch(`${fourth.url}/v1/conversations/${id}/messages`, {
        method: 'POST',
        headers: { ...api.credentials, 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'What does a new website cost?' }),
      })
      await fourth.lookingUp
      await Promise.all([fourth.kill(), assert.rejects(cut)])
      await age(api, id, defaultLeaseTiming.leaseMs)
      await Promise.all([retryTurns(second), retryTurns(third)])
      const roles = (await messagesOf(api, id)).map(({ role }) => role)
      assert.deepEqual(roles, ['agent', 'visitor', 'agent'])
    })

    test('PostgreSQL ends every session, and all of them go on; what was acknowledged is there, once', async () => {
      const nodes = await onAll()
      const kept: string[] = []
      let ended = 0
      const write = async (node: Api, name: string) => {
        const headers = { 'idempotency-key': name }
        for (;;) {
          const { status } = await node.post('/services', { ...audit, name }, headers)
          if (status === 201) return void kept.push(name)
          assert.ok(status === 503 || status === 409, `${status}`)
          await sleep(20)
        }
      }
      for (let round = 0; round < 5; round++) {
        const writing = nodes.map((node, index) => write(node, `Service ${round}.${index}`))
        ended += await endSessions('%')
        await Promise.all(writing)
      }
      assert.ok(ended > 0)
      const names = (await nodes[1].get('/services?limit=100')).body.data.map(
        (each: typeof audit) => each.name,
      )
      assert.deepEqual(names.sort(), kept.sort())
    })
  })
