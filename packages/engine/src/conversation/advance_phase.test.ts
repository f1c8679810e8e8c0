import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PhaseDefinition } from '../flow/definition.ts'
import { phase, slot } from '../testing/flows.ts'
import { compileFlow, flowThrough } from '../testing/talks.ts'
import { advancePhase } from './advance_phase.ts'
import { exitOf } from './exit.ts'
import { slotsInExitCriteria } from './exit_criteria.ts'
import { initialState } from './initial_state.ts'

const tools = ['capture_slots' as const]
const flowOfPhases = (...phases: PhaseDefinition[]) => compileFlow(flowThrough(...phases))

test('a no to anything else ends the loop that it was said in, and not the next one', () => {
  const flow = flowOfPhases(
    phase(1, { key: 'first', kind: 'loop' }),
    phase(2, { key: 'second', kind: 'loop' }),
  )
  const { arrived } = advancePhase(flow, initialState(flow), { spoke: true, finished: true, asked: false })
  assert.equal(arrived.phase, 'second')
})

test('a terminal phase is never left, however long it lasts', () => {
  const flow = flowOfPhases(phase(1))
  const end = flow.phases.at(-1)!
  const state = { ...initialState(flow), phase: end.key, phase_turns: 99 }
  assert.equal(exitOf(end, state, { spoke: true, finished: true, asked: false }), null)
})

test('exit criteria name a slot without its small words, and never one that has no title', () => {
  const named = (exit_criteria: string) =>
    slotsInExitCriteria(
      flowOfPhases(
        phase(1, {
          tools,
          exit_criteria,
          slots: [slot(1, { key: 'x', title: 'Name of the company' }), slot(2, { key: 'y' })],
        }),
      ).phases[0]!,
    ).map(({ key }) => key)
  assert.deepEqual(named('Company names are known.'), ['x'])
  assert.deepEqual(named('All is well.'), [])
})
