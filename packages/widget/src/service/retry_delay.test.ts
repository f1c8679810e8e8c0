import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from './refusal.ts'
import { retryDelayMs } from './retry_delay.ts'

const lost = new TypeError('fetch failed')

test('pauses grow with every failure, to half a minute, and vary by half', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6].map((failures) => retryDelayMs(lost, failures, () => 1))
  assert.deepEqual(pauses, [1000, 2000, 4000, 8000, 16000, 30000, 30000])
  assert.equal(
    retryDelayMs(lost, 1, () => 0),
    1000,
  )
})

test('a server that says when to come back is asked then', () => {
  assert.equal(
    retryDelayMs(new Refusal('rate_limited', 'Slowly.', 5), 0, () => 0),
    5000,
  )
})

test('a message that is being answered is asked after at least every four seconds', () => {
  assert.equal(
    retryDelayMs(new Refusal('idempotency_conflict', 'Still running.'), 9, () => 1),
    4000,
  )
})
