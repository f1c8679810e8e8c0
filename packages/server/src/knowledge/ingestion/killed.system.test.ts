import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '@foyer/engine'
import { openDatabase } from '../../platform/db/database.ts'
import { schema } from '../../platform/db/queue.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { type Api, newOrganization, startService, type TestService } from '../../testing/api.ts'
import { type KillableWorkers, killableWorkers } from '../../testing/killable_worker.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { startWebsite } from '../fetching/testing/website.ts'
import { ingestRun as ingest } from './ingest.ts'
import { ingestedState } from './testing/ingested_state.ts'
import { createGate, type Moment, makeWritesHoldable, writing } from './testing/moments.ts'

const topics = ['audit', 'workshop', 'review', 'survey', 'coaching', 'training']
const gate = createGate()
let edited = false

/** Afterwards one page reads differently, one is gone, and one is new. */
function pageAt(path: string): string | undefined {
  const shown = edited ? topics.slice(1) : topics.slice(0, -1)
  const page = (title: string, body: string) =>
    `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`
  if (path === '/')
    return page('Brightwater', shown.map((topic) => `<a href="/${topic}">${topic}</a>`).join(' '))
  const topic = shown.find((each) => path === `/${each}`)
  if (!topic) return undefined
  const price = 1000 + 100 * topics.indexOf(topic) + (edited && topic === 'review' ? 7 : 0)
  return page(
    `Our ${topic}`,
    `<p>The ${topic} costs ${price} euros. The ${topic} takes ${topic.length} weeks. Every ${topic} ends with a report.</p>`,
  )
}

/** The first page and all that it names: every attempt that reads asks for them. */
const requests = topics.length

describe('a run whose server is killed', () => {
  let service: TestService
  let workers: KillableWorkers
  let origin: string
  let drop: () => Promise<void>
  let undisturbed: Awaited<ReturnType<typeof bothReadings>>

  before(async () => {
    const website = await startWebsite((path) => {
      const html = pageAt(path)
      return html === undefined ? undefined : gate.through(html)
    })
    origin = website.origin
    const own = await createMigratedDatabase()
    drop = own.drop
    const allow = [website.host]
    workers = killableWorkers({ address: own.address, allow })
    const database = await openDatabase(own.address, { now: new Date(), connections: 3 })
    service = await startService({ database, outbound: createOutbound({ allow }) })
    await makeWritesHoldable(database)
    await workers.begin()
    undisturbed = await bothReadings(async () => {})
    for (const { facts, staged } of Object.values(undisturbed))
      assert.deepEqual([new Set(facts.map(({ text }) => text)).size, staged], [facts.length, 0])
  })

  after(async () => {
    await workers.end()
    await service.app.close()
    await service.database.close()
    await drop()
  })

  /** The state after a first reading, and after one of the edited site. */
  async function bothReadings(disturb: (run: string, api: Api) => Promise<void>) {
    const api = await newOrganization(service)
    edited = false
    const { id } = (await api.post('/knowledge_sources', { kind: 'site', url: `${origin}/` })).body
    const read = async () => {
      const [run] = (await api.get(`/ingestion_runs?source_id=${id}`)).body.data
      const path = `/ingestion_runs/${run.id}`
      await disturb(path, api)
      return untilEnded(api, path)
    }
    assert.equal(await read(), 'applied')
    const first = await ingestedState(api, id)
    const ids = new Map(first.facts.map(({ text, id }) => [text, id]))
    edited = true
    await api.post(`/knowledge_sources/${id}/ingest`)
    assert.equal(await read(), 'applied')
    const second = await ingestedState(api, id)
    const shown = ({ facts, ...state }: typeof first, known: ReadonlyMap<string, number>) => ({
      ...state,
      facts: facts.map(({ id, ...fact }) => ({ ...fact, same: known.get(fact.text) === id })),
    })
    return { first: shown(first, new Map()), second: shown(second, ids) }
  }

  /** Kills whoever works on the run when the moment has come, and gives the stage; undefined when the run ended before. */
  async function killAt(moment: Moment, api: Api, run: string): Promise<string | undefined> {
    const ended = new AbortController()
    const come = await Promise.race([
      moment.reached.then(() => true),
      untilEnded(api, run, ended.signal).then(() => false),
    ])
    ended.abort()
    const stage = come ? (await api.get(run)).body.stage : undefined
    if (come) await workers.kill()
    await moment.release()
    if (come) {
      await endLease()
      await workers.begin()
    }
    return stage
  }

  /** Nobody waits here for the missing heartbeat to be noticed, nor for the pause after it: both are moved instead. */
  async function endLease() {
    const { system, queue } = service.database
    await system`update ${system(schema)}.job_common set heartbeat_on = now() - interval '1 hour' where state = 'active'`
    await system`update ${system(schema)}.queue set monitor_claim_on = null, monitor_on = null`
    await (await queue.open()).supervise(ingest.name)
    await system`update ${system(schema)}.job_common set start_after = now() where state = 'retry'`
  }

  test('12 times, at any moment of a first reading or of one after an edit: the end is that of a run that nobody disturbed', {
    timeout: 110_000,
  }, async () => {
    // They hit every kind of moment; each costs a server's start.
    const kills = 12
    const random = randomFrom(20)
    const { database } = service
    const reading = () =>
      random.pick([
        gate.asked(1 + random.below(requests)),
        gate.answered(1 + random.below(requests), random.below(40)),
        writing(database, 'staging'),
      ])
    const concluding = () => writing(database, random.pick(['applying', 'facts', 'passages', 'event']))
    const hit: string[] = []
    for (let round = 0; hit.length < kills; round++) {
      assert.ok(round < 6, `only ${hit.length} kills have hit a run`)
      const state = await bothReadings(async (run, api) => {
        for (const draw of [reading, ...random.pick([[reading], [concluding]]), concluding, concluding]) {
          if (hit.length === kills) break
          const moment = await draw()()
          const stage = await killAt(moment, api, run)
          if (stage) hit.push(`${stage}: ${moment.name}`)
        }
      })
      assert.deepEqual(state, undisturbed)
    }
    for (const stage of ['reading', 'reconciling', 'applying'])
      assert.ok(
        hit.some((each) => each.startsWith(stage)),
        `${stage} was not hit: ${hit.join(', ')}`,
      )
  })

  test('as often as it may be tried: it has failed with a reason, and is read from the start when that is asked for', async () => {
    await workers.kill()
    const boss = await service.database.queue.open()
    const api = await newOrganization(service)
    const { id } = (await api.post('/knowledge_sources', { kind: 'site', url: `${origin}/` })).body
    for (let attempt = 0; attempt <= ingest.retries; attempt++) {
      assert.equal((await boss.fetch(ingest.name)).length, 1, `attempt ${attempt}`)
      await endLease()
    }
    const [run] = (await api.get('/ingestion_runs')).body.data
    await workers.begin()
    assert.equal(await untilEnded(api, `/ingestion_runs/${run.id}`), 'failed')
    const { status, error } = (await api.get(`/knowledge_sources/${id}`)).body
    assert.deepEqual([status, error.code, error.lasting], ['failed', 'internal', false])
    const again = (await api.post(`/knowledge_sources/${id}/ingest`)).body
    assert.equal(await untilEnded(api, `/ingestion_runs/${again.id}`), 'applied')
  })

  async function untilEnded(api: Api, run: string, given?: AbortSignal): Promise<string> {
    const deadline = AbortSignal.timeout(30_000)
    for (;;) {
      const { status } = (await api.get(run)).body
      if (status !== 'queued' && status !== 'running') return status
      if (given?.aborted) return 'not ended'
      deadline.throwIfAborted()
      await sleep(20)
    }
  }
})
