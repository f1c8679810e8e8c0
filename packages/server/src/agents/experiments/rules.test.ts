import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refuseUnfitArms, refuseWinner } from './rules.ts'

const versions = [
  { id: 1, kind: 'conversation', version: 1, archived: false },
  { id: 2, kind: 'conversation', version: 2, archived: false },
  { id: 3, kind: 'conversation', version: 3, archived: true },
  { id: 4, kind: 'recap', version: 1, archived: false },
]
const arms = (...ids: number[]) => ids.map((prompt_template_id) => ({ prompt_template_id }))

test('arms that are distinct live versions of the kind are fine', () => {
  assert.doesNotThrow(() => refuseUnfitArms(arms(2, 1), 'conversation', versions))
})

test('an arm that is unknown, of another kind, archived or named twice is refused at its place', () => {
  const cases: [number, string][] = [
    [9, 'parameter_invalid'],
    [4, 'parameter_invalid'],
    [3, 'resource_archived'],
    [1, 'parameter_invalid'],
  ]
  for (const [id, code] of cases)
    assert.throws(() => refuseUnfitArms(arms(1, id), 'conversation', versions), {
      code,
      status: 422,
      param: 'arms.1.prompt_template_id',
    })
})

test('a winner is an arm of an experiment that ran, and stays the winner', () => {
  const running = { status: 'running', arms: arms(1, 2) }
  assert.doesNotThrow(() => refuseWinner(running, 2))
  assert.throws(() => refuseWinner(running, 3), { code: 'parameter_invalid', param: 'winner' })
  assert.throws(() => refuseWinner({ ...running, status: 'draft' }, 2), {
    code: 'parameter_invalid',
    param: 'winner',
  })
  const stopped = { status: 'stopped', arms: arms(1, 2), winner_id: 2 }
  assert.doesNotThrow(() => refuseWinner(stopped, 2))
  assert.throws(() => refuseWinner(stopped, 1), { code: 'not_revertible', status: 409 })
})
