import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { linesOf } from './lines.ts'

const never = new AbortController().signal
const quiet = { stop: never, interrupt: () => {} }
const terminal = () => Object.assign(new PassThrough(), { isTTY: true })

test('piped lines are given one by one without a prompt, and blank ones are left out', async () => {
  const input = new PassThrough()
  const screen = new PassThrough()
  input.end('Hello\n\n   \n  two words  \r\nlast')
  const given: string[] = []
  for await (const line of linesOf(input, screen, quiet)) given.push(line)
  assert.deepEqual(given, ['Hello', 'two words', 'last'])
  assert.equal(screen.read(), null)
})

test('who types is prompted for every line, and may leave while an answer is on its way', async () => {
  const input = terminal()
  const screen = terminal()
  const lines = linesOf(input, screen, quiet)
  const first = lines.next()
  assert.match(String(screen.read()), /> /)
  input.write('Hello\r')
  assert.deepEqual(await first, { value: 'Hello', done: false })
  // Ctrl-D on an empty line.
  input.write('\u0004')
  assert.equal((await lines.next()).done, true)
  assert.match(String(screen.read()), /\n$/)
})

test('Ctrl-C in a terminal that we edit lines of interrupts like a signal', async () => {
  const input = terminal()
  const stop = new AbortController()
  const lines = linesOf(input, terminal(), { stop: stop.signal, interrupt: () => stop.abort() })
  const first = lines.next()
  input.write('half a li\u0003')
  assert.equal((await first).done, true)
})

test('asked to stop, it gives no line that is there already', async () => {
  const input = new PassThrough()
  const stop = new AbortController()
  input.write('one\ntwo\nthree\n')
  const lines = linesOf(input, new PassThrough(), { ...quiet, stop: stop.signal })
  assert.deepEqual(await lines.next(), { value: 'one', done: false })
  stop.abort()
  assert.equal((await lines.next()).done, true)
})
