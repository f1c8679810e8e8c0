import { test } from 'node:test'
import { flowOf, phase, slot, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import type { PhaseDefinition } from '../definition.ts'
import { requiredAnswersCanBeCaptured as rule } from './required_answers_can_be_captured.ts'

const asking = (overrides: Partial<PhaseDefinition>) =>
  flowOf(phase(1, { slots: [slot(7, { required: true })], ...overrides }), terminal())

test('§4.1 a required answer is accepted where capture_slots is on', () => {
  accepts(rule, asking({ tools: ['capture_slots'] }))
})

test('§4.1 without capture_slots optional answers are accepted', () => {
  accepts(rule, asking({ slots: [slot(7), slot(8, { required: true, archived: true })] }))
})

test('§4.1 rule 2: a required answer in a phase without capture_slots is refused', () => {
  reports(rule, asking({ tools: ['consult_knowledge'] }), [
    'slot:7 required',
    'phase:1 tools',
    'slot:7 state_id',
    'slot:7 archived',
    'phase:1 archived',
  ])
})

test('§2.2 a terminal phase has a rule of its own', () => {
  accepts(rule, asking({ kind: 'terminal' }))
})

test('§4.1 an archived phase is left alone', () => {
  accepts(rule, asking({ archived: true }))
})
