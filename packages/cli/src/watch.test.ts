import assert from 'node:assert/strict'
import { test } from 'node:test'
import { watch } from './watch.ts'

/** A run that goes through these states, one a look, and a clock that moves with every wait. */
async function watched(states: string[], atWork: boolean) {
  let [looks, time] = [0, 0]
  const bar = { show() {}, end() {} }
  const { state, abandoned } = await watch(
    {
      look: async () => states[Math.min(looks++, states.length - 1)]!,
      progressOf: (what) => ({ what, done: 0, total: 0 }),
      hasEnded: (state) => state === 'completed',
      isWaiting: (state) => state === 'queued',
      isAnybodyAtWork: async () => atWork,
    },
    {
      bar,
      now: () => time,
      wait: async (ms) => {
        time += ms
      },
    },
  )
  return { state, abandoned, time }
}

test('long work is watched to its end, also when it waited for others first', async () => {
  const waiting = Array<string>(100).fill('queued')
  assert.deepEqual(await watched([...waiting, 'running', 'completed'], true), {
    state: 'completed',
    abandoned: false,
    time: 101 * 250,
  })
})

test('what nobody takes up is given up after a few seconds, not sooner', async () => {
  const { state, abandoned, time } = await watched(['queued'], false)
  assert.deepEqual([state, abandoned], ['queued', true])
  assert.ok(time > 5000 && time < 6000, String(time))
  const late = await watched([...Array<string>(10).fill('queued'), 'running', 'completed'], false)
  assert.equal(late.abandoned, false)
})
