import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schema } from '../../platform/db/queue.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { away, newDisturbedOrganization } from '../../testing/disturbed.ts'
import { listRecorded } from '../../testing/events.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap } from '../../testing/knowledge.ts'

const now = '2026-01-15T09:30:00.000Z'
const question = 'Is there parking for customers?'
const text = 'Parking for customers is in the courtyard.'
const resolved = (resolution_basis: string) => ({
  status: 'resolved',
  resolution_basis,
  resolved_at: new Date('2026-01-10T08:00:00.000Z'),
})

/** An agent that can answer by one fact. */
async function answering(api: Api) {
  const agent = await newAgent(api, { slug: 'desk' })
  const { id } = (await api.post('/knowledge_facts', { text })).body
  const gap = (fields: object = {}) => newGap(api, { agent_id: agent.id, question, ...fields })
  return { agent, fact: `/knowledge_facts/${id}`, fact_id: id as number, gap }
}

const gapIn = async (api: Api, id: number) => (await api.get(`/knowledge_gaps/${id}`)).body
const steps = async (api: Api) =>
  (await listRecorded(api, 'knowledge_gap')).map(({ type, data }) => [type.split('.')[1], data.id])
/** Takes the checks that wait out of the queue, undone. */
const taken = async ({ service, organization }: Api) => {
  const { system } = service.database
  const jobs = await system<{ data: { change: object; open: boolean } }[]>`delete from ${system(schema)}.job
    where name = 'recheck_gaps' and data->>'organization_id' = ${String(organization.id)} returning data`
  return [...jobs]
}

test('a verified gap that a change breaks is reopened, and tells which change', async () => {
  const api = await newOrganization()
  const { fact, fact_id, gap } = await answering(api)
  const id = await gap(resolved('verified'))
  const before = await gapIn(api, id)
  await api.post(`${fact}/archive`)
  await runJobs(api)
  const after = await gapIn(api, id)
  const { resolved_at, ...rest } = before
  assert.deepEqual(after, {
    ...rest,
    status: 'open',
    resolution_basis: null,
    last_check: after.last_check,
    broken_by: { type: 'knowledge_fact.archived', id: fact_id, at: now },
  })
  assert.partialDeepStrictEqual(after.last_check, { checked_at: now, trigger: 'standing', answerable: false })
  const step = (await listRecorded(api, 'knowledge_gap')).at(-1)
  assert.deepEqual([step?.type, step?.before, step?.data], ['knowledge_gap.reopened', before, after])
})

test('a verified gap that still holds is checked and stays, without an event', async () => {
  const api = await newOrganization()
  const { gap } = await answering(api)
  const id = await gap(resolved('verified'))
  await api.post('/knowledge_facts', { text: 'Workshops take two days.' })
  await runJobs(api)
  const { status, last_check } = await gapIn(api, id)
  assert.deepEqual([status, last_check.trigger, last_check.answerable], ['resolved', 'standing', true])
  assert.deepEqual(await steps(api), [])
})

test('an open gap that a change answers is resolved as verified; what broke it is forgotten', async () => {
  const api = await newOrganization()
  const { fact, gap } = await answering(api)
  const id = await gap(resolved('verified'))
  await api.post(`${fact}/archive`)
  await runJobs(api)
  await api.delete(`${fact}/archive`)
  await runJobs(api)
  const after = await gapIn(api, id)
  assert.deepEqual([after.status, after.resolution_basis, after.resolved_at], ['resolved', 'verified', now])
  assert.deepEqual([after.last_check.trigger, after.last_check.answerable], ['ingestion', true])
  assert.ok(!('broken_by' in after))
  assert.deepEqual(await steps(api), [
    ['reopened', id],
    ['resolved', id],
  ])
})

test('only a verified gap is a standing check: declared and archived ones are left alone', async () => {
  const api = await newOrganization()
  const { fact, gap } = await answering(api)
  const ids = [await gap(resolved('declared')), await gap({ ...resolved('verified'), status: 'archived' })]
  const before = await Promise.all(ids.map((id) => gapIn(api, id)))
  await api.post(`${fact}/archive`)
  assert.equal((await taken(api)).length, 0)
  await gap(resolved('verified'))
  await api.delete(`${fact}/archive`)
  await runJobs(api)
  assert.deepEqual(await Promise.all(ids.map((id) => gapIn(api, id))), before)
})

test('a gap whose question came back is a standing check no more, whatever became of the other', async () => {
  const api = await newOrganization()
  const { fact, gap } = await answering(api)
  const old = await gap(resolved('verified'))
  const open = await gap({ resurfaced_from_id: old })
  const older = await gap(resolved('verified'))
  await gap({ ...resolved('declared'), resurfaced_from_id: older })
  await gap(resolved('verified'))
  await api.post(`${fact}/archive`)
  await runJobs(api)
  for (const id of [old, older]) {
    const { status, last_check } = await gapIn(api, id)
    assert.deepEqual([status, last_check], ['resolved', undefined])
  }
  assert.equal((await gapIn(api, open)).status, 'open')
})

test('where another gap of the question is open, a broken one stays closed: one of them is worked on', async () => {
  const api = await newOrganization()
  const { fact, gap } = await answering(api)
  const first = await gap({ question: 'May I bring my dog along?' })
  const second = await gap({ ...resolved('verified'), resurfaced_from_id: first })
  await api.post(`${fact}/archive`)
  await runJobs(api)
  const { status, last_check } = await gapIn(api, second)
  assert.deepEqual([status, last_check.answerable], ['resolved', false])
})

test('an outage changes nothing but the error of the latest check, and the checks are tried again', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  const { fact, gap } = await answering(api)
  const found = { checked_at: now, trigger: 'owner', answerable: true, answer: 'Yes.', reachable: [] }
  const [standing, open] = [await gap({ ...resolved('verified'), last_check: found }), await gap()]
  const before = await gapIn(api, standing)
  await api.post(`${fact}/archive`)
  let tries = 0
  disturbance.before = () => {
    tries++
    return away()
  }
  await runJobs(api)
  assert.equal(tries, 7)
  const error = 'The provider does not answer.'
  assert.deepEqual(await gapIn(api, standing), { ...before, last_check: { ...found, error } })
  assert.equal((await gapIn(api, open)).status, 'open')
  assert.deepEqual(await steps(api), [])
  disturbance.before = () => (tries++ < 9 ? away() : Promise.resolve())
  await api.delete(`${fact}/archive`)
  await runJobs(api)
  const { last_check } = await gapIn(api, standing)
  assert.deepEqual([last_check.trigger, 'error' in last_check], ['standing', false])
})

test('a check that was overtaken by a later one undoes nothing that it found', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  const { fact, gap } = await answering(api)
  const id = await gap(resolved('verified'))
  await api.post(`${fact}/archive`)
  disturbance.after = async () => {
    disturbance.after = undefined
    await api.delete(`${fact}/archive`)
  }
  await runJobs(api)
  assert.equal((await gapIn(api, id)).status, 'resolved')
  assert.deepEqual(await steps(api), [])
})

test('every change that could matter has the gaps checked, by its name; an edit that changes nothing does not', async () => {
  const api = await newOrganization()
  const { fact, fact_id, gap } = await answering(api)
  await gap(resolved('verified'))
  const source = (await api.post('/knowledge_sources', { kind: 'text', text: 'We like tea.' })).body.id
  const path = `/knowledge_sources/${source}`
  const own = (await api.post('/knowledge_facts', { text: 'We like coffee.' })).body.id
  const agent = { agent: 'desk' }
  await runJobs(api)
  const changes: [() => Promise<unknown>, string, number, boolean][] = [
    [() => api.post(`${fact}/exclusion`, agent), 'knowledge_fact.excluded', fact_id, false],
    [() => api.delete(`${fact}/exclusion`, agent), 'knowledge_fact.included', fact_id, true],
    [() => api.post(`${fact}/archive`), 'knowledge_fact.archived', fact_id, false],
    [() => api.delete(`${fact}/archive`), 'knowledge_fact.restored', fact_id, true],
    [
      () => api.patch(`/knowledge_facts/${own}`, { text: 'We like milk.' }),
      'knowledge_fact.updated',
      own,
      true,
    ],
    [() => api.patch(path, { agents: [] }), 'knowledge_source.updated', source, true],
    [() => api.post(`${path}/archive`), 'knowledge_source.archived', source, false],
    [() => api.delete(`${path}/archive`), 'knowledge_source.restored', source, true],
  ]
  for (const [change, type, id, open] of changes) {
    await change()
    const [job, ...more] = await taken(api)
    assert.deepEqual([job?.data.change, job?.data.open, more], [{ type, id, at: now }, open, []])
    await change()
    assert.deepEqual(await taken(api), [], type)
  }
  await api.patch(path, { title: 'Drinks' })
  await api.patch(`/knowledge_facts/${own}`, { tier: 'universal' })
  assert.deepEqual(await taken(api), [])
})

test('a statement that is archived everywhere at once has the gaps checked once', async () => {
  const api = await newOrganization()
  const { fact, gap } = await answering(api)
  await api.post('/knowledge_facts', { text: text.toUpperCase() })
  await gap(resolved('verified'))
  await api.post(`${fact}/archive`, { suppression_scope: 'organization' })
  assert.equal((await taken(api)).length, 1)
  await api.post(`${fact}/archive`, { suppression_scope: 'source' })
  assert.partialDeepStrictEqual(await taken(api), [{ data: { open: true } }])
})

test('many changes at once are checked together: what was judged after the last of them is not judged again', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  const { fact, gap } = await answering(api)
  const [standing, open] = [
    await gap(resolved('verified')),
    await gap({ question: 'May I bring my dog along?' }),
  ]
  let judged = 0
  disturbance.before = async () => {
    judged++
  }
  for (const drink of ['tea', 'coffee', 'milk'])
    await api.post('/knowledge_facts', { text: `We serve ${drink}.` })
  await api.post(`${fact}/archive`)
  await runJobs(api)
  assert.equal(judged, 2)
  assert.deepEqual([(await gapIn(api, standing)).status, (await gapIn(api, open)).status], ['open', 'open'])
  await api.delete(`${fact}/archive`)
  await runJobs(api)
  assert.deepEqual([judged, (await gapIn(api, standing)).status], [4, 'resolved'])
})

test('what was checked without the open gaps is checked again with them', async () => {
  const api = await newOrganization()
  const { fact, gap } = await answering(api)
  await gap(resolved('verified'))
  const open = await gap({ question: 'Which tea do you serve?' })
  await api.post(`${fact}/exclusion`, { agent: 'desk' })
  await api.post('/knowledge_facts', { text: 'The tea that we serve is green tea.' })
  await runJobs(api)
  assert.equal((await gapIn(api, open)).status, 'resolved')
})

test('a gap that comes back from the archive is checked: nobody did while it was away', async () => {
  const api = await newOrganization()
  const { fact, gap } = await answering(api)
  const [id] = [await gap(resolved('verified')), await gap(resolved('verified'))]
  await api.post(`/knowledge_gaps/${id}/archive`)
  await api.post(`${fact}/archive`)
  await api.post('/knowledge_facts', { text: 'The studio has a garden.' })
  await runJobs(api)
  assert.equal((await api.delete(`/knowledge_gaps/${id}/archive`)).body.status, 'resolved')
  await runJobs(api)
  const { status, broken_by } = await gapIn(api, id)
  assert.deepEqual([status, broken_by], ['open', { type: 'knowledge_gap.restored', id, at: now }])
})

test('a change that is only tried out, or refused, has nothing checked', async () => {
  const api = await newOrganization()
  const { fact, gap } = await answering(api)
  await gap(resolved('verified'))
  await api.post(`${fact}/archive?dry_run=true`)
  await api.post(`${fact}/exclusion`, { agent: 'nobody' })
  assert.equal((await taken(api)).length, 0)
})

test('more gaps than fit into a portion are all checked', async () => {
  const api = await newOrganization()
  const { fact, gap } = await answering(api)
  const ids: number[] = []
  for (let count = 0; count < 103; count++) ids.push(await gap(resolved('verified')))
  await api.post(`${fact}/archive`)
  await runJobs(api)
  const { service, organization } = api
  const [row] = await service.database.tenant(organization.id).query<{ open: number }>(
    (sql) => sql`select count(*)::int as open from knowledge_gaps
      where organization_id = ${organization.id} and status = 'open' and id = any(${ids})`,
  )
  assert.equal(row!.open, ids.length)
})
