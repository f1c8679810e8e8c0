import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWakeup } from './wakeup.ts'

const never = new AbortController().signal

test('a notification wakes whoever waits, and is kept for whoever waits later', async () => {
  const wakeup = createWakeup()
  const waiting = wakeup.wait(60_000, never)
  wakeup.notify()
  await waiting
  wakeup.notify()
  await wakeup.wait(60_000, never)
})

test('without a notification, waiting ends with the timeout or the signal', async () => {
  const wakeup = createWakeup()
  await wakeup.wait(1, never)
  const stopping = new AbortController()
  const waiting = wakeup.wait(60_000, stopping.signal)
  stopping.abort()
  await waiting
  await wakeup.wait(60_000, stopping.signal)
  assert.ok(stopping.signal.aborted)
})
