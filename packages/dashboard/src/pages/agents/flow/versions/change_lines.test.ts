import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Flow, FlowDiff, FlowState } from '@foyer/sdk'
import { changeLines } from './change_lines.ts'

const phase = (key: string, title: string, kind: FlowState['kind'] = 'step'): FlowState => ({
  object: 'flow_state',
  id: 1,
  key,
  title,
  position: 1,
  kind,
  objective: '',
  exit_criteria: '',
  max_turns: 6,
  tools: [],
  tool_settings: {},
  archived: false,
  slots: [],
})
const flow: Flow = {
  object: 'flow',
  agent: 'desk',
  name: 'Desk',
  version: 3,
  phases: [phase('budget', 'Money'), phase('end', 'Goodbye', 'terminal')],
  archetype: 'answers',
  idle_minutes: null,
}
const told = (...changes: FlowDiff['changes']) =>
  changeLines(changes, flow).map(({ where, what, before, after }) =>
    [where, what, before, after].filter((each) => each !== undefined),
  )

test('a field is named by its label, its place by titles, its values by the words of the board', () => {
  assert.deepEqual(
    told(
      { path: 'phases.budget.max_turns', change: 'changed', before: 6, after: 4 },
      { path: 'phases.budget.tools', change: 'changed', before: [], after: ['capture_slots'] },
      { path: 'phases.budget.slots.amount.required', change: 'changed', before: true, after: false },
      { path: 'idle_minutes', change: 'changed', before: 30, after: null },
    ),
    [
      ['Money', 'Message limit', '6', '4'],
      ['Money', 'What the agent may do', '', 'Collect answers'],
      ['Money › amount', 'Required', 'Yes', 'No'],
      ['Flow settings', 'Pause after', '30 minutes', 'Never'],
    ],
  )
})

test('what was added, removed, archived or moved is said in a sentence', () => {
  assert.deepEqual(
    told(
      { path: 'phases.team', change: 'added', after: { title: 'Team' } },
      { path: 'phases.budget.slots.amount', change: 'removed', before: { title: 'Amount' } },
      { path: 'phases.budget.archived', change: 'changed', before: false, after: true },
      { path: 'phases.budget.position', change: 'changed', before: 1, after: 2 },
    ),
    [
      ['Team', 'Phase added'],
      ['Money › Amount', 'Question removed'],
      ['Money', 'Phase archived'],
      ['Money', 'Moved from position 1 to 2'],
    ],
  )
})

test('that the end comes last is no news', () => {
  assert.deepEqual(told({ path: 'phases.end.position', change: 'changed', before: 2, after: 3 }), [])
})

test('labels and translations can be read', () => {
  const translations = { de: { title: 'Betrag', enum_labels: { low: 'Wenig' } } }
  const [[, , , after]] = told({
    path: 'phases.budget.slots.amount.translations',
    change: 'changed',
    before: {},
    after: translations,
  }) as [string[]]
  assert.equal(after, 'de (Title: Betrag; Labels (low: Wenig))')
})
