import { test } from 'node:test'
import { flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { aFlowHasOneTerminalPhase as rule } from './a_flow_has_one_terminal_phase.ts'

test('§2.2 one live terminal phase is accepted, an archived one beside it does not count', () => {
  accepts(rule, flowOf(phase(1), terminal()))
  accepts(rule, flowOf(phase(1, { kind: 'terminal', archived: true }), terminal()))
})

test('§2.2 a flow without a live phase has a rule of its own', () => {
  accepts(rule, flowOf(phase(1, { archived: true })))
})

test('§2.2 a flow that never ends is refused', () => {
  reports(rule, flowOf(phase(1), phase(2, { kind: 'loop' })), ['flow phases'])
})

test('§2.2 a second terminal phase is refused on the kind of either', () => {
  reports(rule, flowOf(phase(1), phase(2, { kind: 'terminal' }), terminal(3)), [
    'phase:3 kind',
    'phase:2 kind',
  ])
})
