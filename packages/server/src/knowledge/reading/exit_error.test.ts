import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Shutdown } from '../../platform/shutdown.ts'
import { exitErrorOf } from './exit_error.ts'
import { SourceFailure } from './failure.ts'

test('a reader that was stopped or did not start says nothing about the document; one that broke does', () => {
  for (const signalCode of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    assert.ok(exitErrorOf({ signalCode, exitCode: null }) instanceof Shutdown)
  for (const exitCode of [0, null])
    assert.ok(!(exitErrorOf({ signalCode: null, exitCode }) instanceof SourceFailure))
  const broken = exitErrorOf({ signalCode: null, exitCode: 1 })
  assert.ok(broken instanceof SourceFailure)
  assert.deepEqual([broken.code, broken.lasting], ['unreadable', false])
  const spent = exitErrorOf({ signalCode: 'SIGKILL', exitCode: null })
  assert.ok(spent instanceof SourceFailure)
  assert.deepEqual([spent.code, spent.lasting], ['too_much_memory', true])
})
