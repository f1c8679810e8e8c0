import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Database, openDatabase } from '../../platform/db/database.ts'
import { Shutdown } from '../../platform/shutdown.ts'
import type { Embedder } from '../../reasoning/embedder/port.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, call, newOrganization, startService } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newSource } from '../../testing/knowledge.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import { startProvider } from '../../testing/provider.ts'
import { startReembedding } from './start_reembedding.ts'

const text = 'Workshops take place in Hamburg.'
const inItsWords = 'Where do the workshops take place?'
const byMeaning = 'Which city hosts your seminars?'
const groups = [
  ['workshops', 'seminars'],
  ['invoices', 'bills'],
]

/** Sweeps look at all organizations: these have a database of their own, on which servers with several embedders run. */
async function alone(work: (serve: (embedder?: Embedder) => Promise<Server>) => Promise<void>) {
  await withMigratedDatabase(async (address) => {
    const database = await openDatabase(address, { now: new Date(0), connections: 4 })
    const servers: Server[] = []
    try {
      await work(async (embedder) => {
        const server = await serve(database, servers[0]?.api, embedder)
        servers.push(server)
        return server
      })
    } finally {
      for (const { api } of servers) await api.service.app.close()
      await database.close()
    }
  })
}

/** One organization, as one server with one embedder has it. */
interface Server {
  api: Api
  finds(query: string): Promise<string[]>
  /** What the clock does every minute, and what comes of it. */
  sweep(): Promise<void>
  embedders(): Promise<(string | null)[]>
}

async function serve(database: Database, known: Api | undefined, embedder?: Embedder): Promise<Server> {
  const service = await startService({ database }, { embedder: () => embedder ?? null })
  const own = known ?? (await newOrganization(service))
  const headers = { authorization: `Bearer ${own.key}` }
  const send = (method: string) => (path: string, body?: unknown) =>
    call(service.app, method, path, body, headers)
  const api: Api = { ...own, service, post: send('POST'), patch: send('PATCH') }
  return {
    api,
    async finds(query) {
      const { body } = await api.post('/knowledge/search', { query })
      return body.data.map((found: { text: string }) => found.text)
    },
    async sweep() {
      await startReembedding(database, service.equipment.embedder)
      await runJobs(api)
    },
    async embedders() {
      const rows = await database.system<{ embedder: string | null }[]>`
        select embedder from knowledge_passages where live
        union select embedder from knowledge_facts order by 1`
      return rows.map((row) => row.embedder)
    },
  }
}

async function read(server: Server, content = text) {
  await server.api.post('/knowledge_sources', { kind: 'text', title: 'Offer', text: content })
  await runJobs(server.api)
}

test('another embedder finds by words at once and by meaning after the sweep, on every server, and the builtin one again', () =>
  alone(async (start) => {
    const builtin = await start()
    await read(builtin)
    assert.deepEqual(await builtin.embedders(), ['builtin-4'])

    const provider = await startProvider('small', groups)
    const [other, another] = [await start(provider.embedder), await start(provider.embedder)]
    for (const server of [other, another]) {
      assert.deepEqual(await server.finds(inItsWords), [text])
      assert.deepEqual(await server.finds(byMeaning), [])
    }
    await other.sweep()
    assert.deepEqual(await other.embedders(), ['small 3'])
    for (const server of [other, another]) assert.deepEqual(await server.finds(byMeaning), [text])

    // The server with the builtin one makes for itself what storage no longer has.
    assert.deepEqual(await builtin.finds(byMeaning), [text])
    await builtin.sweep()
    assert.deepEqual(await builtin.embedders(), ['builtin-4'])
    assert.deepEqual(await builtin.finds(byMeaning), [text])
    assert.deepEqual(await other.finds(byMeaning), [])
    assert.deepEqual(await other.finds(inItsWords), [text])
  }))

test('what is read with another embedder has its vectors from the start, and the nearest in meaning comes first', () =>
  alone(async (start) => {
    const provider = await startProvider('small', groups)
    const server = await start(provider.embedder)
    await read(server)
    await read(server, 'Invoices are sent by e-mail.')
    assert.deepEqual(await server.embedders(), ['small 3'])
    assert.equal((await server.finds(byMeaning))[0], text)
    assert.equal((await server.finds('Where are my bills?'))[0], 'Invoices are sent by e-mail.')
    const { length } = provider.asked
    await server.sweep()
    assert.equal(provider.asked.length, length)
  }))

test('what an owner states is found by words at once and by meaning after the sweep', () =>
  alone(async (start) => {
    const provider = await startProvider('small', groups)
    const server = await start(provider.embedder)
    await server.api.post('/knowledge_facts', { text })
    assert.deepEqual([await server.finds(inItsWords), await server.finds(byMeaning)], [[text], []])
    await server.sweep()
    assert.deepEqual(await server.finds(byMeaning), [text])
    // A sweep that has found nothing to do sees what comes after it.
    await server.sweep()
    await server.api.post('/knowledge_facts', { text: 'Invoices are sent by e-mail.' })
    await server.sweep()
    assert.equal((await server.finds('Where are my bills?'))[0], 'Invoices are sent by e-mail.')
  }))

test('a fact whose words are edited loses the vector of its old ones, and gets another', () =>
  alone(async (start) => {
    const provider = await startProvider('small', groups)
    const server = await start(provider.embedder)
    const { id } = (await server.api.post('/knowledge_facts', { text: 'Invoices are sent by e-mail.' })).body
    await server.sweep()
    await server.api.patch(`/knowledge_facts/${id}`, { tier: 'universal' })
    assert.deepEqual(await server.embedders(), ['small 3'])
    await server.api.patch(`/knowledge_facts/${id}`, { text })
    assert.deepEqual(await server.embedders(), [null])
    await server.sweep()
    assert.deepEqual(await server.embedders(), ['small 3'])
    assert.equal(provider.asked.at(-1), text)
  }))

test('a fact that is edited while its vector is made does not get that of its old words', () =>
  alone(async (start) => {
    const provider = await startProvider('small', groups)
    const server = await start(provider.embedder)
    const { id } = (await server.api.post('/knowledge_facts', { text })).body
    const edited = 'Invoices are sent by e-mail.'
    provider.meanwhile = async () => {
      provider.meanwhile = async () => {}
      await server.api.patch(`/knowledge_facts/${id}`, { text: edited })
    }
    await server.sweep()
    assert.deepEqual(await server.embedders(), [null])
    await server.sweep()
    assert.deepEqual(await server.embedders(), ['small 3'])
    assert.deepEqual(provider.asked, [text, edited])
  }))

test('a provider that goes away is waited for, and what it has embedded is not asked for again', () =>
  alone(async (start) => {
    const provider = await startProvider('small', groups)
    const server = await start(provider.embedder)
    const { api } = server
    const source_id = await newSource(api)
    await api.service.database
      .system`insert into knowledge_facts (organization_id, source_id, text, statement,
        origin, topic, tier, reviewed, created_at)
      select ${api.organization.id}, ${source_id}, 'Room ' || number, 'room ' || number, 'digested', 'offer',
        'situational', false, now()
      from generate_series(1, 1200) number`
    provider.meanwhile = async () => {
      provider.away = provider.asked.length >= 500
    }
    await server.sweep()
    assert.equal(provider.asked.length, 500)
    assert.deepEqual(await server.embedders(), ['small 3', null])
    provider.meanwhile = async () => {}
    provider.away = false
    await server.sweep()
    assert.deepEqual(await server.embedders(), ['small 3'])
    assert.equal(provider.asked.length, 1200)
  }))

test('a server that stops does not wait for a provider', { timeout: 20_000 }, () =>
  alone(async (start) => {
    const provider = await startProvider('small', groups)
    const builtin = await start()
    await read(builtin)
    const server = await start(provider.embedder)
    provider.meanwhile = async () => {
      server.api.service.equipment.interrupt()
      await new Promise(() => {})
    }
    await assert.rejects(server.sweep(), Shutdown)
    assert.deepEqual(await server.embedders(), ['builtin-4'])
  }),
)

test('neither what is archived nor what is no longer stated is embedded, and what is restored is', () =>
  alone(async (start) => {
    const provider = await startProvider('small', groups)
    const builtin = await start()
    const { body } = await builtin.api.post('/knowledge_sources', { kind: 'text', title: 'Offer', text })
    await runJobs(builtin.api)
    await builtin.api.patch(`/knowledge_sources/${body.id}`, { text: 'Workshops take place online.' })
    await builtin.api.post(`/knowledge_sources/${body.id}/ingest`)
    await runJobs(builtin.api)
    const { id } = (await builtin.api.post('/knowledge_facts', { text: 'We speak German.' })).body
    await builtin.api.post(`/knowledge_facts/${id}/archive`)
    const server = await start(provider.embedder)
    await server.sweep()
    assert.deepEqual(provider.asked, ['Offer\nWorkshops take place online.', 'Workshops take place online.'])
    await builtin.api.delete(`/knowledge_facts/${id}/archive`)
    await server.sweep()
    assert.equal(provider.asked.at(-1), 'We speak German.')
  }))

test('while a job waits for an organization no second one is started, and where nothing is left none is', () =>
  alone(async (start) => {
    const provider = await startProvider('small', groups)
    const builtin = await start()
    await read(builtin)
    const server = await start(provider.embedder)
    const { database, equipment } = server.api.service
    const jobs = async () => {
      const rows = await database.system`select from foyer_jobs.job where name = 'reembed'`
      return rows.length
    }
    await startReembedding(database, equipment.embedder)
    await startReembedding(database, equipment.embedder)
    assert.equal(await jobs(), 1)
    await runJobs(server.api)
    await startReembedding(database, equipment.embedder)
    assert.equal(await jobs(), 0)
  }))

test('R5 the vectors of one organization are made of its own texts, those of others stay as they are', () =>
  alone(async (start) => {
    const builtin = await start()
    await read(builtin)
    const theirs = await newOrganization(builtin.api.service)
    await theirs.post('/knowledge_sources', { kind: 'text', text: 'Invoices are sent by e-mail.' })
    await runJobs(theirs)
    const provider = await startProvider('small', groups)
    const server = await start(provider.embedder)
    await server.sweep()
    assert.deepEqual(provider.asked, [`Offer\n${text}`, text])
    assert.deepEqual(await server.embedders(), ['builtin-4', 'small 3'])
  }))

test('what words alone do not answer while a provider is away is an outage, and opens no gap anew', () =>
  alone(async (start) => {
    const provider = await startProvider('small', groups)
    const server = await start(provider.embedder)
    await newAgent(server.api, { slug: 'desk' })
    provider.away = true
    const question = 'Is there somebody who paints murals?'
    const { body: run } = await server.api.post('/answer_checks', { agent: 'desk', questions: [question] })
    await runJobs(server.api)
    const { results } = (await server.api.get(`/answer_checks/${run.id}`)).body
    assert.match(results[0].check.error, /embeddings provider did not answer/)
  }))

/** Words that the builtin search does not relate. */
const trades = [
  ['gutters', 'eavestroughs'],
  ['hinges', 'pivots'],
]

test('services and the profile are found by words at once and by meaning after the sweep, and follow their edits', () =>
  alone(async (start) => {
    const provider = await startProvider('small', trades)
    const server = await start(provider.embedder)
    const service = { name: 'Gutters on location', pricing_unit: 'fixed' }
    const { id } = (await server.api.post('/services', service)).body
    const isFound = async (query: string) => (await server.finds(query)).some((text) => /location/.test(text))
    assert.deepEqual([await isFound('gutters on location'), await isFound('eavestroughs')], [true, false])
    await server.sweep()
    assert.equal(await isFound('eavestroughs'), true)
    const asked = provider.asked.length
    await server.sweep()
    assert.equal(provider.asked.length, asked, 'what has its vector is not embedded again')

    await server.api.patch(`/services/${id}`, { name: 'Hinges for any location' })
    assert.equal(await isFound('eavestroughs'), false, 'the vector of the old words is not used')
    await server.sweep()
    assert.equal(await isFound('pivots'), true)

    const { system } = server.api.service.database
    const stored = async () =>
      (await system`select checksum from structured_vectors`).map(({ checksum }) => checksum)
    const before = await stored()
    await server.api.patch(`/services/${id}`, { name: 'Gutters at every location' })
    await server.sweep()
    const now = await stored()
    assert.equal(now.length, before.length, 'vectors of the old texts are gone')
    assert.notDeepEqual(new Set(now), new Set(before))

    const next = await startProvider('large', [...trades, ['quay']])
    const other = await start(next.embedder)
    await other.sweep()
    const rows = await system<{ embedder: string }[]>`
      select distinct embedder from structured_vectors`
    assert.deepEqual(
      rows.map(({ embedder }) => embedder),
      [next.embedder.id],
    )
  }))
