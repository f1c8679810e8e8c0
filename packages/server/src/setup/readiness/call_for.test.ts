import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Location } from '@foyer/engine'
import { callFor } from './checks/problems.ts'

const callsFor = (on: Location['on'], path: string) => {
  const problem = {
    severity: 'error',
    rule: 'some_rule',
    message: '',
    locations: [{ on, id: 7, path }],
  } as const
  const {
    operation,
    method,
    path: place,
  } = callFor({ ...problem, locations: [...problem.locations] }, 'desk')
  return [operation, `${method} ${place}`]
}

test('a problem of a flow names the call that changes the field most to blame', () => {
  const flow = '/v1/agents/desk/flow'
  assert.deepEqual(callsFor('slot', 'enum_values.2'), ['updateSlot', `PATCH ${flow}/slots/7`])
  assert.deepEqual(callsFor('phase', 'tools'), ['updateFlowState', `PATCH ${flow}/states/7`])
  assert.deepEqual(callsFor('flow', 'idle_minutes'), ['updateFlow', `PATCH ${flow}`])
})

test('what no PATCH changes is archived, added or put in order', () => {
  const flow = '/v1/agents/desk/flow'
  assert.deepEqual(callsFor('phase', 'kind'), ['archiveFlowState', `POST ${flow}/states/7/archive`])
  assert.deepEqual(callsFor('flow', 'phases'), ['createFlowState', `POST ${flow}/states`])
  assert.deepEqual(callsFor('flow', 'states'), ['orderFlowStates', `PUT ${flow}/order`])
})
