import { test } from 'node:test'
import { flowOf, phase, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { aPhaseTakesAtLeastOneTurn as rule } from './a_phase_takes_at_least_one_turn.ts'

test('§4.1 one turn is enough', () => {
  accepts(rule, flowOf(phase(1, { max_turns: 1 }), terminal()))
})

test('§4.1 no turn, fewer, or half a turn are refused', () => {
  for (const max_turns of [0, -3, 1.5]) {
    reports(rule, flowOf(phase(1, { max_turns }), terminal()), ['phase:1 max_turns'])
  }
})
