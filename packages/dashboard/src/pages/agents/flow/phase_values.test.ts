import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyPhase, newPhaseBody, phaseChanges } from './phase_values.ts'

const phase = { ...emptyPhase, title: 'Budget', objective: 'Learn what they can spend' }

test('an edit of a phase sends only the fields that were changed', () => {
  assert.deepEqual(phaseChanges(phase, phase), {})
  assert.deepEqual(phaseChanges(phase, { ...phase, max_turns: 4 }), { max_turns: 4 })
  assert.deepEqual(phaseChanges(phase, { ...phase, tools: ['capture_slots'] }), { tools: ['capture_slots'] })
})

test('settings of a tool are sent only while it is on', () => {
  assert.deepEqual(phaseChanges(phase, { ...phase, max_links: 3 }), {})
  const tools = [...phase.tools, 'offer_navigation' as const]
  assert.deepEqual(phaseChanges({ ...phase, tools }, { ...phase, tools, max_links: 3 }), {
    tool_settings: { offer_navigation: { max_links: 3 } },
  })
})

test('a new phase says its kind; a number that is missing is left to the server to refuse', () => {
  const body = newPhaseBody({ ...phase, kind: 'loop', max_turns: '' })
  assert.equal(body.kind, 'loop')
  assert.equal(body.max_turns, 0)
})
