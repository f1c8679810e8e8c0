import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Check, verdictOf } from './verdict.ts'

const check: Omit<Check, 'answerable'> = {
  checked_at: '2026-01-01T00:00:00Z',
  trigger: 'owner',
  reachable: [],
}

test('a check that could not run is no verdict about the knowledge', () => {
  const { tone, long } = verdictOf({ ...check, answerable: false, error: 'The embedder could not be asked.' })
  assert.deepEqual([tone, long], ['bad', 'The embedder could not be asked.'])
})

test('a verdict is told in words, and so is that there is none', () => {
  assert.equal(verdictOf({ ...check, answerable: true }).short, 'Can be answered')
  assert.equal(verdictOf({ ...check, answerable: false, reason: 'weak_match' }).short, 'No clear answer')
  assert.equal(verdictOf(undefined).short, 'Not checked yet')
})
