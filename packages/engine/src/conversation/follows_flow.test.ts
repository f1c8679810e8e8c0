import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phase, slot } from '../testing/flows.ts'
import { compileFlow, flowThrough } from '../testing/talks.ts'
import { followsFlow } from './follows_flow.ts'
import { initialState } from './initial_state.ts'

function follows(text: string, { key = 'goal', turns = 0, asked_at = 0, fills = false } = {}): boolean {
  const flow = compileFlow(
    flowThrough(phase(1, { tools: ['capture_slots'], slots: [slot(1, { key, required: true })] })),
  )
  const state = { ...initialState(flow), turns, asked_at, asked: { slot: key, options: [], invited: false } }
  return followsFlow(flow, state, { text, language: 'en', dealtWith: fills ? [key] : [] })
}

test('who opens with a wish follows the flow, who opens with a question or a complaint does not', () => {
  assert.ok(follows('we need a room for two nights, is there a lift?'))
  assert.ok(!follows('is there a lift?'))
  assert.ok(!follows('your coach was late again', { fills: true }))
})

test('who opens with the trouble that was asked about follows the flow', () => {
  assert.ok(follows('the app crashes all day', { key: 'problem', fills: true }))
})

test('later, who answers what was asked follows the flow, and nobody else', () => {
  assert.ok(follows('about 20, is that many?', { turns: 2, asked_at: 2, fills: true }))
  assert.ok(!follows('oak, 13 pieces', { turns: 2, fills: true }))
  assert.ok(!follows('we need a lift', { turns: 2 }))
})
