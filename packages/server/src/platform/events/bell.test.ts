import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBell } from './bell.ts'

const never = new AbortController().signal

test('a ring is heard by who waits, and kept for who comes later', async () => {
  const bell = createBell()
  const waiting = bell.heard(60_000, never)
  bell.ring()
  await waiting
  bell.ring()
  await bell.heard(60_000, never)
})

test('without a ring the time ends the waiting, or the signal does', async () => {
  const bell = createBell()
  await bell.heard(1, never)
  const stopping = new AbortController()
  const waiting = bell.heard(60_000, stopping.signal)
  stopping.abort()
  await waiting
  await bell.heard(60_000, stopping.signal)
  assert.ok(stopping.signal.aborted)
})
