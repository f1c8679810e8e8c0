import { test } from 'node:test'
import { flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { aTerminalPhaseComesLast as rule } from './a_terminal_phase_comes_last.ts'

test('§2.2 a terminal phase that no live phase follows is accepted', () => {
  accepts(rule, flowOf(phase(1), terminal()))
  accepts(rule, flowOf(phase(1), terminal(), phase(2, { archived: true })))
})

test('§2.2 a second terminal phase has a rule of its own', () => {
  accepts(rule, flowOf(terminal(2), phase(1, { kind: 'terminal' }), phase(3)))
})

test('§2.2 a live phase after the terminal one is refused, because nobody would reach it', () => {
  reports(rule, flowOf(phase(1), terminal(2), phase(3)), [
    'flow states',
    'phase:3 position',
    'phase:2 position',
  ])
})
