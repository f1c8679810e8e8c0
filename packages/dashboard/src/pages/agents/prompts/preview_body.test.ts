import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Flow } from '@foyer/sdk'
import { conversation, message } from '../../../conversation/testing.ts'
import { previewBody } from './preview_body.ts'

const flow = {
  phases: [{ key: 'welcome', slots: [{ key: 'goal' }] }],
} as unknown as Flow

test('a conversation is previewed with its language, answers and messages', () => {
  const talk = {
    ...conversation,
    phase: 'welcome',
    slot_values: { goal: 'A shop' },
    visitor: { name: 'Jana' },
  }
  const body = previewBody(talk, [message(1, 'visitor', 'Hello')], flow)
  assert.deepEqual(body, {
    locale: talk.locale,
    phase: 'welcome',
    slots: { goal: 'A shop' },
    visitor: { name: 'Jana' },
    transcript: [{ role: 'visitor', text: 'Hello' }],
  })
})

test('phases and questions that the flow has no more are left out', () => {
  const talk = { ...conversation, phase: 'gone', slot_values: { gone: 'x' } }
  const { phase, slots } = previewBody(talk, [], flow)
  assert.equal(phase, undefined)
  assert.deepEqual(slots, {})
})
