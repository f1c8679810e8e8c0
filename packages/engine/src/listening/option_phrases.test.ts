import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { readMessage } from '../testing/read_message.ts'
import { english } from './language/english/index.ts'

const read = (message: string, options: Record<string, string>, asked: string | null) =>
  readMessage({
    message,
    locale: 'en',
    slots: [
      slot(1, {
        key: 'reason',
        data_type: 'multi_enum',
        enum_values: Object.keys(options),
        enum_labels: options,
      }),
    ],
    asked: { slot: asked, options: [], invited: false },
    answers: {},
    topic: null,
  }).captures

/** What is captured in answer to a question for any of these options. */
const chosen = (message: string, options: Record<string, string>) =>
  read(message, options, 'reason')[0]?.value

/** Options that are called like their values. */
const named = (...values: string[]) =>
  Object.fromEntries(values.map((value) => [value, value.replaceAll('_', ' ')]))

const visit = {
  hello: 'Just saying hello',
  thanks: 'Just saying thanks',
  human: 'Speak to a human',
  question: 'A question',
  cancel: 'Cancel something',
  change: 'Change something',
  problem: 'A problem',
}

test('options for what visitors do are meant by doing it', () => {
  for (const [message, expected] of [
    ['Good evening!', ['hello']],
    ['Much appreciated.', ['thanks']],
    ['Can I talk to somebody from your staff?', ['human']],
    ['Is the museum open on Sundays?', ['question']],
    ['I want to terminate my membership', ['cancel']],
    ['We have to postpone our visit', ['change']],
    ['The lift seems to be broken', ['problem']],
    ['Hello, the door doesn’t work', ['hello', 'problem']],
    ['blue', undefined],
  ] as const)
    assert.deepEqual(chosen(message, visit), expected, message)
})

test('a label alone says what its option stands for', () => {
  assert.deepEqual(chosen('Much appreciated.', { reason_1: 'Just saying thanks', reason_2: 'Other' }), [
    'reason_1',
  ])
})

test('the name of an option is always understood, however everyday its words are', () => {
  const missed = english.optionPhrases.all
    .flatMap(({ options }) => options)
    .filter((name) => {
      const captured = chosen(name, named('something_else', name))
      return !(Array.isArray(captured) && captured.includes(name))
    })
  assert.deepEqual(missed, [])
})

test('everyday words of an option for an act do not name it in passing', () => {
  assert.deepEqual(chosen('I need more information', named('more', 'information')), ['information'])
  assert.equal(chosen('I was there when it rained', named('when', 'why')), undefined)
  assert.deepEqual(chosen('When will it rain?', named('when', 'why')), ['when'])
  const happens = { when: 'When or what time something happens', why: 'Why something happens' }
  assert.equal(chosen('I rang three times', happens), undefined)
})

test('a word that is one is no slip of the hand for an option', () => {
  assert.equal(chosen('that is correct', named('current', 'previous')), undefined)
  assert.deepEqual(chosen('the curent one', named('current', 'previous')), ['current'])
})

test('of options that share a word, the one that is named in full is meant', () => {
  assert.deepEqual(chosen('I need to check in', named('check_in', 'check_out')), ['check_in'])
})

test('the same words may mean several options, and each of them keeps its own', () => {
  assert.deepEqual(chosen('Please increase my limit', named('change', 'higher', 'limit')), [
    'change',
    'higher',
    'limit',
  ])
  assert.deepEqual(chosen('my savings account', { savings: 'The savings account', account: 'An account' }), [
    'savings',
    'account',
  ])
  assert.deepEqual(chosen('premium economy', named('premium_economy', 'economy')), ['premium_economy'])
})

test('a negation that belongs to what is meant rules nothing out beside it', () => {
  assert.deepEqual(chosen('the internet is not working', named('internet', 'not_working')), [
    'internet',
    'not_working',
  ])
  assert.equal(chosen('the internet is not an option', named('internet', 'not_working')), undefined)
  assert.equal(chosen('I don’t want to cancel anything', named('cancel', 'change')), undefined)
})

test('a question that an option stands for is no general one', () => {
  assert.deepEqual(chosen('When does it open?', named('question', 'when')), ['when'])
  assert.deepEqual(chosen('Is it open today?', named('question', 'why')), ['question'])
})

test('a value that lists the parts of its label is meant by each of them', () => {
  const options = { cancel_close_freeze: 'Canceling or closing something', other: 'Something else' }
  assert.deepEqual(chosen('please freeze it', options), ['cancel_close_freeze'])
})

test('what one would like to know is no condition', () => {
  assert.deepEqual(chosen('I was wondering if pets are welcome', named('pets', 'parking')), ['pets'])
  assert.equal(chosen('fine if there is parking', named('pets', 'parking')), undefined)
})

test('options are meant without their names only where they were asked for', () => {
  assert.deepEqual(read('Much appreciated.', visit, null), [])
})
