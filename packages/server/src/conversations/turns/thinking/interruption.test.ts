import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startInterruption } from './interruption.ts'

test('a model is interrupted by a stop, when its time is up, or when the server stops, and by nothing once it is done', ({
  mock,
}) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const begin = () => {
    const [stop, stopping] = [new AbortController(), new AbortController()]
    return { stop, stopping, given: startInterruption(1, { stop: stop.signal, stopping: stopping.signal }) }
  }
  const [late, stopped, closing, done] = [begin(), begin(), begin(), begin()]
  stopped.stop.abort()
  closing.stopping.abort()
  done.given[Symbol.dispose]()
  done.stop.abort()
  mock.timers.tick(1000)
  assert.deepEqual(
    [late, stopped, closing, done].map(({ given }) => [given.signal.aborted, given.reason()]),
    [
      [true, 'deadline'],
      [true, 'stop'],
      [true, null],
      [false, null],
    ],
  )
})
