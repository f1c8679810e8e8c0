import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { phaseKeysAreUnique as rule } from './phase_keys_are_unique.ts'

test('§2.2 phases with keys of their own are accepted', () => {
  accepts(rule, flowOf(phase(1), phase(2), terminal()))
})

test('§2.2 a key that two phases have is refused on both, the later first', () => {
  reports(rule, flowOf(phase(1, { key: 'same' }), phase(2, { key: 'same' }), terminal()), [
    'phase:2 key',
    'phase:1 key',
  ])
})

test('§2.2 an archived phase keeps its key reserved', () => {
  const archived = phase(1, { key: 'same', archived: true })
  const flow = flowOf(archived, phase(2, { key: 'same' }), terminal())
  const [problem] = reports(rule, flow, ['phase:2 key', 'phase:1 key'])
  assert.match(problem!.message, /the archived phase “Phase 1” keeps/)
})
