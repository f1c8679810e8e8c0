import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowLock } from '../../platform/db/locks.ts'
import { updateRow } from '../../platform/db/row.ts'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newDraft } from '../../testing/drafts.ts'
import { listRecorded } from '../../testing/events.ts'
import { untilItWaits } from '../../testing/waiting.ts'

const service = { name: 'Pricing audit', pricing_unit: 'fixed', price_min: 100, currency: 'EUR' }
const voice = { name: 'Warm', languages: ['en'], tone_rules: ['Short.'] }
const criterion = { kind: 'ideal', description: 'Has a budget', weight: 2 }

const proposals = [
  { kind: 'service', path: '/services', payload: service },
  { kind: 'voice', path: '/voice_profiles', payload: voice },
  { kind: 'fit_criterion', path: '/fit_criteria', payload: criterion },
] as const

for (const { kind, path, payload } of proposals)
  test(`§4.7 accepting a ${kind} creates the row that its POST creates`, async () => {
    const api = await newOrganization()
    const id = await newDraft(api, { kind, payload })
    const { body: proposed } = await api.get(`/resource_drafts/${id}`)
    const { status, body } = await api.post(`/resource_drafts/${id}/accept`)
    assert.equal(status, 200)
    assert.deepEqual(body, { ...proposed, status: 'accepted', resource_id: body.resource_id })
    assert.deepEqual((await api.get(`/resource_drafts/${id}`)).body, body)

    const { body: list } = await api.get(path)
    assert.deepEqual(
      list.data.map((row: { id: number }) => row.id),
      [body.resource_id],
    )
    const stranger = await newOrganization()
    const { body: posted } = await stranger.post(path, payload)
    const expected = { ...posted, id: body.resource_id, ...(kind === 'service' && { reviewed: false }) }
    assert.deepEqual(list.data[0], expected)
  })

test('§3 accept is allowed from any status, a dismissed draft included', async () => {
  const api = await newOrganization()
  const id = await newDraft(api, { kind: 'service', payload: service, status: 'dismissed' })
  assert.equal((await api.post(`/resource_drafts/${id}/accept`)).body.status, 'accepted')
  assert.equal((await api.get('/services')).body.data.length, 1)
})

test('§4.7 repeating on an accepted draft leaves it accepted: no second row, no event', async () => {
  const api = await newOrganization()
  const id = await newDraft(api, { kind: 'service', payload: service })
  const first = await api.post(`/resource_drafts/${id}/accept`)
  await api.post(`/services/${first.body.resource_id}/archive`)
  const events = await listRecorded(api)
  const again = await api.post(`/resource_drafts/${id}/accept`)
  assert.deepEqual([again.status, again.body], [200, first.body])
  assert.equal((await api.get('/services?include_archived=true')).body.data.length, 1)
  assert.deepEqual(await listRecorded(api), events)
})

test('§4.7 five accepts at the same moment create one row, every time', async () => {
  const api = await newOrganization()
  for (let round = 1; round <= 5; round++) {
    const id = await newDraft(api, { kind: 'service', payload: service })
    const accept = () => api.post(`/resource_drafts/${id}/accept`)
    const answers = await Promise.all(Array.from({ length: 5 }, accept))
    const { body: list } = await api.get('/services')
    assert.equal(list.data.length, round)
    for (const { status, body } of answers)
      assert.deepEqual([status, body.status, body.resource_id], [200, 'accepted', list.data[0].id])
    assert.equal((await listRecorded(api)).length, 2 * round)
  }
})

test('a dismissal waits for an acceptance that is under way, and is refused after it', async () => {
  const api = await newOrganization()
  const id = await newDraft(api, { kind: 'voice', payload: voice })
  const [dismissal] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    db.hold(rowLock('resource_drafts', id))
    await db.query((sql) => sql`select 1`)
    const dismissing = api.post(`/resource_drafts/${id}/dismiss`)
    await untilItWaits(api.service, dismissing)
    updateRow(db, 'resource_drafts', id, { status: 'accepted', resource_id: 1 })
    return [dismissing]
  })
  const { status, body } = await dismissal!
  assert.deepEqual([status, body.error?.code], [409, 'not_revertible'])
  assert.equal((await api.get(`/resource_drafts/${id}`)).body.status, 'accepted')
})

test('accepting records the new row and the accepted draft', async () => {
  const api = await newOrganization()
  const id = await newDraft(api, { kind: 'fit_criterion', payload: criterion })
  const { body: proposed } = await api.get(`/resource_drafts/${id}`)
  const { body: accepted } = await api.post(`/resource_drafts/${id}/accept`)
  const [created, step, ...more] = await listRecorded(api)
  assert.deepEqual(more, [])
  assert.deepEqual([created?.type, created?.operation], ['fit_criterion.created', 'acceptResourceDraft'])
  assert.equal(created?.data.id, accepted.resource_id)
  assert.deepEqual([step?.type, step?.before, step?.after], ['resource_draft.accepted', proposed, accepted])
})

test('§4.7 the payload passes the validations of its POST; a refusal names the field and keeps nothing', async () => {
  const api = await newOrganization()
  await archiveAgent(api, await newAgent(api, { slug: 'gone' }))
  await api.post('/services', { ...service, key: 'taken' })
  const cases: [Parameters<typeof newDraft>[1]['kind'], object, string, string][] = [
    ['service', { name: 'x' }, 'parameter_missing', 'payload.pricing_unit'],
    ['service', { ...service, reviewed: true }, 'parameter_unknown', 'payload.reviewed'],
    ['service', { ...service, key: 'taken' }, 'parameter_invalid', 'payload.key'],
    ['service', { ...service, price_max: 1 }, 'parameter_invalid', 'payload.price_max'],
    ['service', { ...service, currency: 'QQQ' }, 'parameter_invalid', 'payload.currency'],
    ['service', { ...service, deliverables: [''] }, 'parameter_invalid', 'payload.deliverables.0'],
    ['service', { ...service, agents: ['nobody'] }, 'parameter_invalid', 'payload.agents.0'],
    ['voice', { name: 'Warm', languages: [] }, 'parameter_invalid', 'payload.languages'],
    ['voice', { ...voice, agents: ['gone'] }, 'resource_archived', 'payload.agents.0'],
    ['fit_criterion', { ...criterion, weight: 4 }, 'parameter_invalid', 'payload.weight'],
    ['fit_criterion', service, 'parameter_unknown', 'payload.name'],
    ['fit_criterion', [], 'parameter_invalid', 'payload'],
  ]
  const events = await listRecorded(api)
  for (const [kind, payload, code, param] of cases) {
    const id = await newDraft(api, { kind, payload })
    const { body: proposed } = await api.get(`/resource_drafts/${id}`)
    const answer = await api.post(`/resource_drafts/${id}/accept`)
    assert.equal(answer.status, 422, answer.text)
    assert.deepEqual([answer.body.error.code, answer.body.error.param], [code, param], answer.text)
    assert.deepEqual((await api.get(`/resource_drafts/${id}`)).body, proposed)
  }
  assert.equal((await api.get('/services')).body.data.length, 1)
  assert.deepEqual((await api.get('/voice_profiles')).body.data, [])
  assert.deepEqual((await api.get('/fit_criteria')).body.data, [])
  assert.deepEqual(await listRecorded(api), events)
})

test('a drafted service or criterion without agents goes to all current agents', async () => {
  const api = await newOrganization()
  await newAgent(api, { slug: 'one' })
  for (const { kind, path, payload } of proposals.filter(({ kind }) => kind !== 'voice')) {
    const id = await newDraft(api, { kind, payload })
    const { body } = await api.post(`/resource_drafts/${id}/accept`)
    assert.deepEqual((await api.get(`${path}/${body.resource_id}`)).body.agents, ['one'])
  }
})

test('accepting a voice sets it on the live agents that have none, and on those the payload names', async () => {
  const api = await newOrganization()
  for (const slug of ['bare', 'dressed', 'moved']) await newAgent(api, { slug })
  await archiveAgent(api, await newAgent(api, { slug: 'gone' }))
  const { body: old } = await api.post('/voice_profiles', { ...voice, agents: ['dressed', 'moved'] })
  const id = await newDraft(api, { kind: 'voice', payload: { ...voice, agents: ['moved'] } })
  const { body } = await api.post(`/resource_drafts/${id}/accept`)
  const { body: created } = await api.get(`/voice_profiles/${body.resource_id}`)
  assert.deepEqual(created.agents, ['bare', 'moved'])
  assert.deepEqual((await api.get(`/voice_profiles/${old.id}`)).body.agents, ['dressed'])
  const event = (await listRecorded(api)).findLast(({ type }) => type === 'voice_profile.created')
  assert.deepEqual(event?.data, created, 'the event shows who wears it')
})

test('an accepted voice is not set on an agent that is given another one meanwhile', async () => {
  const api = await newOrganization()
  const agent = await newAgent(api, { slug: 'bare' })
  const { body: other } = await api.post('/voice_profiles', voice)
  const id = await newDraft(api, { kind: 'voice', payload: voice })
  const tenant = api.service.database.tenant(api.organization.id)
  const accepted = await tenant.transaction(async (db) => {
    await db.query(
      (sql) => sql`update agents set voice_profile_id = ${other.id}
        where organization_id = ${api.organization.id} and id = ${agent.id}`,
    )
    const accepting = api.post(`/resource_drafts/${id}/accept`)
    await untilItWaits(api.service, accepting)
    return { accepting }
  })
  const { body } = await accepted.accepting
  assert.deepEqual((await api.get(`/voice_profiles/${body.resource_id}`)).body.agents, [])
  assert.deepEqual((await api.get(`/voice_profiles/${other.id}`)).body.agents, ['bare'])
})

test('an accept that is tried out answers what would be and keeps nothing', async () => {
  const api = await newOrganization()
  const id = await newDraft(api, { kind: 'service', payload: service })
  const tried = await api.post(`/resource_drafts/${id}/accept?dry_run=true`)
  assert.deepEqual([tried.status, tried.body.status], [200, 'accepted'])
  assert.equal((await api.get(`/resource_drafts/${id}`)).body.status, 'proposed')
  assert.deepEqual((await api.get('/services')).body.data, [])
  assert.deepEqual(await listRecorded(api), [])
})
