import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resumableUntil, visitorName, wantsPersonNow } from './conversation_status.ts'

test('a visitor is called by the best that is known of them', () => {
  const visitor = { id: 'crm-7', name: 'Jana', email: 'jana@example.com' }
  assert.equal(visitorName({ number: 3, visitor }), 'Jana')
  assert.equal(
    visitorName({ number: 3, visitor: { id: 'crm-7', email: 'jana@example.com' } }),
    'jana@example.com',
  )
  assert.equal(visitorName({ number: 3, visitor: { id: 'crm-7' } }), 'Visitor crm-7')
  assert.equal(visitorName({ number: 3 }), 'Visitor #3')
})

test('a person is wanted until one has come or the conversation is over', () => {
  assert.ok(wantsPersonNow({ person_wanted: true, status: 'active' }))
  assert.ok(wantsPersonNow({ person_wanted: true, status: 'paused' }))
  assert.ok(!wantsPersonNow({ person_wanted: true, status: 'handed_off' }))
  assert.ok(!wantsPersonNow({ person_wanted: true, status: 'completed' }))
  assert.ok(!wantsPersonNow({ person_wanted: false, status: 'active' }))
})

test('a pause can be ended for 7 days', () => {
  assert.equal(resumableUntil('2026-03-10T12:00:00.000Z').toISOString(), '2026-03-17T12:00:00.000Z')
})
