import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pluralize, times } from './pluralize.ts'

test('one thing is told in the singular, any other number in the plural', () => {
  assert.deepEqual(
    [0, 1, 2, 1200].map((count) => pluralize(count, 'message')),
    ['0 messages', '1 message', '2 messages', '1,200 messages'],
  )
  assert.equal(pluralize(2, 'reply', 'replies'), '2 replies')
})

test('how often something happened is told as people say it', () => {
  assert.deepEqual([1, 2, 3].map(times), ['once', 'twice', '3 times'])
})
