import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chipLabel, selectedChips } from './selected_chips.ts'

const chips = [
  { slot: 'priorities', value: 'price', label: 'Price' },
  { slot: 'priorities', value: 'speed', label: 'Speed' },
  { text: 'Price, all in' },
]
const tapped = (text: string, role: 'visitor' | 'owner' = 'visitor') =>
  [...selectedChips(chips, { role, text })].map(chipLabel)

test('chips count as tapped when the visitor’s answer is what stands on them', () => {
  assert.deepEqual(tapped('Speed'), ['Speed'])
  assert.deepEqual(tapped('Speed, Price'), ['Price', 'Speed'])
  assert.deepEqual(tapped('Price, all in'), ['Price, all in'])
})

test('chips do not count as tapped by other words, by other people or by nobody', () => {
  assert.deepEqual(tapped('Speed, and a fair deal'), [])
  assert.deepEqual(tapped('Speed', 'owner'), [])
  assert.equal(selectedChips(chips, undefined).size, 0)
})
