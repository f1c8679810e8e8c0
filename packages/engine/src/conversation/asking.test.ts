import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phase, slot } from '../testing/flows.ts'
import { compileFlow, flowThrough } from '../testing/talks.ts'
import { type AskingMoment, maySlotBeAsked } from './asking.ts'
import { initialState } from './initial_state.ts'
import type { ConversationState } from './state.ts'

const flow = (required: boolean) =>
  compileFlow(
    flowThrough(phase(1, { tools: ['capture_slots'], slots: [slot(1, { key: 'goal', required })] })),
  )

const nothing: AskingMoment = {
  acts: ['inform'],
  asks: false,
  gives: false,
  unanswered: false,
  chooses: false,
  follows: false,
}

function may(
  moment: Partial<AskingMoment>,
  state: Partial<ConversationState> = {},
  required = true,
): boolean {
  const compiled = flow(required)
  return maySlotBeAsked(
    compiled.phases[0]!,
    { ...initialState(compiled), turns: 9, ...state },
    { ...nothing, ...moment },
  )
}

test('nothing is asked for after an unanswered question, unless it stands beside an answer to what was asked', () => {
  assert.equal(may({ unanswered: true, gives: true }), false)
  assert.equal(may({ unanswered: true, gives: true, follows: true }), true)
  assert.equal(may({ asks: true, unanswered: true, follows: true }, { turns: 1 }), false)
})

test('who only gives orders is asked for nothing', () => {
  assert.equal(may({ acts: [] }), false)
  assert.equal(may({ acts: [], gives: true }), true)
})

test('nothing is asked for beside a choice', () => {
  assert.equal(may({ chooses: true, gives: true, follows: true }), false)
})

test('nothing is asked for when the moment is about something else', () => {
  for (const act of ['urgency', 'cancel', 'goodbye', 'asks_identity', 'wants_person', 'nonsense'] as const)
    assert.equal(may({ acts: [act], gives: true }), false, act)
})

test('nothing is asked for after thanks, unless they come with an answer, or after a complaint, unless it answers', () => {
  assert.equal(may({ acts: ['thanks'] }), false)
  assert.equal(may({ acts: ['thanks'], gives: true }), true)
  for (const act of ['complaint', 'feeling'] as const) {
    assert.equal(may({ acts: [act], gives: true }), false)
    assert.equal(may({ acts: [act], gives: true, follows: true }), true)
  }
})

test('whoever gives information is asked on at once; anybody else at most every second turn', () => {
  assert.equal(may({ gives: true }, { turns: 4, asked_at: 3 }), true)
  assert.equal(may({}, { turns: 4, asked_at: 3 }), false)
  assert.equal(may({}, { turns: 5, asked_at: 3 }), true)
})

test('whoever only asks gets answers, and is asked every third turn', () => {
  assert.equal(may({ acts: ['ask'], asks: true }, { turns: 5, asked_at: 3 }), false)
  assert.equal(may({ acts: ['ask'], asks: true }, { turns: 6, asked_at: 3 }), true)
})

test('who opens with what they want is asked on, who opens with a question is not', () => {
  assert.equal(may({}, { turns: 1 }), true)
  assert.equal(may({ acts: ['ask'] }, { turns: 1 }), true)
  assert.equal(may({ acts: ['ask'], asks: true }, { turns: 1 }), false)
  assert.equal(may({ acts: ['small_talk'] }, { turns: 1 }), false)
})

test('where nothing is required, only who gives information or leaves a message is asked', () => {
  assert.equal(may({}, {}, false), false)
  assert.equal(may({ gives: true }, {}, false), true)
  assert.equal(may({ gives: true, asks: true }, {}, false), false)
  assert.equal(may({}, { takes_message: true }, false), true)
})
