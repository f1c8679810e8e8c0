import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SlotDefinition } from '../flow/definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { slot } from '../testing/flows.ts'
import { isAllowed } from './allowed_value.ts'
import { capture } from './capture.ts'

const allowed = (overrides: Partial<SlotDefinition>, value: SlotValue) => isAllowed(slot(1, overrides), value)

test('§2.3 a slot holds only what its type allows', () => {
  const enum_values = ['a', 'b']
  for (const data_type of ['enum', 'band'] as const) {
    assert.equal(allowed({ data_type, enum_values }, 'a'), true)
    assert.equal(allowed({ data_type, enum_values }, 'c'), false)
    assert.equal(allowed({ data_type, enum_values }, ['a']), false)
    assert.equal(allowed({ data_type, enum_values }, true), false)
  }
  assert.equal(allowed({ data_type: 'boolean' }, false), true)
  assert.equal(allowed({ data_type: 'boolean' }, 'false'), false)
  assert.equal(allowed({}, 'words'), true)
  assert.equal(allowed({}, '  '), false)
  assert.equal(allowed({}, 'x'.repeat(2001)), false)
  assert.equal(allowed({}, true), false)
})

test('§2.3 an email address is one', () => {
  for (const value of ['jana@firm.example', 'j.n+x@mail.firm.co.uk'])
    assert.equal(allowed({ data_type: 'email' }, value), true, value)
  for (const value of ['jana', 'jana@firm', 'jana@firm.', '@firm.example', 'a b@firm.example', 'a@b.c'])
    assert.equal(allowed({ data_type: 'email' }, value), false, value)
})

test('§2.3 a multi_enum holds some of its values, none twice; without values it is an open list', () => {
  const closed = { data_type: 'multi_enum', enum_values: ['a', 'b'] } as const
  assert.equal(allowed({ ...closed, enum_values: ['a', 'b'] }, ['b', 'a']), true)
  for (const value of [['c'], ['a', 'a'], [], 'a', true])
    assert.equal(allowed({ ...closed, enum_values: ['a', 'b'] }, value), false, String(value))
  assert.equal(allowed({ data_type: 'multi_enum' }, ['anything']), true)
  assert.equal(allowed({ data_type: 'multi_enum' }, [' ']), false)
})

const slots = [
  slot(1, { key: 'goal' }),
  slot(2, { key: 'size', data_type: 'enum', enum_values: ['s', 'm'] }),
  slot(3, { key: 'email', data_type: 'email' }),
]
const kept = (text: string, key: string, value: SlotValue, quote: string) =>
  capture({}, slots, {
    message_id: 1,
    text,
    captures: [{ slot: key, value, quote, correction: false }],
  }).answers

test('R7 what does not stand in the message is not kept, whoever claims it', () => {
  assert.deepEqual(kept('a small one', 'size', 's', 'small'), {
    size: { value: 's', message_id: 1, quote: 'small' },
  })
  assert.deepEqual(kept('a small one', 'size', 's', 'medium'), {})
  assert.deepEqual(kept('a small one', 'size', 's', ''), {})
  assert.deepEqual(kept('a small one', 'size', 's', ' '), {})
})

test('R7 a slot that is not captured here, or a value it may not hold, is not kept', () => {
  assert.deepEqual(kept('a small one', 'budget', 's', 'small'), {})
  assert.deepEqual(kept('a small one', '__proto__', 's', 'small'), {})
  assert.deepEqual(kept('a small one', 'size', 'xl', 'small'), {})
})

test('R7 an email address is kept only as it was written', () => {
  assert.deepEqual(kept('write to jana@firm.example', 'email', 'eve@evil.example', 'jana@firm.example'), {})
  assert.equal(
    Object.keys(kept('jana@firm.example', 'email', 'jana@firm.example', 'jana@firm.example')).length,
    1,
  )
})

test('the same answer again changes nothing, in whatever order', () => {
  const many = [slot(1, { key: 'days', data_type: 'multi_enum', enum_values: ['mon', 'tue'] })]
  const before = { days: { value: ['mon', 'tue'], message_id: 1, quote: 'both' } }
  const captures = [{ slot: 'days', value: ['tue', 'mon'], quote: 'both', correction: false }]
  const { answers, captured, corrected } = capture(before, many, { message_id: 2, text: 'both', captures })
  assert.deepEqual({ answers, captured, corrected }, { answers: before, captured: [], corrected: [] })
})

test('of two answers in one message the later counts, and it is no correction', () => {
  const captures = [
    { slot: 'size', value: 's', quote: 'small', correction: false },
    { slot: 'size', value: 'm', quote: 'medium', correction: true },
  ]
  const { answers, captured, corrected } = capture({}, slots, {
    message_id: 1,
    text: 'small, no, medium',
    captures,
  })
  assert.equal(answers.size?.value, 'm')
  assert.deepEqual([captured, corrected], [['size'], []])
})

test('an answer that is changed again and again remembers the last ten', () => {
  let answers = {}
  for (let message_id = 1; message_id <= 15; message_id++)
    answers = capture(answers, slots, {
      message_id,
      text: `goal ${message_id}`,
      captures: [
        { slot: 'goal', value: `goal ${message_id}`, quote: `goal ${message_id}`, correction: true },
      ],
    }).answers
  const { earlier } = (answers as { goal: { earlier: { message_id: number }[] } }).goal
  assert.deepEqual(
    earlier.map(({ message_id }) => message_id),
    [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  )
})

test('what "something else" is, is an answer and no correction', () => {
  const service = slot(1, {
    key: 'service',
    data_type: 'enum',
    enum_values: ['gym', 'massage', 'other'],
    enum_labels: { gym: 'Gym', massage: 'Massage', other: 'Something else' },
  })
  const given = (value: string) =>
    capture({ service: { value, message_id: 1, quote: 'a trial' } }, [service], {
      message_id: 2,
      text: 'gym',
      captures: [{ slot: 'service', value: 'gym', quote: 'gym', correction: true }],
    })
  assert.deepEqual([given('other').captured, given('other').corrected], [['service'], []])
  assert.deepEqual([given('massage').captured, given('massage').corrected], [[], ['service']])
})
