import { test } from 'node:test'
import { flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { aFlowHasALivePhase as rule } from './a_flow_has_a_live_phase.ts'

test('§1 a flow with a live phase is accepted', () => {
  accepts(rule, flowOf(phase(1), terminal()))
})

test('§1 a flow without phases, or with archived ones only, is refused', () => {
  reports(rule, flowOf(), ['flow phases'])
  reports(rule, flowOf(phase(1, { archived: true })), ['flow phases'])
})
