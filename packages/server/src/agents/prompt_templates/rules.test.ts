import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refuseInUse } from './rules.ts'

const experiment = { name: 'Shorter greeting' }

test('§4.12 a version that is neither active nor drawn may be archived', () => {
  assert.doesNotThrow(() => refuseInUse({ active: false }, undefined))
})

test('§4.12 the active version is refused, with the way out', () => {
  assert.throws(() => refuseInUse({ active: true }, undefined), {
    code: 'resource_in_use',
    status: 409,
    message: /Activate another version first/,
  })
})

test('§4.12 a drawn version is refused with experiment_running, active or not, and the experiment is named', () => {
  for (const active of [false, true])
    assert.throws(() => refuseInUse({ active }, experiment), {
      code: 'experiment_running',
      status: 409,
      message: /"Shorter greeting"/,
    })
})
