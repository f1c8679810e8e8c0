import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type ApiResponse, newOrganization } from '../../testing/api.ts'

async function newPhase() {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const flow = `/agents/${slug}/flow`
  const phase = (await api.post(`${flow}/states`, { title: 'Facts', tools: ['capture_slots'] })).body
  return { api, flow, phase, slots: `${flow}/states/${phase.id}/slots` }
}

function refused(answer: ApiResponse, code: string, param?: string) {
  assert.deepEqual(
    [answer.status, answer.body.error.code, answer.body.error.param],
    [422, code, param],
    answer.text,
  )
}

const size = { key: 'team_size', data_type: 'band', enum_values: ['1-10', '11-50'] }

test('§2.3 a slot carries its fields, with null where it has no value', async () => {
  const { api, slots, flow } = await newPhase()
  const { status, body } = await api.post(slots, { key: 'note', data_type: 'string' })
  assert.equal(status, 201)
  const { id, ...rest } = body
  assert.deepEqual(rest, {
    object: 'information_slot',
    key: 'note',
    title: null,
    data_type: 'string',
    required: false,
    enum_values: null,
    enum_labels: {},
    translations: {},
    description: null,
    archived: false,
  })
  assert.deepEqual((await api.get(`${flow}/slots/${id}`)).body, body)
})

test('§4.3 PATCH edits key, title, required, description, values, labels, translations and data_type', async () => {
  const { api, slots, flow } = await newPhase()
  const { body } = await api.post(slots, size)
  const changes = {
    key: 'head_count',
    title: 'Size',
    required: true,
    description: 'How many people work there',
    enum_values: ['1-10', '11+'],
    enum_labels: { '11+': 'More than ten' },
    translations: { de: { title: 'Größe', enum_labels: { '11+': 'Mehr als zehn' } } },
    data_type: 'enum',
  }
  const edited = await api.patch(`${flow}/slots/${body.id}`, changes)
  assert.equal(edited.status, 200)
  assert.deepEqual(edited.body, { ...body, ...changes })
})

test('§2.3 enum and band need values; labels and translations may only name values that are there', async () => {
  const { api, slots, flow } = await newPhase()
  refused(await api.post(slots, { key: 'a', data_type: 'enum' }), 'flow_invalid', 'data_type')
  refused(await api.post(slots, { ...size, enum_values: [] }), 'flow_invalid', 'enum_values')
  refused(await api.post(slots, { ...size, enum_values: ['1-10', ' '] }), 'flow_invalid', 'enum_values.1')
  refused(await api.post(slots, { ...size, enum_values: ['a', 'b', 'a'] }), 'flow_invalid', 'enum_values.2')
  const fiftyOne = Array.from({ length: 51 }, (_, index) => `v${index}`)
  refused(await api.post(slots, { ...size, enum_values: fiftyOne }), 'flow_invalid', 'enum_values')
  refused(
    await api.post(slots, { ...size, enum_labels: { huge: 'Huge' } }),
    'flow_invalid',
    'enum_labels.huge',
  )
  const foreign = { de: { enum_labels: { huge: 'Riesig' } } }
  refused(
    await api.post(slots, { ...size, translations: foreign }),
    'flow_invalid',
    'translations.de.enum_labels.huge',
  )
  refused(
    await api.post(slots, { ...size, translations: { 'not a tag': {} } }),
    'flow_invalid',
    'translations.not a tag',
  )
  const { body } = await api.post(slots, { key: 'free', data_type: 'string' })
  refused(await api.patch(`${flow}/slots/${body.id}`, { data_type: 'enum' }), 'flow_invalid', 'data_type')
})

test('§2.3 a slot key has lowercase letters, digits and underscores, is safe as a property, and unique in the live flow', async () => {
  const { api, slots, flow } = await newPhase()
  for (const key of ['Upper', 'with space', 'dash-ed', '', 'x'.repeat(65)])
    refused(await api.post(slots, { key, data_type: 'string' }), 'parameter_invalid', 'key')
  for (const key of ['__proto__', 'constructor', 'prototype'])
    refused(await api.post(slots, { key, data_type: 'string' }), 'flow_invalid', 'key')
  const first = await api.post(slots, { key: 'city', data_type: 'string' })
  refused(await api.post(slots, { key: 'city', data_type: 'string' }), 'flow_invalid', 'key')
  await api.post(`${flow}/slots/${first.body.id}/archive`)
  assert.equal(
    (await api.post(slots, { key: 'city', data_type: 'string' })).status,
    201,
    'an archived key is free',
  )
  refused(await api.delete(`${flow}/slots/${first.body.id}/archive`), 'flow_invalid', 'key')
})

test('required answers need capture_slots and cannot stand in the terminal phase', async () => {
  const { api, flow, slots } = await newPhase()
  const bare = (await api.post(`${flow}/states`, { title: 'Bare' })).body
  const required = { key: 'must', data_type: 'string', required: true }
  refused(await api.post(`${flow}/states/${bare.id}/slots`, required), 'flow_invalid', 'required')
  const terminal = (await api.get(flow)).body.phases.at(-1)
  await api.patch(`${flow}/states/${terminal.id}`, { tools: ['capture_slots'] })
  refused(await api.post(`${flow}/states/${terminal.id}/slots`, required), 'flow_invalid', 'required')
  const { body: slot } = await api.post(slots, required)
  refused(await api.patch(`${flow}/slots/${slot.id}`, { state_id: bare.id }), 'flow_invalid', 'state_id')
})

test('removing an enum value or leaving a choice type drops its labels and translations in the same edit', async () => {
  const { api, slots, flow } = await newPhase()
  const { body } = await api.post(slots, {
    ...size,
    enum_labels: { '1-10': 'Small', '11-50': 'Big' },
    translations: { de: { title: 'Größe', enum_labels: { '1-10': 'Klein', '11-50': 'Groß' } } },
  })
  const fewer = await api.patch(`${flow}/slots/${body.id}`, { enum_values: ['1-10'] })
  assert.deepEqual(fewer.body.enum_labels, { '1-10': 'Small' })
  assert.deepEqual(fewer.body.translations, { de: { title: 'Größe', enum_labels: { '1-10': 'Klein' } } })
  const plain = await api.patch(`${flow}/slots/${body.id}`, { data_type: 'string' })
  assert.deepEqual([plain.body.enum_values, plain.body.enum_labels], [null, {}])
})

test('a slot moves to another phase of the same flow, never into an unknown or archived one', async () => {
  const { api, slots, flow } = await newPhase()
  const { body: slot } = await api.post(slots, { key: 'free', data_type: 'string' })
  const target = (await api.get(flow)).body.phases[0]
  assert.equal((await api.patch(`${flow}/slots/${slot.id}`, { state_id: target.id })).status, 200)
  const moved = (await api.get(`${flow}/states/${target.id}`)).body.slots.at(-1)
  assert.equal(moved.id, slot.id)
  refused(
    await api.patch(`${flow}/slots/${slot.id}`, { state_id: 999_999_999 }),
    'parameter_invalid',
    'state_id',
  )
  const closed = (await api.post(`${flow}/states`, { title: 'Closed' })).body
  await api.post(`${flow}/states/${closed.id}/archive`)
  refused(
    await api.patch(`${flow}/slots/${slot.id}`, { state_id: closed.id }),
    'resource_archived',
    'state_id',
  )
})

test('archiving a phase leaves its slots as they are, and nothing inside it can be edited or restored', async () => {
  const { api, slots, flow, phase } = await newPhase()
  const { body: slot } = await api.post(slots, { key: 'free', data_type: 'string' })
  const archived = await api.post(`${flow}/states/${phase.id}/archive`)
  assert.equal(archived.body.slots[0].archived, false)
  refused(await api.patch(`${flow}/slots/${slot.id}`, { title: 'x' }), 'resource_archived')
  refused(await api.delete(`${flow}/slots/${slot.id}/archive`), 'resource_archived')
  refused(await api.post(slots, { key: 'other', data_type: 'string' }), 'resource_archived')
})

test('archive and restore of a slot repeat harmlessly; an archived slot is shown only on request', async () => {
  const { api, slots, flow, phase } = await newPhase()
  const { body: slot } = await api.post(slots, { key: 'free', data_type: 'string' })
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.post(`${flow}/slots/${slot.id}/archive`)).body, { ...slot, archived: true })
  assert.deepEqual((await api.get(`${flow}/states/${phase.id}`)).body.slots, [])
  const whole = (await api.get(`${flow}?include_archived=true`)).body.phases
  assert.equal(whole.find((each: { id: number }) => each.id === phase.id).slots.length, 1)
  refused(await api.patch(`${flow}/slots/${slot.id}`, { title: 'x' }), 'resource_archived')
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.delete(`${flow}/slots/${slot.id}/archive`)).body, slot)
})
