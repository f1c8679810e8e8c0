import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { backgroundWork } from '../../background_work.ts'
import type { Equipment } from '../../equipment.ts'
import { startWebsite } from '../../knowledge/fetching/testing/website.ts'
import { ingest } from '../../knowledge/ingestion_runs/ingest_job.ts'
import { newOrganization, startService, type TestService } from '../../testing/api.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { openDatabase } from '../db/database.ts'
import { schema } from '../db/queue.ts'
import { createOutbound } from '../outbound/request.ts'
import { startWorkers } from './workers.ts'

describe('a server that stops puts back what it could not finish', () => {
  let service: TestService
  let url: string
  let drop: () => Promise<void>
  let asked = Promise.withResolvers<void>()
  let isHeld = true

  before(async () => {
    const website = await startWebsite((path) => {
      if (path !== '/prices') return undefined
      asked.resolve()
      return isHeld ? () => {} : '<p>The audit costs 900 euros.</p>'
    })
    url = `${website.origin}/prices`
    const own = await createMigratedDatabase()
    drop = own.drop
    const database = await openDatabase(own.address, { now: new Date(), connections: 3, workers: true })
    service = await startService({ database, outbound: createOutbound({ allow: [website.host] }) })
  })

  after(async () => {
    await service.app.close()
    await service.database.close()
    await drop()
  })

  const work = (changes: Partial<Equipment> = {}) =>
    startWorkers(
      {
        database: service.database,
        now: () => new Date(),
        work: backgroundWork({ ...service.equipment, ...changes }),
        log: () => {},
      },
      { finishMs: 0, breakOffMs: 0 },
    )

  /** A source whose job may be tried once only. */
  async function newSource() {
    isHeld = true
    asked = Promise.withResolvers()
    const api = await newOrganization(service)
    await api.post('/knowledge_sources', { kind: 'page', url })
    const { system } = service.database
    const jobs = system`${system(schema)}.job where name = ${ingest.name}
      and (data->>'organization_id')::bigint = ${api.organization.id}`
    await system`update ${system(schema)}.job set retry_limit = 0 where id = (select id from ${jobs})`
    const run = async () => (await api.get('/ingestion_runs')).body.data[0]
    const job = async () => {
      const [row] =
        await system`select state, retry_count, retry_limit, start_after <= now() as due from ${jobs}`
      return { ...row }
    }
    const ended = async () => {
      isHeld = false
      const workers = work()
      while ((await run()).status === 'running') await sleep(10)
      await workers.stop()
      return (await run()).status
    }
    return { job, run, ended }
  }

  const putBack = { state: 'retry', retry_count: 0, retry_limit: 1, due: true }

  test('at once and without counting the attempt, also where it was the last; the next one finishes it', async () => {
    const { job, run, ended } = await newSource()
    let isTold = false
    const { fetcher } = service.equipment
    const page: typeof fetcher.page = (address, known, signal) => {
      signal?.addEventListener('abort', () => {
        isTold = true
      })
      return fetcher.page(address, known, signal)
    }
    const workers = work({ fetcher: { ...fetcher, page } })
    await asked.promise
    await workers.stop()
    assert.equal(isTold, true)
    assert.deepEqual(await job(), putBack)
    const { status, error } = await run()
    assert.deepEqual([status, error], ['running', undefined])
    assert.equal(await ended(), 'applied')
  })

  test('also a job that takes no notice', async () => {
    const { job, ended } = await newSource()
    const page = () => {
      asked.resolve()
      return new Promise<never>(() => {})
    }
    const deaf = { ...service.equipment.fetcher, page }
    const workers = work({ fetcher: deaf })
    await asked.promise
    await workers.stop()
    assert.deepEqual(await job(), putBack)
    assert.equal(await ended(), 'applied')
  })
})
