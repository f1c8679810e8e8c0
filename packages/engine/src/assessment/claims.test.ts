import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmbedText } from '../knowledge/answer/candidate.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { slot } from '../testing/flows.ts'
import { assess } from './assess.ts'
import { readRange } from './read_range.ts'
import { answersOf, criterion, endedConversation, today, usualSlots } from './testing/ended_conversation.ts'

type Given = Record<string, [SlotValue, string]>

const judge = (description: string, given: Given, { guidance = '', slots = usualSlots } = {}) =>
  assess(
    endedConversation(
      slots,
      { answers: answersOf(given) },
      { fit_criteria: [criterion(1, description, 'ideal', { guidance })] },
    ),
  ).criteria[0]!
const verdictOf = (...told: Parameters<typeof judge>) => judge(...told).verdict

const call: Given = { wants_call: [true, 'yes please'] }
const size = (value: string, quote = value): Given => ({ company_size: [value, quote] })

test('guidance is read up to the sentence that decides', () => {
  const guidance = 'Has a budget of at least 20,000. Wants a call.'
  assert.equal(verdictOf('Is serious about it', call, { guidance }), 'met')
})

test('a criterion about an answer is judged by that answer, and by no guidance where there is none', () => {
  assert.equal(verdictOf('Budget of at least 10,000', call, { guidance: 'Wants a call.' }), 'unknown')
})

test('an answer that decides twice is told once', () => {
  const { verdict, evidence } = judge('At least 10 employees and fewer than 250 employees', size('10_to_49'))
  assert.equal(verdict, 'met')
  assert.deepEqual(evidence, [{ message_id: 1, quote: '10_to_49' }])
})

test('a number of something else is not taken for one of what was counted before', () => {
  assert.equal(verdictOf('At least 10 employees and at least 3 offices', size('10_to_49')), 'unknown')
})

test('of two slots that are named alike, the one that can be compared is meant', () => {
  const slots = [
    slot(1, {
      key: 'a',
      title: 'Project',
      data_type: 'band',
      enum_values: ['Under 5,000 €', 'Over 5,000 €'],
    }),
    slot(2, { key: 'b', title: 'Project', data_type: 'band', enum_values: ['Within 2 months', 'Later'] }),
  ]
  const given: Given = { b: ['Within 2 months', 'in 2 months'] }
  assert.equal(verdictOf('Project within three months', given, { slots }), 'met')
})

test('the end of an open range is outside of it', () => {
  const slots = [slot(1, { key: 'seats', title: 'Seats' })]
  const seats = (count: string): Given => ({ seats: [count, count] })
  assert.equal(verdictOf('Needs fewer than 20 seats', seats('20'), { slots }), 'not_met')
  assert.equal(verdictOf('Needs fewer than 20 seats', seats('19'), { slots }), 'met')
})

test('a word that two options could be called by names none of them', () => {
  assert.equal(verdictOf('Knows the sector', { industry: ['public_sector', 'public'] }), 'unknown')
})

test('an answer that the visitor half denies is no presence', () => {
  assert.equal(verdictOf('Has a goal', { goal: ['A shop', 'no idea, a shop'] }), 'unknown')
})

test('"not more than" bounds and denies nothing; two denials are none', () => {
  assert.equal(verdictOf('Not more than 9 employees', size('1_to_9')), 'met')
  assert.equal(verdictOf('Nicht mehr als 9 Mitarbeiter', size('10_to_49')), 'not_met')
  assert.equal(verdictOf('Does not want no call', call), 'met')
})

test('what goes downwards is no range', () => {
  assert.equal(readRange('from 50 to 10', today), null)
})

test('what is like a criterion without its words is no evidence', () => {
  const alike: EmbedText = () => Float32Array.of(1)
  const said = [{ message_id: 1, text: 'We have a shop.' }]
  const conversation = endedConversation([], { said }, { fit_criteria: [criterion(1, 'Has an online shop')] })
  assert.equal(assess(conversation, alike).criteria[0]?.verdict, 'unknown')
})
