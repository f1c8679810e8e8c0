import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setVerified } from '../../operator/standing.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { away, newDisturbedOrganization } from '../../testing/disturbed.ts'
import { listRecorded } from '../../testing/events.ts'
import { newGap } from '../../testing/knowledge.ts'

const now = '2026-01-15T09:30:00.000Z'
const earlier = new Date('2026-01-10T08:00:00.000Z')
const question = 'Is there parking for customers?'
const text = 'Parking for customers is in the courtyard.'
const verified = { basis: 'verified' }

async function withGap(api: Api, fields: object = {}) {
  const { id: agent_id } = await newAgent(api)
  return `/knowledge_gaps/${await newGap(api, { agent_id, question, ...fields })}`
}

const steps = async (api: Api) => (await listRecorded(api, 'knowledge_gap')).map(({ type }) => type)

test('a gap that the agent can answer is resolved as verified, with the check that showed it', async () => {
  const api = await newOrganization()
  const path = await withGap(api)
  await api.post('/knowledge_facts', { text })
  const { status, body } = await api.post(`${path}/resolution`, verified)
  assert.equal(status, 200)
  assert.partialDeepStrictEqual(body, {
    status: 'resolved',
    resolution_basis: 'verified',
    resolved_at: now,
    last_check: { checked_at: now, trigger: 'owner', answerable: true },
  })
  assert.deepEqual((await api.get(path)).body, body)
  assert.deepEqual(await steps(api), ['knowledge_gap.resolved'])
})

test('one that it cannot is refused with the reason and what to do; the check is kept all the same', async () => {
  const api = await newOrganization()
  const path = await withGap(api)
  await api.post('/knowledge_facts', { text: 'Our workshops take two days.' })
  const key = { 'idempotency-key': 'once' }
  const { status, body, text: refusal } = await api.post(`${path}/resolution`, verified, key)
  assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'basis'])
  assert.match(body.error.message, /knowledge_facts.*declared/)
  const { body: gap } = await api.get(path)
  assert.deepEqual([gap.status, gap.resolution_basis], ['open', null])
  assert.deepEqual([gap.last_check.trigger, gap.last_check.answerable], ['owner', false])
  const again = await api.post(`${path}/resolution`, verified, key)
  assert.deepEqual([again.text, again.headers['idempotent-replayed']], [refusal, 'true'])
  assert.deepEqual(await steps(api), ['knowledge_gap.checked'])
})

test('one that could not be checked is refused with the advice to try again, and keeps its status', async () => {
  const { api, disturbance } = await newDisturbedOrganization()
  const path = await withGap(api)
  await api.post('/knowledge_facts', { text })
  disturbance.before = away
  const { status, body } = await api.post(`${path}/resolution`, verified)
  assert.deepEqual([status, body.error.param], [422, 'basis'])
  assert.match(body.error.message, /could not run\. Try again/)
  const { body: gap } = await api.get(path)
  assert.deepEqual([gap.status, gap.last_check.error], ['open', 'The provider does not answer.'])
})

test('verified again, a gap keeps its first time and gets the new check; declared, it becomes verified anew', async () => {
  const api = await newOrganization()
  await api.post('/knowledge_facts', { text })
  for (const resolution_basis of ['verified', 'declared']) {
    const path = await withGap(api, { status: 'resolved', resolution_basis, resolved_at: earlier })
    const { body } = await api.post(`${path}/resolution`, verified)
    const since = resolution_basis === 'verified' ? earlier.toISOString() : now
    assert.deepEqual(
      [body.resolution_basis, body.resolved_at, body.last_check.answerable],
      ['verified', since, true],
    )
  }
})

test('what broke a gap is told until it is resolved again, on either basis', async () => {
  const api = await newOrganization()
  await api.post('/knowledge_facts', { text })
  const broken_by = { type: 'knowledge_source.archived', id: 3, at: now }
  for (const basis of ['verified', 'declared']) {
    const path = await withGap(api, { broken_by })
    assert.deepEqual((await api.get(path)).body.broken_by, broken_by)
    const { body } = await api.post(`${path}/resolution`, { basis })
    assert.ok(!('broken_by' in body))
  }
})

test('an archived gap is verified as little as it is declared', async () => {
  const api = await newOrganization()
  const path = await withGap(api, { status: 'archived' })
  const { status, body } = await api.post(`${path}/resolution`, verified)
  assert.deepEqual([status, body.error.code], [422, 'resource_archived'])
})

test('§7 checks are refused while the organization is paused or unverified; the owner’s word counts all the time', async () => {
  const api = await newOrganization()
  const { database, clock } = api.service
  await api.post('/knowledge_facts', { text })
  const refused = async (code: string) => {
    const path = await withGap(api)
    for (const answer of [
      await api.post(`${path}/check`),
      await api.post(`${path}/resolution`, verified),
      await api.post('/answer_checks', { agent: (await api.get(path)).body.agent }),
    ])
      assert.deepEqual([answer.status, answer.body.error?.code], [403, code])
    assert.ok(!('last_check' in (await api.get(path)).body))
    assert.equal((await api.post(`${path}/resolution`)).body.status, 'resolved')
  }
  await api.post('/organization/pause')
  await refused('organization_paused')
  await api.delete('/organization/pause')
  await setVerified(database, api.organization, false, clock.now)
  await refused('organization_unverified')
})
