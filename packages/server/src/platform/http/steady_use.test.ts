import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SteadyUse } from './steady_use.ts'

const stepMs = 50

function spend(use: SteadyUse, from: number, to: number, perStep: number) {
  for (let step = from; step < to; step++)
    for (let count = 0; count < perStep; count++) use.count(step * stepMs)
}

test('a use is steady once it has lasted ten steps, at what was spent in the least of them', () => {
  const use = new SteadyUse(stepMs)
  spend(use, 100, 109, 7)
  assert.equal(use.perStep(109 * stepMs), 0)
  spend(use, 109, 110, 3)
  assert.equal(use.perStep(110 * stepMs), 3)
  spend(use, 110, 120, 7)
  assert.equal(use.perStep(120 * stepMs), 7)
})

test('a burst is not steady, however large', () => {
  const use = new SteadyUse(stepMs)
  spend(use, 100, 103, 1000)
  assert.equal(use.perStep(103 * stepMs), 0)
})

test('one step without use, or a long pause, ends a steady use', () => {
  for (const pause of [1, 5, 500]) {
    const use = new SteadyUse(stepMs)
    spend(use, 100, 120, 7)
    assert.equal(use.perStep((120 + pause) * stepMs), 0)
  }
})
