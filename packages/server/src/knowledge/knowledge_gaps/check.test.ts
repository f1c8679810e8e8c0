import assert from 'node:assert/strict'
import { test } from 'node:test'
import { updateRow } from '../../platform/db/row.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { away, newDisturbedOrganization } from '../../testing/disturbed.ts'
import { listRecorded } from '../../testing/events.ts'
import { newGap } from '../../testing/knowledge.ts'
import { untilItWaits } from '../../testing/waiting.ts'

const now = '2026-01-15T09:30:00.000Z'
const question = 'Is there parking for customers?'
const text = 'Parking for customers is in the courtyard.'

async function withGap(api: Api, fields: object = {}) {
  const agent = await newAgent(api, { slug: 'desk' })
  const id = await newGap(api, { agent_id: agent.id, question, ...fields })
  return { id, path: `/knowledge_gaps/${id}`, agent }
}

const checked = async (api: Api, path: string) => {
  const { status, body } = await api.post(`${path}/check`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

test('§2.8 a check tells that the agent can answer, with what; the gap keeps it, and its status', async () => {
  const api = await newOrganization()
  const { path } = await withGap(api)
  const { body: before } = await api.get(path)
  const { body: fact } = await api.post('/knowledge_facts', { text })
  const body = await checked(api, path)
  const { last_check } = body
  assert.deepEqual(body, { ...before, last_check })
  assert.deepEqual(
    [last_check.checked_at, last_check.trigger, last_check.answerable, last_check.reason, last_check.error],
    [now, 'owner', true, undefined, undefined],
  )
  assert.match(last_check.answer, /courtyard/)
  assert.partialDeepStrictEqual(last_check.reachable[0], {
    kind: 'fact',
    id: fact.id,
    text,
    source_id: fact.source_id,
    source_title: fact.source_title,
  })
  assert.deepEqual((await api.get(path)).body, body)
  const step = (await listRecorded(api, 'knowledge_gap')).at(-1)
  assert.deepEqual([step?.type, step?.before, step?.data], ['knowledge_gap.checked', before, body])
})

test('a check tells why the agent cannot answer, and takes nothing back from a resolved gap', async () => {
  const api = await newOrganization()
  await api.post('/knowledge_facts', { text: 'Our workshops take two days.' })
  const resolution = { status: 'resolved', resolution_basis: 'verified', resolved_at: new Date(now) }
  for (const fields of [{}, resolution]) {
    const id = await newGap(api, { agent_id: (await newAgent(api)).id, question, ...fields })
    const { status, last_check } = await checked(api, `/knowledge_gaps/${id}`)
    assert.equal(status, 'status' in fields ? 'resolved' : 'open')
    assert.equal(last_check.answerable, false)
    assert.ok(['no_match', 'weak_match'].includes(last_check.reason), last_check.reason)
    assert.ok(!('answer' in last_check))
  }
})

test('only what the agent may use counts: not what is excluded for it, archived, or of another organization', async () => {
  const [api, other] = [await newOrganization(), await newOrganization()]
  const { path } = await withGap(api)
  await other.post('/knowledge_facts', { text })
  assert.equal((await checked(api, path)).last_check.answerable, false)
  const { id } = (await api.post('/knowledge_facts', { text })).body
  assert.equal((await checked(api, path)).last_check.answerable, true)
  await api.post(`/knowledge_facts/${id}/exclusion`, { agent: 'desk' })
  assert.equal((await checked(api, path)).last_check.answerable, false)
  await api.delete(`/knowledge_facts/${id}/exclusion`, { agent: 'desk' })
  assert.equal((await checked(api, path)).last_check.answerable, true)
  await api.post(`/knowledge_facts/${id}/archive`)
  assert.equal((await checked(api, path)).last_check.answerable, false)
})

test('an outage is told as the error of the check, which says nothing about the gap', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  const { path } = await withGap(api)
  disturbance.before = away
  const { body: before } = await api.get(path)
  const last_check = {
    checked_at: now,
    trigger: 'owner',
    answerable: false,
    error: 'The provider does not answer.',
    reachable: [],
  }
  assert.deepEqual(await checked(api, path), { ...before, last_check })
})

test('an archived gap is not judged, and one that is archived meanwhile keeps nothing of the check', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  const archived = await withGap(api, { status: 'archived' })
  let judged = 0
  disturbance.before = async () => {
    judged++
  }
  const refused = await api.post(`${archived.path}/check`)
  assert.deepEqual([refused.status, refused.body.error.code, judged], [422, 'resource_archived', 0])
  const id = await newGap(api, { agent_id: archived.agent.id, question })
  const [answer] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    updateRow(db, 'knowledge_gaps', id, { status: 'archived' })
    const checking = api.post(`/knowledge_gaps/${id}/check`)
    await untilItWaits(api.service, checking)
    return [checking]
  })
  const { status, body } = await answer!
  assert.deepEqual([status, body.error?.code], [422, 'resource_archived'])
  assert.ok(!('last_check' in (await api.get(`/knowledge_gaps/${id}`)).body))
})

test('what changes while it is judged is judged anew: a verdict on what is no more does not count', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  const { path } = await withGap(api)
  const { id } = (await api.post('/knowledge_facts', { text })).body
  disturbance.after = async () => {
    disturbance.after = undefined
    await api.post(`/knowledge_facts/${id}/archive`)
  }
  assert.equal((await checked(api, path)).last_check.answerable, false)
})

test('a change that is under way while a check is kept is waited for', async () => {
  const api = await newOrganization()
  const { path } = await withGap(api)
  const { id } = (await api.post('/knowledge_facts', { text })).body
  const [answer] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    updateRow(db, 'knowledge_facts', id, { archived: true, suppression_scope: 'source' })
    await db.query((sql) => sql`select 1`)
    const resolving = api.post(`${path}/resolution`, { basis: 'verified' })
    await untilItWaits(api.service, resolving)
    return [resolving]
  })
  assert.equal((await answer!).status, 422)
  assert.equal((await api.get(path)).body.status, 'open')
})

test('knowledge that never rests is given up on, as what could not be checked', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  const { path } = await withGap(api)
  let judged = 0
  disturbance.after = async () => {
    if (++judged > 8) return
    await api.post('/knowledge_facts', { text: `${text} It has ${judged} places.` })
  }
  const { last_check } = await checked(api, path)
  assert.match(last_check.error, /kept changing/)
  assert.deepEqual([last_check.answerable, judged], [false, 5])
})

test('a repeated check with its Idempotency-Key is judged once; without one it is judged again', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  const { path } = await withGap(api)
  let judged = 0
  disturbance.before = async () => {
    judged++
  }
  const key = { 'idempotency-key': 'once' }
  const first = await api.post(`${path}/check`, undefined, key)
  const again = await api.post(`${path}/check`, undefined, key)
  assert.deepEqual([again.text, judged], [first.text, 1])
  await api.post(`${path}/check`)
  assert.equal(judged, 2)
})
