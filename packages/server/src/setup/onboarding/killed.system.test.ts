import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ingestRun } from '../../knowledge/ingestion/ingest.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { Shutdown } from '../../platform/shutdown.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { generateCatalog } from '../catalog_generations/generate_catalog.ts'
import { onboard } from './onboard.ts'
import { contextOf, type Run, Superseded, take, write } from './run.ts'
import { startTown, studioPages } from './testing/studio.ts'

const town = await startTown()
const studio = await town.open(studioPages)

/** As many transactions as are needed to take a run, to do one thing and to go on to the next. */
const lifetime = 3

/** Storage that is gone after so many transactions, as for a server that dies. */
function mortal(tenant: Tenant, transactions: number): Tenant {
  let left = transactions
  return {
    ...tenant,
    async transaction(work, options) {
      if (left-- <= 0) throw new Shutdown()
      return tenant.transaction(work, options)
    },
  }
}

/** The last attempt that a worker makes: what a death says about a step would be told now. */
function taskOf({ service, organization }: Api, transactions: number) {
  const { database, equipment, clock } = service
  return {
    ...equipment,
    database,
    organization,
    tenant: mortal(database.tenant(organization.id), transactions),
    now: () => clock.now,
    lastAttempt: true,
  }
}

/** One attempt by a worker that dies on the way; true when it came to its end. */
async function attempt(api: Api, onboarding_run_id: number): Promise<boolean> {
  try {
    await onboard.run(taskOf(api, lifetime), { onboarding_run_id })
    return true
  } catch (error) {
    assert.ok(error instanceof Shutdown)
    return false
  }
}

/** What is there in the end, by how often it is there. */
async function outcome(api: Api) {
  const count = async (path: string) => (await api.get(path)).body.data.length
  const { run } = (await api.get('/onboarding')).body
  const questions = (await api.get('/onboarding/questions')).body.data
  return {
    status: run.status,
    problems: run.problems,
    agents: await count('/agents'),
    sources: await count('/knowledge_sources'),
    gaps: await count('/knowledge_gaps?limit=100'),
    generations: await count('/catalog_generations'),
    questions: questions.map(({ question, answered }: { question: string; answered: boolean }) => [
      question,
      answered,
    ]),
    created: (await listRecorded(api, 'onboarding_question')).length,
  }
}

test('a run whose workers die again and again ends like one that nobody disturbs', async () => {
  const calm = await newOrganization(town.service)
  await calm.post('/onboarding', { websites: [studio.origin] })
  await runJobs(calm)

  const api = await newOrganization(town.service)
  const { id } = (await api.post('/onboarding', { websites: [studio.origin] })).body
  let deaths = 0
  for (let tries = 0; tries < 60; tries++) {
    if (!(await attempt(api, id))) deaths += 1
    const { run } = (await api.get('/onboarding')).body
    if (run.status !== 'running') break
    // What it waits for is done by others.
    await runJobs(api, [ingestRun, generateCatalog])
  }
  assert.ok(deaths > 10, String(deaths))
  assert.deepEqual(await outcome(api), await outcome(calm))
})

test('a worker that lost its run to another one, or to its owner, writes nothing any more', async () => {
  const api = await newOrganization(town.service)
  const { id } = (await api.post('/onboarding', { text: 'We are open from 9 to 17.' })).body
  const task = taskOf(api, 100)
  const advance = (run: Run) =>
    write(task.tenant, contextOf(task, id), run, async () => ({ fields: { step: 'profile' } }))
  const first = (await take(task.tenant, id))!
  const second = (await take(task.tenant, id))!
  await assert.rejects(advance(first), Superseded)
  assert.equal((await advance(second)).step, 'profile')
  await api.post('/onboarding/skip')
  await assert.rejects(advance(second), Superseded)
  assert.equal((await api.get('/onboarding')).body.run.status, 'stopped')
})

test('a run that was given up says so, and what to do', async () => {
  const api = await newOrganization(town.service)
  const { id } = (await api.post('/onboarding', { text: 'We are open from 9 to 17.' })).body
  assert.ok(onboard.givesUp)
  await onboard.giveUp(taskOf(api, 100), { onboarding_run_id: id })
  const { run } = (await api.get('/onboarding')).body
  assert.deepEqual(
    [run.status, run.problems[0].code, run.problems[0].step],
    ['failed', 'internal', 'sources'],
  )
  assert.match(run.problems[0].message, /Start onboarding again/)
})
