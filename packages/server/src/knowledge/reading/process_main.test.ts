import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { inputOf } from './testing/read.ts'

test('a signal that a terminal or a service manager sends to all processes does not end the one that reads', async () => {
  const program = fileURLToPath(new URL('./process_main.ts', import.meta.url))
  const child = fork(program, ['300'], { execArgv: [], serialization: 'advanced', stdio: 'ignore' })
  const ended = once(child, 'exit')
  const read = async () => {
    child.send(inputOf('# Still here', { contentType: 'text/markdown' }))
    const [answer] = await Promise.race([once(child, 'message'), ended.then((how) => assert.fail(`${how}`))])
    assert.equal(answer.document.title, 'Still here')
  }
  await read()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    child.kill(signal)
    await read()
  }
  child.disconnect()
  assert.deepEqual(await ended, [0, null])
})
