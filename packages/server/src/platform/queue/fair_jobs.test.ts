import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { backgroundWork } from '../../background_work.ts'
import { startWebsite } from '../../knowledge/fetching/testing/website.ts'
import { newOrganization, startService } from '../../testing/api.ts'
import { createMigratedDatabase } from '../../testing/own_database.ts'
import { openDatabase } from '../db/database.ts'
import { createOutbound } from '../outbound/request.ts'
import { startWorkers } from './workers.ts'

test("R19 40 pages that never answer do not keep another organization's one line from being read", {
  timeout: 120_000,
}, async (t) => {
  const website = await startWebsite(() => () => {})
  const { address, drop } = await createMigratedDatabase()
  const database = await openDatabase(address, { now: new Date(), connections: 3, workers: true })
  const service = await startService({ database, outbound: createOutbound({ allow: [website.host] }) })
  const busy = await newOrganization(service)
  const neighbor = await newOrganization(service)
  for (let page = 0; page < 40; page++)
    await busy.post('/knowledge_sources', { kind: 'page', url: `${website.origin}/${page}` })
  await neighbor.post('/knowledge_sources', { kind: 'text', text: 'The audit costs 900 euros.' })
  const started = performance.now()
  const workers = startWorkers(
    {
      database,
      now: () => new Date(),
      work: backgroundWork(service.equipment),
      lookSeconds: 60,
      log: () => {},
    },
    { finishMs: 0, breakOffMs: 0 },
  )
  const runOf = async () => (await neighbor.get('/ingestion_runs')).body.data[0]
  while ((await runOf()).status !== 'applied') await sleep(20)
  const readMs = performance.now() - started
  t.diagnostic(`read after ${Math.round(readMs)} ms`)
  // Nobody waited until it was time to look again.
  assert.ok(readMs < 30_000)
  const ended = (await busy.get('/ingestion_runs?limit=100')).body.data.filter(
    ({ status }: { status: string }) => status !== 'queued' && status !== 'running',
  )
  assert.deepEqual(ended, [])
  await workers.stop()
  await service.app.close()
  await database.close()
  await drop()
})
