import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attentionAfter } from './attention.ts'

const created_at = new Date('2026-01-15T09:30:00.000Z')
const inAMinute = new Date('2026-01-15T09:31:00.000Z')
const before = {
  unread: true,
  unread_count: 2,
  seen_message_id: 4,
  mail_due_at: null,
  reply_by_mail: null,
}

test('a message of the visitor is unread for the team; the visitor has seen what stands above, and needs no mail', () => {
  const message = { id: 9, role: 'visitor', created_at } as const
  const waiting = { ...before, mail_due_at: inAMinute, reply_by_mail: true }
  const seen = { unread: true, unread_count: 3, seen_message_id: 9, mail_due_at: null }
  assert.deepEqual(attentionAfter(waiting, message), seen)
  assert.deepEqual(attentionAfter({ ...before, unread: false, unread_count: 0 }, message).unread, true)
})

test('who answers has read everything, and a mail is due a minute later only where the visitor agreed', () => {
  const message = { id: 9, role: 'owner', created_at } as const
  const read = { unread: false, unread_count: 0, seen_message_id: 4 }
  for (const reply_by_mail of [null, false])
    assert.deepEqual(attentionAfter({ ...before, reply_by_mail }, message), { ...read, mail_due_at: null })
  const agreed = attentionAfter({ ...before, reply_by_mail: true }, message)
  assert.deepEqual(agreed, { ...read, mail_due_at: inAMinute })
})
