import { test } from 'node:test'
import { flowOf, phase, slot, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { aTerminalPhaseRequiresNoAnswers as rule } from './a_terminal_phase_requires_no_answers.ts'

const ending = (...slots: ReturnType<typeof slot>[]) => flowOf(phase(1), { ...terminal(2), slots })

test('§2.2 optional answers, and archived required ones, are accepted in a terminal phase', () => {
  accepts(rule, ending(slot(1), slot(2, { required: true, archived: true })))
})

test('§2.2 a required answer in a terminal phase is refused', () => {
  reports(rule, ending(slot(7, { required: true })), [
    'slot:7 required',
    'slot:7 state_id',
    'slot:7 archived',
    'phase:2 kind',
  ])
})
