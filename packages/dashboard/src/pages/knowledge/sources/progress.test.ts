import assert from 'node:assert/strict'
import { test } from 'node:test'
import { percentOf, progressWords, stagesBehind } from './progress.ts'

test('progress is told by its stage, and counted where there is more than one thing', () => {
  assert.equal(progressWords({ stage: 'reading', done: 3, total: 12 }), 'Reading 3 of 12')
  assert.equal(progressWords({ stage: 'applying', done: 0, total: 1 }), 'Saving changes')
})

test('a bar never runs over, and stays empty while nothing is known', () => {
  assert.deepEqual(
    [percentOf({ stage: 'reading', done: 0, total: 0 }), percentOf({ stage: 'reading', done: 9, total: 6 })],
    [0, 100],
  )
})

test('stages are behind once a later one is reached', () => {
  assert.deepEqual(
    ['waiting', 'reading', 'reconciling', 'applying', 'done'].map(stagesBehind),
    [0, 0, 1, 2, 3],
  )
})
