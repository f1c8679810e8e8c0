import assert from 'node:assert/strict'
import { test } from 'node:test'
import { annoyancesOf, outcomeOf, slotGrades } from './grade.ts'
import type { TrialMessage } from './organization.ts'
import { fittingChip, type PlayedMessage, type Reply } from './play.ts'

const reply = (text: string, more: Partial<Reply> = {}): Reply => ({
  text,
  chips: [],
  asks: null,
  status: 'active',
  ...more,
})
const played = (message: Partial<TrialMessage>, given: Reply, more: Partial<PlayedMessage> = {}) => ({
  organization: 'x',
  set: 'own' as const,
  locale: 'en',
  message: { id: 'x-1', text: 'x', type: 'plain', expect: 'answer' as const, right: '49&&euro', ...message },
  before: null,
  reply: given,
  tap: null,
  ...more,
})

test('an answer is right when every part is there and nothing that must not be', () => {
  assert.equal(outcomeOf(played({}, reply('It costs 49 euros.'))), 'right')
  assert.equal(outcomeOf(played({}, reply('It costs 49 pounds.'))), 'partly')
  const confused = reply('The small service costs 49 euros, and the large one costs 59 euros.')
  assert.equal(outcomeOf(played({ wrong: '59' }, confused)), 'wrong')
})

test('who admits it has withheld, who talks of something else is wrong, who only asks has ignored', () => {
  assert.equal(outcomeOf(played({}, reply('I do not know that, but I have noted the question.'))), 'withheld')
  assert.equal(
    outcomeOf(played({}, reply('Our shop lies at the harbour and has been there for thirty years now.'))),
    'wrong',
  )
  assert.equal(outcomeOf(played({}, reply('Good. What is it about?', { asks: 'topic' }))), 'ignored')
})

test('chips that lead to the answer count by one tap, and are no honest no', () => {
  const chips = ['Opening hours', 'Price of a service']
  const tap = { label: chips[1]!, reply: reply('A service costs 49 euros.') }
  assert.equal(outcomeOf(played({}, reply('Did you mean one of these?', { chips }), { tap })), 'by_tap')
  assert.equal(
    outcomeOf(played({ expect: 'decline' }, reply('Did you mean one of these?', { chips }))),
    'wrong',
  )
  const pick = (question: string) => fittingChip(chips, { ...played({}, reply('')).message, question })
  assert.equal(pick('What is the price of a service?'), chips[1])
  assert.equal(pick('Is there parking?'), undefined)
})

test('asking the same slot twice running, after an admission or after thanks is annoying', () => {
  const asks = { asks: 'topic' }
  const before = reply('What is it about?', asks)
  assert.deepEqual(
    annoyancesOf(played({}, reply('It is 49 euros, as I said before. What is it about?', asks), { before })),
    ['asks the same slot twice running'],
  )
  assert.deepEqual(
    annoyancesOf(played({ type: 'thanks', expect: 'act' }, reply('With pleasure. What is it about?', asks))),
    ['asks after thanks'],
  )
})

test('captured values are compared as what they mean: lists without order, text by its words', () => {
  const conversation = {
    id: 'c',
    locale: 'en',
    opening: '',
    answers: {},
    truth: { days: ['tue', 'sat'], name: 'Ada King', ok: true, size: 'l' },
  }
  const values = { days: ['sat', 'tue'], name: 'ada king', ok: false }
  assert.deepEqual(
    slotGrades({ organization: 'x', set: 'own', conversation, values, transcript: [] }).map(
      ({ grade }) => grade,
    ),
    ['right', 'right', 'wrong', 'missing'],
  )
})
