import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import * as repository from './repository.ts'
import { tryEdits } from './trial.ts'

const slot = { key: 'shoe_size', data_type: 'band', enum_values: ['small', 'large'] }

async function withPhase() {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const path = `/agents/${slug}/flow`
  const { body: phase } = await api.post(`${path}/states`, { title: 'Facts', tools: ['capture_slots'] })
  const create = (body: object = slot, id: number = phase.id) =>
    ({ operation: 'createSlot', id, body }) as const
  const attempt = async (...edits: Parameters<typeof tryEdits>[1]) => {
    const { flow } = await repository.get(api.service.database.tenant(api.organization.id), slug)
    return tryEdits(flow, edits)
  }
  return { api, path, phase, create, attempt }
}

test('edits that compile on the flow as it is are open, and trying them keeps nothing', async () => {
  const { api, path, create, attempt } = await withPhase()
  const { body: before } = await api.get(path)
  assert.deepEqual(await attempt(create()), { status: 'open' })
  assert.deepEqual((await api.get(path)).body, before)
})

test('edits whose slots are there were applied, also where the owner has reworded them since', async () => {
  const { api, path, phase, create, attempt } = await withPhase()
  const { body } = await api.post(`${path}/states/${phase.id}/slots`, slot)
  assert.deepEqual(await attempt(create()), { status: 'applied' })
  await api.patch(`${path}/slots/${body.id}`, { title: 'Size', enum_values: ['s', 'm', 'l'] })
  assert.deepEqual(await attempt(create()), { status: 'applied' })
  assert.deepEqual(await attempt(create(), create({ ...slot, key: 'hat_size' })), { status: 'open' })
})

test('edits that change nothing any more were applied', async () => {
  const { api, path, phase, attempt } = await withPhase()
  const { body } = await api.post(`${path}/states/${phase.id}/slots`, slot)
  const edit = {
    operation: 'updateSlot',
    id: body.id,
    body: { enum_values: ['small', 'large', 'huge'] },
  } as const
  assert.deepEqual(await attempt(edit), { status: 'open' })
  await api.patch(`${path}/slots/${body.id}`, edit.body)
  assert.deepEqual(await attempt(edit), { status: 'applied' })
})

test('edits that no longer fit the flow are outdated, and say why', async () => {
  const { api, path, phase, create, attempt } = await withPhase()
  const outdated = async (edit: Parameters<typeof tryEdits>[1][number], problem: RegExp) => {
    const { status, problem: told = '' } = await attempt(edit)
    assert.equal(status, 'outdated')
    assert.match(told, problem)
  }
  await outdated(create(slot, 999_999_999), /must name a phase/)
  await outdated(create({ ...slot, data_type: 'colour' }), /data_type/)
  await outdated(create({ ...slot, enum_values: [] }), /./)
  await api.post(`${path}/states/${phase.id}/slots`, { key: 'shoe_size', data_type: 'string' })
  await outdated(create(), /shoe_size/)
})
