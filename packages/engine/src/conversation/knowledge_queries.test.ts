import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Archetype, ToolName } from '@foyer/contract/vocabulary'
import { phase, slot } from '../testing/flows.ts'
import { compileFlow, flowThrough, readingWith } from '../testing/talks.ts'
import { initialState } from './initial_state.ts'
import { knowledgeQueries } from './knowledge_queries.ts'

const slots = [slot(1, { key: 'problem' }), slot(2, { key: 'email', data_type: 'email' })]
const problem = { slot: 'problem', value: 'no report came', quote: 'no report came', correction: false }
const email = { slot: 'email', value: 'a@b.example', quote: 'a@b.example', correction: false }

function of(
  archetype: Archetype,
  questions: string[],
  tools: ToolName[] = ['consult_knowledge', 'capture_slots'],
) {
  const flow = { ...compileFlow(flowThrough(phase(1, { tools, slots }))), archetype }
  return knowledgeQueries(flow, initialState(flow), readingWith({ captures: [problem, email], questions }))
}

test('who comes for help and asks nothing has what they describe looked up', () => {
  assert.deepEqual(of('support', []), { questions: [], statements: ['no report came'] })
})

test('a question goes before what is described, and elsewhere nothing but questions is looked up', () => {
  assert.deepEqual(of('support', ['Why?']), { questions: ['Why?'], statements: [] })
  assert.deepEqual(of('discovery', []), { questions: [], statements: [] })
})

test('§2.2 a phase without consult_knowledge looks nothing up', () => {
  assert.deepEqual(of('support', ['Why?'], ['capture_slots']), { questions: [], statements: [] })
})
