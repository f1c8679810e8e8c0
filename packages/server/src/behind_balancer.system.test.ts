import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from './platform/db/database.ts'
import { type Api, newOrganization, startService, type TestService } from './testing/api.ts'
import { type Balancer, needsBalancer, startBalancer } from './testing/balancer.ts'
import { newConversation } from './testing/conversations.ts'
import { createMigratedDatabase } from './testing/own_database.ts'

/** Two servers behind a balancer, with the settings that `docs/examples` recommends. */

const now = new Date()
const audit = { name: 'Audit', pricing_unit: 'fixed' }

interface Server extends TestService {
  port: number
  stopping: AbortController
  /** How many requests it has had, and from whom the last one came. */
  seen: { count: number; from: string }
}

for (const name of ['haproxy', 'nginx'] as const)
  describe(`two servers behind ${name}`, needsBalancer(name), () => {
    let own: Awaited<ReturnType<typeof createMigratedDatabase>>
    let servers: [Server, Server]
    let balancer: Balancer
    let api: Api
    before(async () => {
      own = await createMigratedDatabase()
      servers = [await start(), await start()]
      balancer = await startBalancer(name, [servers[0].port, servers[1].port])
      api = await newOrganization(servers[0])
    })
    after(async () => {
      await balancer.stop()
      for (const { app, database } of servers) {
        await app.close()
        await database.close()
      }
      await own.drop()
    })

    async function start(): Promise<Server> {
      const database = await openDatabase(own.address, { now, connections: 4 })
      const stopping = new AbortController()
      const service = await startService({
        database,
        trustProxy: ['127.0.0.1'],
        metrics: { token: null },
        stopping: stopping.signal,
        limitClock: { elapsedMs: () => performance.now(), storageTime: () => new Date() },
      })
      const seen = { count: 0, from: '' }
      service.app.server.on('request', (request) => {
        if (request.url === '/readyz') return
        seen.count++
        seen.from = String(request.headers['x-forwarded-for'])
      })
      await service.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = service.app.server.address() as AddressInfo
      return { ...service, port, stopping, seen }
    }

    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${balancer.url}${path}`, {
        ...init,
        headers: { ...api.credentials, 'content-type': 'application/json', ...init.headers },
      })

    test('requests reach both, with the address they came from; metrics reach nobody', async () => {
      const asked = Array.from({ length: 20 }, () => ask('/v1/agents').then(({ status }) => status))
      assert.deepEqual(new Set(await Promise.all(asked)), new Set([200]))
      for (const { seen } of servers) assert.deepEqual([seen.count > 0, seen.from], [true, '127.0.0.1'])
      assert.equal((await ask('/metrics')).status, 404)
    })

    test('events arrive as they happen, whichever server they happen on', async () => {
      const stream = await ask('/v1/events/stream')
      const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
      let heard = ''
      for (let times = 0; times < 2; times++) {
        assert.equal((await ask('/v1/services', { method: 'POST', body: JSON.stringify(audit) })).status, 201)
        while (heard.split('service.created').length <= times + 1) heard += (await reader.read()).value ?? ''
      }
      await reader.cancel()
    })

    test('a reply is streamed', async () => {
      const { id } = await newConversation(api)
      const answer = await ask(`/v1/conversations/${id}/messages`, {
        method: 'POST',
        headers: { accept: 'text/event-stream' },
        body: JSON.stringify({ text: 'We want a new website.' }),
      })
      assert.match(answer.headers.get('content-type')!, /^text\/event-stream/)
      assert.match(await answer.text(), /event: /)
    })

    test('a server that stops, as one does that was told to, costs no request', async () => {
      const statuses: number[] = []
      let isOver = false
      const keepAsking = async (caller: number) => {
        for (let turn = 0; !isOver; turn++) {
          const write = turn % 3 === 0
          const init = write
            ? {
                method: 'POST',
                body: JSON.stringify({ ...audit, name: `${caller}.${turn}` }),
                headers: { 'idempotency-key': `${caller}.${turn}` },
              }
            : {}
          const answer = await ask('/v1/services', init)
          await answer.arrayBuffer()
          statuses.push(answer.status)
        }
      }
      const asking = [1, 2, 3, 4].map(keepAsking)
      const [, second] = servers
      second.stopping.abort()
      // FOYER_SHUTDOWN_DELAY_SECONDS: a little longer than two looks at /readyz take.
      await sleep(3000)
      await second.app.close()
      const before = servers[0].seen.count
      while (servers[0].seen.count < before + 50) await sleep(10)
      isOver = true
      await Promise.all(asking)
      assert.ok(statuses.length > 100)
      assert.deepEqual([...new Set(statuses)].sort(), [200, 201])
    })
  })
