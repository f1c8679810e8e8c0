import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepsOf } from './answering_words.ts'

const states = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map(({ state }) => state)

test('the steps show how far the source has come, and where it stopped', () => {
  assert.deepEqual(states('reading'), ['now', 'next', 'next', 'next'])
  assert.deepEqual(states('reading', 'applying'), ['done', 'done', 'now', 'next'])
  assert.deepEqual(states('failed', 'reading'), ['failed', 'next', 'next', 'next'])
  assert.deepEqual(states('checking'), ['done', 'done', 'done', 'now'])
  assert.deepEqual(states('not_enough'), ['done', 'done', 'done', 'failed'])
  assert.deepEqual(states('verified'), ['done', 'done', 'done', 'done'])
})
