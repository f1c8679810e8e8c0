import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { inTime, startDeadline } from './in_time.ts'

const given = (result: string, by: string) => async () => ({ result, by, tokens: { input: 1, output: 2 } })
const never = () => new Promise<never>(() => {})
const standIn = given('a short answer', 'builtin')

describe('a reasoner', () => {
  test('that comes back in time is believed', async () => {
    const { signal } = new AbortController()
    const answer = await inTime(signal, given('an answer', 'model'), standIn)
    assert.deepEqual(answer, { result: 'an answer', by: 'model', tokens: { input: 1, output: 2 } })
  })

  test('that does not come back is left alone when time is up, and the builtin one answers', async () => {
    const over = new AbortController()
    const answering = inTime(over.signal, never, standIn)
    over.abort()
    const { result, by, fallback } = await answering
    assert.deepEqual(
      [result, by, fallback],
      ['a short answer', 'builtin', 'The model did not answer in time.'],
    )
  })

  test('is not waited for when time was up before it was asked', async () => {
    const { fallback } = await inTime(AbortSignal.abort(), never, standIn)
    assert.equal(fallback, 'The model did not answer in time.')
  })

  test('that breaks has the builtin one answer; what breaks that is told', async () => {
    const broken = () => Promise.reject(new Error('told to fail'))
    const { signal } = new AbortController()
    const { result, fallback } = await inTime(signal, broken, standIn)
    assert.deepEqual([result, fallback], ['a short answer', 'The model could not be asked.'])
    await assert.rejects(inTime(signal, broken, broken), /told to fail/)
  })
})

test('a deadline tells when it is over, and nothing when it is not needed any more', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const [kept, left] = [startDeadline(1000), startDeadline(1000)]
  mock.timers.tick(999)
  assert.equal(kept.signal.aborted, false)
  left[Symbol.dispose]()
  mock.timers.tick(1)
  assert.deepEqual([kept.signal.aborted, left.signal.aborted], [true, false])
})
