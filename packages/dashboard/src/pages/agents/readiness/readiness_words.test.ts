import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ReadinessItem } from '@foyer/sdk'
import { titleOf } from './readiness_words.ts'

const item = (key: string, count?: number) =>
  ({ key, level: 'recommended', message: 'In the API’s words.', count }) as ReadinessItem

test('one thing is named as one, and several are counted', () => {
  assert.equal(titleOf(item('open_gaps', 1)), 'Answer an open gap')
  assert.equal(titleOf(item('open_gaps', 3)), 'Answer open gaps (3)')
  assert.equal(titleOf(item('no_services', 1)), 'Choose the services it may offer (1)')
  assert.equal(titleOf(item('no_knowledge')), 'Add knowledge')
})

test('what a newer server knows is told in the API’s words', () => {
  assert.equal(titleOf(item('applause')), 'In the API’s words.')
})
