import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from './config.ts'
import { serve } from './main.ts'
import { createKey, revokeKey } from './operator/api_keys.ts'
import { createOrganization } from './operator/organizations.ts'
import { connect } from './platform/db/connect.ts'
import { openDatabase } from './platform/db/database.ts'
import { type FreezableProxy, startFreezableProxy } from './testing/freezable_proxy.ts'
import { createMigratedDatabase, withMigratedDatabase } from './testing/own_database.ts'

/** A server as an operator starts it, with the patience that it has in service. */

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address() as { port: number }
    server.close(() => resolve(port))
  })
  return promise
}

const settingsOf = async (environment: Record<string, string>) =>
  readConfig({
    PORT: String(await freePort()),
    FOYER_SECRET: `a:${'s'.repeat(32)}`,
    FOYER_SHUTDOWN_DELAY_SECONDS: '0',
    FOYER_ROLE: 'server',
    LOG_LEVEL: 'silent',
    ...environment,
  })

interface Answer {
  status: number
  retryAfter: string | null
  ms: number
}

/** The server, reached through a proxy, beside an operator who goes to PostgreSQL directly. */
async function withServer(
  work: (given: {
    proxy: FreezableProxy
    ask(path: string, init?: RequestInit): Promise<Answer>
    operator: Awaited<ReturnType<typeof openOperator>>
  }) => Promise<void>,
) {
  await withMigratedDatabase(async (address) => {
    const operator = await openOperator(address)
    const proxy = await startFreezableProxy(address)
    const config = await settingsOf({ DATABASE_URL: proxy.address.url })
    const server = await serve(config, () => {})
    const ask = async (path: string, init: RequestInit = {}) => {
      const began = performance.now()
      const headers = { authorization: `Bearer ${operator.secret}`, 'content-type': 'application/json' }
      const answer = await fetch(`http://127.0.0.1:${config.port}${path}`, { headers, ...init })
      await answer.arrayBuffer()
      const retryAfter = answer.headers.get('retry-after')
      return { status: answer.status, retryAfter, ms: performance.now() - began }
    }
    try {
      await work({ proxy, ask, operator })
    } finally {
      proxy.freezeNew(false)
      await server.close()
      await proxy.close()
      await operator.database.close()
    }
  })
}

async function openOperator(address: Parameters<typeof openDatabase>[0]) {
  const now = new Date()
  const database = await openDatabase(address, { now, connections: 2 })
  const organization = await createOrganization(database, { name: 'Studio', slug: 'studio' }, now)
  const { secret } = await createKey(database, organization, { name: 'test' }, now)
  return { database, organization, secret }
}

const limit = { timeout: 110_000 }
const soonMs = 10_000

async function msUntil(isSo: () => Promise<boolean>) {
  const began = performance.now()
  while (!(await isSo())) await sleep(20)
  return performance.now() - began
}

test(
  'R17 a server in service says 503 within 10 s when its connections freeze, and serves within 10 s of new ones',
  limit,
  (t) =>
    withServer(async ({ proxy, ask }) => {
      assert.equal((await ask('/v1/agents')).status, 200)
      proxy.freezeNew(true)
      proxy.freezeOpen()
      const profile = { method: 'POST', body: JSON.stringify({ name: 'Plain', languages: ['en'] }) }
      const asked = [ask('/readyz'), ask('/v1/voice_profiles', profile)]
      // More than there are connections: some wait for one.
      const answers = await Promise.all([...asked, ...Array.from({ length: 20 }, () => ask('/v1/agents'))])
      for (const { status, retryAfter } of answers) assert.deepEqual([status, retryAfter], [503, '2'])
      const longest = Math.max(...answers.map(({ ms }) => ms))
      assert.ok(longest < soonMs, `${longest} ms`)
      proxy.freezeNew(false)
      const back = await msUntil(async () => (await ask('/v1/agents')).status === 200)
      assert.ok(back < soonMs, `${back} ms`)
      t.diagnostic(`503 within ${Math.round(longest)} ms, served again after ${Math.round(back)} ms`)
    }),
)

test('R17 a server in service refuses a revoked key within 5 s although its listener is frozen', limit, (t) =>
  withServer(async ({ proxy, ask, operator: { database, organization } }) => {
    assert.equal((await ask('/v1/agents')).status, 200)
    proxy.freezeOpen('foyer listener')
    await revokeKey(database, organization, 'test', new Date())
    const refused = await msUntil(async () => (await ask('/v1/agents')).status === 401)
    t.diagnostic(`refused after ${Math.round(refused)} ms`)
    assert.ok(refused < 5000, `${refused} ms`)
  }),
)

test('R19 a server in service waits for no lock longer than a request may take', limit, (t) =>
  withServer(async ({ ask, operator: { database, organization } }) => {
    const sql = connect(database.address, { connections: 1 })
    const [locked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = sql.begin(async (held) => {
      await held`select 1 from organizations where id = ${organization.id} for update`
      locked.resolve()
      await told.promise
    })
    await locked.promise
    const { status, ms } = await ask('/v1/organization', { method: 'PATCH', body: '{"name": "Other"}' })
    t.diagnostic(`${status} after ${Math.round(ms)} ms`)
    assert.equal(status, 503)
    assert.ok(ms < soonMs, `${ms} ms`)
    told.resolve()
    await holding
    await sql.end()
  }),
)

test(
  'a server whose notifications would not arrive is not started, and says what to set',
  limit,
  async () => {
    const databases = [await createMigratedDatabase(), await createMigratedDatabase()]
    const proxies = await Promise.all(databases.map(({ address }) => startFreezableProxy(address)))
    const [requests, direct] = proxies.map(({ address }) => address.url)
    const config = await settingsOf({ DATABASE_URL: requests!, FOYER_DATABASE_DIRECT_URL: direct! })
    const starting = serve(config, () => {}).then((server) => server.close())
    await assert.rejects(starting, /A notification sent over DATABASE_URL does not come back/)
    for (const proxy of proxies) await proxy.close()
    for (const { drop } of databases) await drop()
  },
)

/** Runs a process of each role on one database, in turn; `ask` shows the organization's key. */
async function withRoles(
  work: (given: {
    start(role: string): Promise<{ ask: Ask; close(): Promise<void> }>
    database: Awaited<ReturnType<typeof openOperator>>['database']
  }) => Promise<void>,
) {
  const own = await createMigratedDatabase()
  const proxy = await startFreezableProxy(own.address)
  const operator = await openOperator(own.address)
  const headers = { authorization: `Bearer ${operator.secret}` }
  const start = async (role: string) => {
    const metrics = { FOYER_METRICS: 'open' }
    const config = await settingsOf({ DATABASE_URL: proxy.address.url, FOYER_ROLE: role, ...metrics })
    const { close } = await serve(config, () => {})
    const ask: Ask = async (path, method = 'GET') => {
      const answer = await fetch(`http://127.0.0.1:${config.port}${path}`, { method, headers })
      const text = await answer.text()
      return { status: answer.status, text }
    }
    return { ask, close }
  }
  try {
    await work({ start, database: operator.database })
  } finally {
    await operator.database.close()
    await proxy.close()
    await own.drop()
  }
}

type Ask = (path: string, method?: string) => Promise<{ status: number; text: string }>

const jobsAndTimes = (database: Awaited<ReturnType<typeof openOperator>>['database']) => database.system`
  select (select array_agg(state::text) from foyer_jobs.job) as jobs,
    (select count(*) from foyer_jobs.schedule) as sweeps`

test('a server takes on background work and runs none; a worker does it, also what waited', limit, () =>
  withRoles(async ({ start, database }) => {
    const first = await start('server')
    const { status, text } = await first.ask('/v1/organization/export', 'POST')
    assert.equal(status, 202)
    // A server that ran background work would have begun it, and planned the sweeps, before it had ended.
    await first.close()
    assert.deepEqual([...(await jobsAndTimes(database))], [{ jobs: ['created'], sweeps: 0 }])
    const [server, worker] = [await start('server'), await start('worker')]
    const { id } = JSON.parse(text)
    const exported = async () => JSON.parse((await server.ask(`/v1/organization/exports/${id}`)).text).status
    while ((await exported()) !== 'completed') await sleep(20)
    await Promise.all([server.close(), worker.close()])
  }),
)

test('a worker answers how it is, and nothing of the service', limit, () =>
  withRoles(async ({ start }) => {
    const { ask, close } = await start('worker')
    for (const path of ['/healthz', '/readyz', '/metrics']) assert.equal((await ask(path)).status, 200, path)
    assert.match((await ask('/metrics')).text, /foyer_queue_jobs/)
    for (const path of ['/v1/agents', '/visit', '/auth/session', '/shared/x', '/mcp', '/docs', '/'])
      assert.equal((await ask(path)).status, 404, path)
    await close()
  }),
)
