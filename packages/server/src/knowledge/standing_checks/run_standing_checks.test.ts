import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schema } from '../../platform/db/queue.ts'
import { updateRow } from '../../platform/db/row.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { away, newDisturbedOrganization } from '../../testing/disturbed.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { untilItWaits } from '../../testing/waiting.ts'
import { runStandingChecks } from './run_standing_checks.ts'

const question = 'Is there parking for customers?'
const text = 'Parking for customers is in the courtyard.'

async function newCheck(api: Api): Promise<string> {
  const { slug } = await newAgent(api)
  const { id } = (await api.post('/standing_checks', { agent: slug, question })).body
  return `/standing_checks/${id}`
}

test('an outage is waited for, says nothing about a check, and leaves what one before it found', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  const path = await newCheck(api)
  let tries = 0
  disturbance.before = () => {
    tries++
    return away()
  }
  await runJobs(api)
  assert.equal(tries, 7)
  const unknown = (await api.get(path)).body
  assert.deepEqual([unknown.passes, unknown.last_check.error], [null, 'The provider does not answer.'])
  disturbance.before = undefined
  await api.post('/knowledge_facts', { text })
  await runJobs(api)
  assert.equal((await api.get(path)).body.passes, true)
  disturbance.before = away
  await api.post('/knowledge_facts', { text: 'We sell bread.' })
  await runJobs(api)
  const { passes, last_check } = (await api.get(path)).body
  assert.deepEqual(
    [passes, last_check.answer, last_check.error],
    [true, text, 'The provider does not answer.'],
  )
  const verbs = (await listRecorded(api, 'standing_check')).map(({ type }) => type)
  assert.deepEqual(verbs, ['standing_check.created', 'standing_check.checked'])
})

test('nothing is enqueued after a change where no check stands', async () => {
  const api = await newOrganization()
  await api.post('/knowledge_facts', { text })
  const { system } = api.service.database
  const waiting = await system`select from ${system(schema)}.job
    where name = ${runStandingChecks.name} and data->>'organization_id' = ${String(api.organization.id)}`
  assert.equal(waiting.length, 0)
})

test('an edit waits for a change that is under way, and is judged by what that left', async () => {
  const api = await newOrganization()
  const path = await newCheck(api)
  const id = Number(path.split('/').at(-1))
  const [answer] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    await db.query(
      (sql) => sql`select 1 from standing_checks
        where organization_id = ${db.organization_id} and id = ${id} for update`,
    )
    const editing = api.patch(path, { question: 'Where can customers park?' })
    await untilItWaits(api.service, editing)
    updateRow(db, 'standing_checks', id, { archived: true })
    return [editing]
  })
  const { status, body } = await answer!
  assert.deepEqual([status, body.error?.code], [422, 'resource_archived'])
})
