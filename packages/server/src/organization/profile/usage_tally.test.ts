import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createUsageTally } from './usage_tally.ts'

test('what is counted belongs to the day it happened on, and is taken once', () => {
  const tally = createUsageTally(() => new Date('2026-01-15T12:00:00.000Z'))
  tally.count(1, 'messages')
  tally.count(1, 'messages', new Date('2026-01-14T23:59:59.999Z'))
  tally.count(1, 'messages')
  assert.deepEqual(tally.take(), [
    { organization_id: 1, day: '2026-01-15', use: 'messages', times: 2 },
    { organization_id: 1, day: '2026-01-14', use: 'messages', times: 1 },
  ])
  assert.deepEqual(tally.take(), [])
})
