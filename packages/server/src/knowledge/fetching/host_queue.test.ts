import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHostQueue } from './host_queue.ts'

function newTurns() {
  const waits: number[] = []
  let ms = 1_000_000
  const pass = (more: number) => {
    ms += more
  }
  const sleep = async (wait: number) => {
    waits.push(wait)
    pass(wait)
  }
  return { turns: createHostQueue({ now: () => new Date(ms), sleep }), waits, pass }
}

test('a host is asked one thing at a time, in order, with a pause after each; other hosts do not wait', async () => {
  const { turns, waits } = newTurns()
  const log: string[] = []
  const first = Promise.withResolvers<void>()
  const work = (name: string, until?: Promise<void>) => async () => {
    log.push(`${name} begins`)
    await until
    log.push(`${name} ends`)
  }
  const all = [
    turns.take('a', 100, work('a1', first.promise)),
    turns.take('a', 100, work('a2')),
    turns.take('a', 100, work('a3')),
  ]
  await turns.take('b', 100, work('b1'))
  assert.deepEqual(log, ['a1 begins', 'b1 begins', 'b1 ends'])
  first.resolve()
  await Promise.all(all)
  assert.deepEqual(log.slice(3), ['a1 ends', 'a2 begins', 'a2 ends', 'a3 begins', 'a3 ends'])
  assert.deepEqual(waits, [100, 100])
})

test('only what is left of the pause is waited for', async () => {
  const { turns, waits, pass } = newTurns()
  await turns.take('a', 100, async () => {})
  pass(60)
  await turns.take('a', 100, async () => {})
  pass(500)
  await turns.take('a', 100, async () => {})
  assert.deepEqual(waits, [40])
})

test('work that fails or is aborted before its turn does not hold up the next', async () => {
  const { turns } = newTurns()
  const aborted = AbortSignal.abort(new Error('stopped'))
  const failing = turns.take('a', 0, () => Promise.reject(new Error('failed')))
  const stopped = turns.take('a', 0, () => Promise.resolve('never'), aborted)
  const fine = turns.take('a', 0, async () => 'fine')
  await assert.rejects(failing, /failed/)
  await assert.rejects(stopped, /stopped/)
  assert.equal(await fine, 'fine')
})
