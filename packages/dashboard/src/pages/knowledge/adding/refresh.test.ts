import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hoursOf, refreshOptions, refreshWords } from './refresh.ts'

test('an interval is told as people say it', () => {
  assert.deepEqual([null, 1, 6, 24, 48, 168].map(refreshWords), [
    'Never',
    'Every hour',
    'Every 6 hours',
    'Every day',
    'Every 2 days',
    'Every week',
  ])
})

test('an unusual interval that was set by the API can be kept', () => {
  const values = refreshOptions(6).map(({ value }) => value)
  assert.deepEqual(values, ['never', '6', '24', '168', '720'])
  assert.deepEqual(values.map(hoursOf), [null, 6, 24, 168, 720])
})
