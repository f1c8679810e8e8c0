import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runSteps } from './run_steps.ts'

const states = (run: Parameters<typeof runSteps>[0]) => runSteps(run).map(({ state }) => state)

test('the step of a run is under way, those before it are done, and skipped ones say so', () => {
  assert.deepEqual(states({ step: 'agent', status: 'running', skipped: ['voice'] }), [
    'done',
    'done',
    'now',
    'next',
    'next',
    'skipped',
    'next',
  ])
})

test('a large site that waits for a choice is at its first step', () => {
  assert.equal(states({ step: 'choose_parts', status: 'waiting', skipped: [] })[0], 'now')
})

test('a failed run says at which step, and a complete one has nothing left', () => {
  assert.equal(states({ step: 'sources', status: 'failed', skipped: [] })[0], 'failed')
  assert.ok(states({ step: 'done', status: 'completed', skipped: [] }).every((state) => state === 'done'))
})
