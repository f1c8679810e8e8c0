import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knowledgeLock, rowLock } from '../../platform/db/locks.ts'
import { newAgent } from '../../testing/agents.ts'
import { type ApiResponse, newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { untilItWaits } from '../../testing/waiting.ts'

/** `FOYER_TEST_ROUNDS=200` for a longer run. */
const rounds = Number(process.env.FOYER_TEST_ROUNDS ?? 15)

test(`jobs and requests over one source at once, ${rounds} rounds: none is refused by storage, none blocks another`, async () => {
  const api = await newOrganization()
  const { system } = api.service.database
  const deadlocks = async () => {
    await system`select pg_stat_clear_snapshot()`
    const [row] = await system<{ deadlocks: number }[]>`
      select deadlocks from pg_stat_database where datname = current_database()`
    return row!.deadlocks
  }
  const before = await deadlocks()
  const { slug } = await newAgent(api)
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', text: 'The audit costs 1 euro.' }))
    .body
  const path = `/knowledge_sources/${id}`
  for (let round = 1; round <= rounds; round++) {
    // Of archiving and restoring at once, either may come last.
    await api.delete(`${path}/archive`)
    await api.patch(path, { text: `The audit costs ${round} euros. It takes ${round} days.` })
    assert.equal((await api.post(`${path}/ingest`)).status, 202)
    const requests: Promise<ApiResponse>[] = [
      api.patch(path, { title: `Prices, round ${round}`, agents: round % 2 ? [slug] : null }),
      api.post('/knowledge_facts', { text: `Round ${round} is over.` }),
      api.post(`${path}/archive`),
      api.delete(`${path}/archive`),
      api.post(`/agents/${slug}/duplicate`),
      api.patch(path, { refresh_hours: round }),
      api.get(path),
    ]
    const [answers] = await Promise.all([Promise.all(requests), runJobs(api)])
    for (const { status, text } of answers) assert.ok(status < 300 || status === 422, text)
  }
  await api.delete(`${path}/archive`)
  await api.post(`${path}/ingest`)
  await runJobs(api)
  const [run] = (await api.get('/ingestion_runs')).body.data
  assert.equal(run.status, 'applied')
  assert.equal((await deadlocks()) - before, 0)
})

test('a run that is applied waits for its turn before it holds the source', async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/knowledge_sources', { kind: 'text', text: 'The audit costs 1 euro.' }))
    .body
  const [jobs] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    db.hold(knowledgeLock)
    await db.query((sql) => sql`select 1`)
    const running = runJobs(api)
    await untilItWaits(api.service, running)
    db.hold(rowLock('knowledge_sources', id))
    await db.query((sql) => sql`select 1`)
    return [running]
  })
  await jobs
  assert.equal((await api.get(`/knowledge_sources/${id}`)).body.facts_count, 1)
})
