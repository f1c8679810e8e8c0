import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type ApiResponse, newOrganization } from '../../testing/api.ts'

interface Row {
  id: number
  key: string
  slots: Row[]
}

async function newFlow() {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const path = `/agents/${slug}/flow`
  const phases: Row[] = (await api.get(path)).body.phases
  return { api, path, phases, ids: phases.map((phase) => phase.id) }
}

function refused(answer: ApiResponse, code: string, param: string) {
  assert.deepEqual(
    [answer.status, answer.body.error.code, answer.body.error.param],
    [422, code, param],
    answer.text,
  )
}

test('phases are ordered by naming every live one once; the terminal stays last', async () => {
  const { api, path, ids } = await newFlow()
  const [first, second, third, terminal] = ids as [number, number, number, number]
  const { status, body } = await api.put(`${path}/order`, { states: [third, first, second, terminal] })
  assert.equal(status, 200)
  assert.deepEqual(
    body.phases.map((phase: Row) => phase.id),
    [third, first, second, terminal],
  )
  assert.deepEqual(
    body.phases.map((phase: { position: number }) => phase.position),
    [1, 2, 3, 4],
  )
  refused(
    await api.put(`${path}/order`, { states: [terminal, first, second, third] }),
    'flow_invalid',
    'states',
  )
  for (const states of [[first], [first, first, second, third], [...ids, 999_999_999], []])
    refused(await api.put(`${path}/order`, { states }), 'parameter_invalid', 'states')
})

test('slots are ordered within their phase', async () => {
  const { api, path, phases } = await newFlow()
  const phase = phases[1]!
  const slots = phase.slots.map((slot) => slot.id).reverse()
  const { body } = await api.put(`${path}/states/${phase.id}/slots/order`, { slots })
  assert.deepEqual(
    body.slots.map((slot: Row) => slot.id),
    slots,
  )
  refused(
    await api.put(`${path}/states/${phase.id}/slots/order`, { slots: slots.slice(1) }),
    'parameter_invalid',
    'slots',
  )
})

test('compile tries edits without keeping them and answers with every diagnostic', async () => {
  const { api, path, phases } = await newFlow()
  const fine = await api.post(`${path}/compile`, {
    edits: [
      { operation: 'createFlowState', body: { title: 'Budget', tools: ['offer_navigation'] } },
      { operation: 'updateFlowState', id: phases[0]!.id, body: { max_turns: 2 } },
    ],
  })
  assert.deepEqual([fine.status, fine.body.valid, fine.body.version], [200, true, 1])
  assert.deepEqual(
    fine.body.phases.map((phase: Row) => phase.key),
    [...phases.slice(0, -1).map((phase) => phase.key), 'budget', phases.at(-1)!.key],
  )
  assert.equal(fine.body.extraction_schemas.welcome.additionalProperties, false)
  assert.ok(fine.body.prompt_tokens.welcome > 0)
  assert.deepEqual(
    fine.body.diagnostics.map(({ severity, param }: { severity: string; param: string }) => [
      severity,
      param,
    ]),
    [['warning', 'phases.budget.tools']],
  )
  assert.equal((await api.get(path)).body.version, 1)

  const broken = await api.post(`${path}/compile`, {
    edits: [
      { operation: 'updateFlowState', id: phases[0]!.id, body: { tools: [] } },
      { operation: 'archiveFlowState', id: phases.at(-1)!.id },
    ],
  })
  assert.equal(broken.body.valid, false)
  assert.deepEqual(broken.body.diagnostics.map(({ code }: { code: string }) => code).slice(0, 1), [
    'resource_in_use',
  ])
  assert.ok(broken.body.diagnostics.some(({ severity }: { severity: string }) => severity === 'error'))
})

test('a hypothetical edit is checked like the operation it names, with its place in param', async () => {
  const { api, path, phases } = await newFlow()
  const cases: [object, string, string][] = [
    [{ operation: 'createFlowState', body: {} }, 'parameter_missing', 'edits.0.body.title'],
    [{ operation: 'updateFlowState', body: { title: 'x' } }, 'parameter_missing', 'edits.0.id'],
    [{ operation: 'updateFlowState', id: 999_999_999, body: {} }, 'parameter_invalid', 'edits.0.id'],
    [{ operation: 'updateSlot', id: phases[0]!.id, body: {} }, 'parameter_invalid', 'edits.0.id'],
    [
      { operation: 'updateFlowState', id: phases[0]!.id, body: { key: 'x' } },
      'parameter_unknown',
      'edits.0.body.key',
    ],
    [{ operation: 'deleteEverything' }, 'parameter_invalid', 'edits.0.operation'],
  ]
  for (const [edit, code, param] of cases)
    refused(await api.post(`${path}/compile`, { edits: [edit] }), code, param)
})

test('compile without edits shows the warnings of the agent as it stands', async () => {
  const { api, path } = await newFlow()
  await api.post('/agents/front-desk/prompt_templates', { body: 'Hello {{organisation.name}}' })
  const { body } = await api.post(`${path}/compile`)
  assert.equal(body.valid, true)
  assert.match(body.diagnostics[0].message, /organisation\.name/)
})
