import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StandingCheck } from '@foyer/sdk'
import { resultOf } from './check_result.ts'

const checked = (fields: object) => ({
  checked_at: '2026-01-15T09:30:00.000Z',
  trigger: 'standing' as const,
  answerable: false,
  reachable: [],
  ...fields,
})
const words = (check: Partial<StandingCheck>) =>
  resultOf({ passes: null, expected_source_id: null, ...check }).words

test('a check passes, fails, or is not known to do either', () => {
  assert.equal(words({ passes: true, last_check: checked({ answerable: true }) }), 'Passing')
  assert.equal(words({ passes: false, last_check: checked({}) }), 'Failing')
  assert.equal(words({}), 'Not checked yet')
  assert.equal(words({ last_check: checked({ error: 'The provider is away.' }) }), 'Could not run')
})

test('an answer from another source than the expected one is told apart from no answer', () => {
  const last_check = checked({ answerable: true })
  assert.equal(words({ passes: false, expected_source_id: 3, last_check }), 'Answered from another source')
})
