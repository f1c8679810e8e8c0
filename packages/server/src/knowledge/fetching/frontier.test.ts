import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFrontier } from './frontier.ts'

test('addresses are visited once, in the order in which they were offered', () => {
  const frontier = createFrontier(10)
  for (const url of ['b', 'a', 'b', 'c']) frontier.offer(url)
  assert.equal(frontier.waiting, 3)
  assert.deepEqual([frontier.next(), frontier.next()], ['b', 'a'])
  frontier.offer('b')
  assert.deepEqual([frontier.next(), frontier.next(), frontier.waiting], ['c', null, 0])
})

test('what is claimed is not visited, also when it was waiting, and is claimed once', () => {
  const frontier = createFrontier(10)
  frontier.offer('a')
  frontier.offer('b')
  assert.deepEqual([frontier.claim('a'), frontier.claim('a'), frontier.claim('c')], [true, false, true])
  frontier.offer('c')
  assert.deepEqual([frontier.waiting, frontier.next(), frontier.next()], [1, 'b', null])
  assert.equal(frontier.claim('b'), false)
})

test('no more is kept than will ever be visited', () => {
  const frontier = createFrontier(3)
  for (let count = 0; count < 1000; count += 1) frontier.offer(String(count))
  assert.deepEqual([frontier.waiting, frontier.full], [3, true])
  assert.deepEqual(
    [frontier.next(), frontier.next(), frontier.next(), frontier.next()],
    ['0', '1', '2', null],
  )
  frontier.offer('more')
  assert.equal(frontier.next(), null)
})
