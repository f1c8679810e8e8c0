import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ToolName } from '@foyer/contract/vocabulary'
import { phase, slot } from '../testing/flows.ts'
import { compileFlow, flowThrough, readingWith } from '../testing/talks.ts'
import { initialState } from './initial_state.ts'
import { knowledgeQueries } from './knowledge_queries.ts'
import type { Reading } from './reading.ts'
import type { ConversationState } from './state.ts'

const goal = slot(1, { key: 'goal' })
const email = slot(2, { key: 'email', data_type: 'email' })
const captured = (key: string, value: string) => ({ slot: key, value, quote: value, correction: false })

interface Situation extends Partial<ConversationState> {
  required?: boolean
  tools?: ToolName[]
}

function queriesOf(message: string, reading: Partial<Reading>, situation: Situation = {}) {
  const { required = false, tools = ['consult_knowledge', 'capture_slots'], ...state } = situation
  const flow = compileFlow(flowThrough(phase(1, { tools, slots: [{ ...goal, required }, email] })))
  return knowledgeQueries(flow, { ...initialState(flow), ...state }, readingWith(reading), message)
}

test('every question of a message is looked up', () => {
  assert.deepEqual(queriesOf('a? b?', { acts: ['ask'], questions: ['A?', 'B?'] }), [
    { text: 'A?', asked: true },
    { text: 'B?', asked: true },
  ])
})

test('§2.2 a phase without consult_knowledge looks nothing up', () => {
  assert.deepEqual(queriesOf('a?', { questions: ['A?'] }, { tools: ['capture_slots'] }), [])
})

test('talk is not looked up, and neither is an offer that is taken', () => {
  assert.deepEqual(queriesOf('thanks, great', { acts: ['thanks', 'small_talk'] }), [])
  assert.deepEqual(queriesOf('Leave a message', { acts: ['inform'] }), [])
})

test('what is told where nothing is asked for wants an answer; what answers the agent does not', () => {
  const told = 'my starter smells of nail polish'
  const asked = { slot: 'goal', options: [], invited: false }
  const isAsked = (situation: Situation) => queriesOf(told, { acts: ['inform'] }, situation)[0]?.asked
  assert.equal(isAsked({}), true)
  assert.equal(isAsked({ asked }), false)
  assert.equal(isAsked({ required: true }), false)
  const previous = 'Do you sell flour?'
  assert.equal(isAsked({ required: true, previous }), true)
  const captures = [captured('goal', told)]
  const taken = { required: true, previous, turns: 2 }
  assert.equal(queriesOf(told, { acts: ['inform'], captures }, taken)[0]?.asked, false)
  assert.equal(isAsked({ required: true, previous, asked, asked_at: 2, turns: 2 }), false)
  assert.equal(isAsked({ required: true, previous, asked, asked_at: 1, turns: 2 }), true)
})

test('trouble wants an answer, unless it answers the agent', () => {
  const trouble = { acts: ['inform', 'complaint'] } satisfies Partial<Reading>
  const asked = { slot: 'goal', options: [], invited: false }
  assert.equal(queriesOf('nothing works', trouble, { asked, required: true })[0]?.asked, true)
  const captures = [captured('goal', 'nothing works')]
  assert.equal(queriesOf('nothing works', { ...trouble, captures }, { asked })[0]?.asked, false)
})

test('what only fills a slot is not looked up; what describes something is', () => {
  const address = captured('email', 'anna@mail.example')
  const text = 'you can write to anna@mail.example please'
  assert.deepEqual(queriesOf(text, { acts: ['inform'], captures: [address] }), [])
  const described = 'the export to the ledger stops halfway'
  const captures = [captured('goal', described)]
  assert.equal(queriesOf(described, { acts: ['inform'], captures }).length, 1)
})

test('who is in a hurry or wants a person is told how to reach the organization', () => {
  assert.deepEqual(queriesOf('a human please', { acts: ['wants_person'] }), [
    { text: 'How can I reach you by phone?', asked: false },
  ])
  const [contact, matter] = queriesOf('Notfall, bei uns läuft Wasser', { acts: ['inform', 'urgency'] })
  assert.deepEqual([contact?.text, matter?.asked], ['Wie erreiche ich Sie telefonisch?', true])
})

test('a wish that opens a conversation is taken down by a flow that requires something, and answered elsewhere', () => {
  const wish = 'Can somebody come and have a look?'
  const reading = { acts: ['ask'], questions: [wish] } satisfies Partial<Reading>
  assert.equal(queriesOf(wish, reading, { required: true })[0]?.asked, false)
  assert.equal(queriesOf(wish, reading, { required: true, turns: 1 })[0]?.asked, true)
  assert.equal(queriesOf(wish, reading)[0]?.asked, true)
  const question = { acts: ['ask'], questions: ['What does it cost?'] } satisfies Partial<Reading>
  assert.equal(queriesOf('What does it cost?', question, { required: true })[0]?.asked, true)
})
