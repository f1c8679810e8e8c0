import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ingestRun } from '../../knowledge/ingestion/ingest.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { Shutdown } from '../../platform/shutdown.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { generateCatalog } from '../catalog_generations/generate_catalog.ts'
import { onboardingPorts } from '../ports.ts'
import { onboard } from './onboard.ts'
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

/** One attempt by a worker that dies on the way; true when it came to its end. */
async function attempt(api: Api, onboarding_run_id: number): Promise<boolean> {
  const { service, organization } = api
  const { database, equipment, clock } = service
  const task = {
    ...equipment,
    database,
    organization,
    tenant: mortal(database.tenant(organization.id), lifetime),
    now: () => clock.now,
    lastAttempt: false,
    ports: onboardingPorts,
  }
  try {
    await onboard.run(task, { onboarding_run_id })
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

test('a worker that lost its run writes nothing any more', async () => {
  const api = await newOrganization(town.service)
  const { id } = (await api.post('/onboarding', { text: 'We are open from 9 to 17.' })).body
  await api.post('/onboarding/skip')
  assert.equal(await attempt(api, id), true)
  assert.equal((await api.get('/onboarding')).body.run.status, 'stopped')
  assert.equal((await api.get('/agents')).body.data.length, 0)
})
