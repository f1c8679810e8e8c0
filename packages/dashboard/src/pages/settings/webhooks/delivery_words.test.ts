import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { WebhookDelivery } from '@foyer/sdk'
import { answerLabel, deliveryStatus, heldBack, isUnderWay, nextTry } from './delivery_words.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const delivery: WebhookDelivery = {
  object: 'webhook_delivery',
  id: 7,
  webhook_endpoint_id: 1,
  event_id: 70,
  event_type: 'service.updated',
  status: 'pending',
  attempts: 2,
  next_attempt_at: '2026-03-02T10:00:00.000Z',
  created_at: '2026-03-02T08:00:00.000Z',
}

test('a delivery says when it is tried next, and why it is not', () => {
  assert.equal(nextTry(delivery, now), 'In 1 hour')
  assert.equal(nextTry({ ...delivery, next_attempt_at: '2026-03-02T09:00:05.000Z' }, now), 'In a moment')
  assert.equal(nextTry({ ...delivery, waiting_for_delivery_id: 6 }, now), 'After an earlier event')
  const { next_attempt_at: _, ...closed } = delivery
  assert.equal(nextTry(closed, now), 'When the endpoint is enabled')
  assert.equal(nextTry({ ...delivery, status: 'failed' }, now), null)
})

test('what is about to be sent is looked at again, what waits for hours is not', () => {
  assert.equal(isUnderWay(delivery, now), false)
  assert.equal(isUnderWay({ ...delivery, next_attempt_at: now.toISOString() }, now), true)
  assert.equal(isUnderWay({ ...delivery, status: 'delivered' }, now), false)
})

test('what holds others back is told with how many wait for it', () => {
  const waiting = { ...delivery, waiting_for_delivery_id: 6 }
  assert.equal(deliveryStatus(waiting), 'waiting')
  assert.equal(deliveryStatus(delivery), 'retrying')
  assert.equal(deliveryStatus({ ...delivery, attempts: 0 }), 'pending')
  assert.deepEqual(heldBack([delivery, waiting, waiting, { ...delivery, waiting_for_delivery_id: 5 }]), [
    { id: 6, count: 2 },
    { id: 5, count: 1 },
  ])
})

test('an answer is its status code, or that there was none', () => {
  assert.equal(answerLabel({ ...delivery, last_status_code: 500, last_error: 'It answered 500.' }), '500')
  assert.equal(answerLabel({ ...delivery, last_error: 'It took too long.' }), 'No response')
  assert.equal(answerLabel({ ...delivery, attempts: 0 }), 'Not sent yet')
})
