import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageOf } from './message_of.ts'

const chip = (slot: string, value: string) => ({ slot, value, label: value.toUpperCase() })
const chips = [chip('days', 'mon'), chip('days', 'tue'), { text: 'Skip this' }, chip('channel', 'phone')]

test('a number taps the choice that has it: an answer, or words that are said', () => {
  assert.deepEqual(messageOf('2', chips), { chip: { slot: 'days', values: ['tue'] } })
  assert.deepEqual(messageOf('3', chips), { text: 'Skip this' })
})

test('several numbers tap several answers of one slot', () => {
  for (const line of ['1,2', '1 2', '1, 2, 1'])
    assert.deepEqual(messageOf(line, chips), { chip: { slot: 'days', values: ['mon', 'tue'] } })
})

test('what taps nothing is said as it stands', () => {
  for (const line of ['0', '5', '1,5', '1,4', '1,3', '3,3', '2 people', '1.5', '100'])
    assert.deepEqual(messageOf(line, chips), { text: line })
  assert.deepEqual(messageOf('1', []), { text: '1' })
})
