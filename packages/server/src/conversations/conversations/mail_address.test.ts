import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailAddressOf, replyByMailOf } from './mail_address.ts'

const standing = { status: 'active', person_wanted: true, slot_values: {} } as const

test('an address is the one that was given, or the last that was captured as an answer', () => {
  assert.equal(mailAddressOf({ slot_values: { goal: 'a website', wants_call: true } }), undefined)
  const slot_values = { email: 'noor@example.com', note: 'write to x@example.com', copy: 'cc@example.com' }
  assert.equal(mailAddressOf({ slot_values }), 'cc@example.com')
  assert.equal(mailAddressOf({ visitor: { email: 'id@example.com' }, slot_values }), 'id@example.com')
  assert.equal(mailAddressOf({ slot_values: { email: `${'x'.repeat(250)}@example.com` } }), undefined)
})

test('who waits for a person is asked once, for an address where none is known; who talks to one, only where it is', () => {
  assert.equal(replyByMailOf(standing), 'ask_with_address')
  const known = { ...standing, visitor: { email: 'noor@example.com' } }
  assert.equal(replyByMailOf(known), 'ask')
  assert.equal(replyByMailOf({ ...known, person_wanted: false }), 'off')
  assert.equal(replyByMailOf({ ...known, person_wanted: false, status: 'handed_off' }), 'ask')
  assert.equal(replyByMailOf({ ...standing, person_wanted: false, status: 'handed_off' }), 'off')
  assert.equal(replyByMailOf({ ...known, status: 'closed' }), 'off')
  assert.equal(replyByMailOf({ ...known, reply_by_mail: true }), 'agreed')
  assert.equal(replyByMailOf({ ...known, reply_by_mail: false }), 'declined')
})
