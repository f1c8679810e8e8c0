import assert from 'node:assert/strict'
import { test } from 'node:test'
import { done, refusal } from '../../testing/edits.ts'
import { flowOf, phase, slot, terminal } from '../../testing/flows.ts'
import { trialCompile } from '../compile.ts'
import { orderPhases, orderSlots } from './order.ts'

const slots = [slot(10), slot(11, { archived: true }), slot(12)]
const flow = flowOf(phase(1, { slots }), phase(2, { archived: true }), phase(3), terminal(4))

test('live phases take the order given, archived ones keep their places', () => {
  const after = done(orderPhases(flow, [3, 1, 4]))
  assert.deepEqual(
    after.phases.map(({ id, position }) => [id, position]),
    [
      [3, 1],
      [2, 2],
      [1, 2],
      [4, 3],
    ],
  )
})

test('live slots take the order given, archived ones keep their places', () => {
  const after = done(orderSlots(flow, 1, [12, 10]))
  assert.deepEqual(
    after.phases[0]?.slots.map(({ id }) => id),
    [12, 11, 10],
  )
})

test('an order that leaves one out, names one twice, an archived one or a stranger is refused', () => {
  for (const ids of [
    [3, 1],
    [3, 1, 1],
    [3, 3, 1, 4],
    [1, 2, 3, 4],
    [3, 1, 404],
  ]) {
    const { code, param } = refusal(orderPhases(flow, ids))
    assert.deepEqual({ code, param }, { code: 'parameter_invalid', param: 'states' })
  }
  const { code, param } = refusal(orderSlots(flow, 1, [10, 11]))
  assert.deepEqual({ code, param }, { code: 'parameter_invalid', param: 'slots' })
})

test('slots of an archived phase are not ordered', () => {
  assert.equal(refusal(orderSlots(flow, 2, [])).code, 'resource_archived')
})

test('a terminal phase that is put before another is for the compiler to refuse', () => {
  const problems = trialCompile(done(orderPhases(flow, [1, 4, 3]))).problems
  assert.equal(problems[0]?.rule, 'a_terminal_phase_comes_last')
})
