import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../../testing/agents.ts'
import { newOrganization } from '../../../testing/api.ts'
import { listRecorded } from '../../../testing/events.ts'

const audit = { name: 'Pricing audit', pricing_unit: 'fixed' }
const whole = {
  ...audit,
  description: 'We read your price list.',
  positioning: 'For shops that never raised a price.',
  guidelines: 'Offer it late.',
  price_min: 480_000,
  price_max: 900_719_925_474_099,
  currency: 'EUR',
  typical_duration: 'three weeks',
  deliverables: ['A report'],
  good_fit_signals: ['Prices older than two years'],
}

test('§2.9 a service carries its fields, object first, and leaves out what has no value', async () => {
  const api = await newOrganization()
  const { status, body } = await api.post('/services', audit)
  assert.equal(status, 201)
  const { id, ...rest } = body
  assert.equal(Object.keys(body)[0], 'object')
  assert.deepEqual(rest, {
    object: 'service',
    key: 'pricing_audit',
    ...audit,
    agents: [],
    created_at: '2026-01-15T09:30:00.000Z',
    deliverables: [],
    good_fit_signals: [],
    reviewed: true,
    archived: false,
  })
  assert.deepEqual((await api.get(`/services/${id}`)).body, body)
})

test('§2.9 every field of a service is kept as it was sent', async () => {
  const api = await newOrganization()
  const { body } = await api.post('/services', { ...whole, key: 'audit_1' })
  const { object, id, created_at, agents, archived, reviewed, ...fields } = body
  assert.deepEqual(fields, { ...whole, key: 'audit_1' })
})

test('lists services newest first, archived ones only when asked for', async () => {
  const api = await newOrganization()
  const first = (await api.post('/services', audit)).body
  const second = (await api.post('/services', audit)).body
  const third = (await api.post('/services', audit)).body
  const archived = (await api.post(`/services/${second.id}/archive`)).body
  const list = { object: 'list', has_more: false }
  assert.deepEqual((await api.get('/services')).body, { ...list, data: [third, first] })
  const all = await api.get('/services?include_archived=true')
  assert.deepEqual(all.body, { ...list, data: [third, archived, first] })
  const page = await api.get(`/services?limit=1&ending_before=${first.id}`)
  assert.deepEqual(page.body, { ...list, data: [third] })
})

test('a create without what it needs, or with a wrong value, names the field and keeps nothing', async () => {
  const api = await newOrganization()
  const cases: [object, string, string][] = [
    [{ name: 'x' }, 'parameter_missing', 'pricing_unit'],
    [{ pricing_unit: 'fixed' }, 'parameter_missing', 'name'],
    [{ ...audit, reviewed: true }, 'parameter_unknown', 'reviewed'],
    [{ ...audit, name: ' ' }, 'parameter_invalid', 'name'],
    [{ ...audit, name: 'x'.repeat(201) }, 'parameter_invalid', 'name'],
    [{ ...audit, pricing_unit: 'hourly' }, 'parameter_invalid', 'pricing_unit'],
    [{ ...audit, key: 'No Spaces' }, 'parameter_invalid', 'key'],
    [{ ...audit, description: 'x'.repeat(10_001) }, 'parameter_invalid', 'description'],
    [{ ...audit, deliverables: ['fine', ''] }, 'parameter_invalid', 'deliverables.1'],
    [{ ...audit, price_min: -1, currency: 'EUR' }, 'parameter_invalid', 'price_min'],
    [{ ...audit, price_min: 9.5, currency: 'EUR' }, 'parameter_invalid', 'price_min'],
    [{ ...audit, price_min: 1 }, 'parameter_missing', 'currency'],
    [{ ...audit, price_max: 1, currency: null }, 'parameter_invalid', 'currency'],
    [{ ...audit, currency: 'eur' }, 'parameter_invalid', 'currency'],
    [{ ...audit, currency: 'QQQ' }, 'parameter_invalid', 'currency'],
    [{ ...audit, price_min: 2, price_max: 1, currency: 'EUR' }, 'parameter_invalid', 'price_max'],
    [{ ...audit, agents: ['nobody'] }, 'parameter_invalid', 'agents.0'],
  ]
  for (const [body, code, param] of cases) {
    const answer = await api.post('/services', body)
    assert.equal(answer.status, 422, answer.text)
    assert.deepEqual([answer.body.error.code, answer.body.error.param], [code, param], answer.text)
  }
  assert.deepEqual((await api.get('/services?include_archived=true')).body.data, [])
  assert.deepEqual(await listRecorded(api), [])
})

test('the key comes from the name; a taken one gets a suffix, that of an archived service too', async () => {
  const api = await newOrganization()
  const keyFor = async (name: string) => (await api.post('/services', { ...audit, name })).body.key
  const first = (await api.post('/services', { ...audit, name: 'Größen-Audit (É)!' })).body
  assert.equal(first.key, 'grossen_audit_e')
  await api.post(`/services/${first.id}/archive`)
  assert.equal(await keyFor('Grössen audit é'), 'grossen_audit_e_2')
  assert.equal(await keyFor('Grössen audit é'), 'grossen_audit_e_3')
  assert.equal(await keyFor('戦略'), 'service')
  assert.equal(await keyFor('戦術'), 'service_2')
})

test('a given key that is taken is refused, that of an archived service too', async () => {
  const api = await newOrganization()
  const { body } = await api.post('/services', { ...audit, key: 'audit' })
  const refusal = { status: 422, code: 'parameter_invalid', param: 'key' }
  const again = async () => {
    const answer = await api.post('/services', { ...audit, key: 'audit' })
    return { status: answer.status, code: answer.body.error.code, param: answer.body.error.param }
  }
  assert.deepEqual(await again(), refusal)
  await api.post(`/services/${body.id}/archive`)
  assert.deepEqual(await again(), refusal)
  const stranger = await newOrganization()
  assert.equal((await stranger.post('/services', { ...audit, key: 'audit' })).status, 201)
})

test('services created at the same moment from one name get keys of their own', async () => {
  const api = await newOrganization()
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.post('/services', audit)))
  assert.deepEqual(answers.map(({ body }) => body.key).sort(), [
    'pricing_audit',
    'pricing_audit_2',
    'pricing_audit_3',
    'pricing_audit_4',
    'pricing_audit_5',
  ])
})

test('a new service goes to all current agents unless it names its own, in the order of the agents', async () => {
  const api = await newOrganization()
  const one = await newAgent(api, { slug: 'one' })
  const gone = await newAgent(api, { slug: 'gone' })
  const two = await newAgent(api, { slug: 'two' })
  await archiveAgent(api, gone)
  const stranger = await newOrganization()
  await newAgent(stranger, { slug: 'theirs' })
  const agentsOf = async (agents?: string[]) =>
    (await api.post('/services', { ...audit, ...(agents && { agents }) })).body.agents
  assert.deepEqual(await agentsOf(), [one.slug, two.slug])
  assert.deepEqual(await agentsOf([two.slug, one.slug]), [one.slug, two.slug])
  assert.deepEqual(await agentsOf([]), [])
  const archived = await api.post('/services', { ...audit, agents: [one.slug, gone.slug] })
  assert.equal(archived.status, 422)
  assert.deepEqual([archived.body.error.code, archived.body.error.param], ['resource_archived', 'agents.1'])
  const foreign = await api.post('/services', { ...audit, agents: ['theirs'] })
  const unknown = await api.post('/services', { ...audit, agents: ['nobody'] })
  assert.deepEqual(foreign.body, unknown.body)
})

test('a new agent has the services, criteria and templates that all agents have, and none that only some have', async () => {
  const api = await newOrganization()
  const made = async (path: string, body: object) => (await api.post(path, body)).body.id as number
  const early = await made('/services', audit)
  await newAgent(api, { slug: 'one' })
  await newAgent(api, { slug: 'two' })
  const some = await made('/services', { ...audit, agents: ['one'] })
  const nobodys = await made('/services', { ...audit, agents: [] })
  const archived = await made('/services', audit)
  await api.post(`/services/${archived}/archive`, {})
  const criterion = await made('/fit_criteria', { kind: 'ideal', description: 'Has a budget.' })
  const template = await made('/deliverable_templates', { name: 'Offer', body: 'Hello' })
  const voice = await made('/voice_profiles', { name: 'Calm', languages: ['en'], agents: ['one'] })
  await newAgent(api, { slug: 'three' })
  const agentsOf = async (path: string) => (await api.get(path)).body.agents
  const all = ['one', 'two', 'three']
  assert.deepEqual(await agentsOf(`/services/${early}`), all)
  assert.deepEqual(await agentsOf(`/services/${some}`), ['one'])
  assert.deepEqual(await agentsOf(`/services/${nobodys}`), [])
  assert.deepEqual(await agentsOf(`/services/${archived}`), ['one', 'two'])
  assert.deepEqual(await agentsOf(`/fit_criteria/${criterion}`), all)
  assert.deepEqual(await agentsOf(`/deliverable_templates/${template}`), all)
  assert.deepEqual(await agentsOf(`/voice_profiles/${voice}`), ['one'])
})

test('PATCH of agents replaces the whole set; one that was archived since may stay', async () => {
  const api = await newOrganization()
  const one = await newAgent(api, { slug: 'one' })
  for (const slug of ['two', 'three']) await newAgent(api, { slug })
  const { body: created } = await api.post('/services', { ...audit, agents: ['one', 'two'] })
  await archiveAgent(api, one)
  assert.deepEqual((await api.get(`/services/${created.id}`)).body, created, 'its slug stays')
  const edit = (agents: string[]) => api.patch(`/services/${created.id}`, { agents })
  assert.deepEqual((await edit(['three', 'one'])).body.agents, ['one', 'three'])
  assert.deepEqual((await edit(['three'])).body.agents, ['three'])
  const anew = await edit(['three', 'one'])
  assert.deepEqual([anew.body.error.code, anew.body.error.param], ['resource_archived', 'agents.1'])
  assert.deepEqual((await edit([])).body.agents, [])
})

test('PATCH changes only what is named, and null clears an optional field', async () => {
  const api = await newOrganization()
  const { body: created } = await api.post('/services', whole)
  const path = `/services/${created.id}`
  const { price_min, price_max, currency, guidelines, ...rest } = created
  const cleared = { price_min: null, price_max: null, currency: null, guidelines: null }
  assert.deepEqual((await api.patch(path, cleared)).body, rest)
  const edited = { name: 'Price check', pricing_unit: 'from', deliverables: [], reviewed: false }
  assert.deepEqual((await api.patch(path, edited)).body, { ...rest, ...edited }, 'the key stays')
  const key = await api.patch(path, { key: 'other' })
  assert.deepEqual([key.body.error.code, key.body.error.param], ['parameter_unknown', 'key'])
})

test('PATCH cannot leave prices that contradict each other; the field of the body is named', async () => {
  const api = await newOrganization()
  const { body: priced } = await api.post('/services', {
    ...audit,
    price_min: 10,
    price_max: 20,
    currency: 'EUR',
  })
  const { body: free } = await api.post('/services', audit)
  const cases: [number, object, string, string][] = [
    [priced.id, { price_min: 21 }, 'parameter_invalid', 'price_min'],
    [priced.id, { price_max: 9 }, 'parameter_invalid', 'price_max'],
    [priced.id, { price_min: 31, price_max: 30 }, 'parameter_invalid', 'price_max'],
    [priced.id, { currency: null }, 'parameter_invalid', 'currency'],
    [priced.id, { currency: 'QQQ' }, 'parameter_invalid', 'currency'],
    [free.id, { price_max: 5 }, 'parameter_missing', 'currency'],
  ]
  for (const [id, body, code, param] of cases) {
    const answer = await api.patch(`/services/${id}`, body)
    assert.equal(answer.status, 422, answer.text)
    assert.deepEqual([answer.body.error.code, answer.body.error.param], [code, param], answer.text)
  }
  assert.deepEqual((await api.get(`/services/${priced.id}`)).body, priced)
  assert.equal((await api.patch(`/services/${priced.id}`, { price_min: 30, price_max: 40 })).status, 200)
})

test('edits at the same moment see each other: two that contradict are never both kept', async () => {
  const api = await newOrganization()
  for (let round = 0; round < 5; round++) {
    const { body } = await api.post('/services', { ...audit, price_min: 10, price_max: 20, currency: 'EUR' })
    const answers = await Promise.all([
      api.patch(`/services/${body.id}`, { price_min: 18 }),
      api.patch(`/services/${body.id}`, { price_max: 12 }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
  }
})

test('an edit that changes nothing leaves no event, agents in another order included', async () => {
  const api = await newOrganization()
  for (const slug of ['one', 'two']) await newAgent(api, { slug })
  const { body: created } = await api.post('/services', whole)
  const before = (await listRecorded(api)).length
  const same = { ...whole, positioning: whole.positioning, agents: ['two', 'one'], reviewed: true }
  assert.deepEqual((await api.patch(`/services/${created.id}`, same)).body, created)
  assert.deepEqual((await api.patch(`/services/${created.id}`, {})).body, created)
  assert.equal((await listRecorded(api)).length, before)
})

test('§4.9 archiving keeps everything else as it was, and repeats without a second event', async () => {
  const api = await newOrganization()
  await newAgent(api, { slug: 'one' })
  const { body: created } = await api.post('/services', whole)
  for (let times = 0; times < 2; times++) {
    const { status, body } = await api.post(`/services/${created.id}/archive`)
    assert.equal(status, 200)
    assert.deepEqual(body, { ...created, archived: true })
  }
  assert.deepEqual((await api.get(`/services/${created.id}`)).body, { ...created, archived: true })
  const edit = await api.patch(`/services/${created.id}`, { name: 'Other' })
  assert.deepEqual([edit.status, edit.body.error.code], [422, 'resource_archived'])
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.delete(`/services/${created.id}/archive`)).body, created)
  const types = (await listRecorded(api))
    .map(({ type }) => type)
    .filter((type) => type.startsWith('service.'))
  assert.deepEqual(types, ['service.created', 'service.archived', 'service.restored'])
})
