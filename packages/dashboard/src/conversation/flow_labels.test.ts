import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flowLabels } from './flow_labels.ts'
import { exampleFlow } from './testing.ts'

const words = flowLabels(exampleFlow)

test('phases come in the order in which they are gone through', () => {
  assert.deepEqual(
    words.phases.map(({ key }) => key),
    ['welcome', 'explore'],
  )
})

test('answers are told by their labels', () => {
  assert.equal(words.valueLabel('budget', 'small'), 'Under 5,000')
  assert.equal(words.valueLabel('budget', ['small', 'large']), 'Under 5,000, Over 50,000')
  assert.equal(words.valueLabel('wants_call', true), 'Yes')
  assert.equal(words.valueLabel('goal', 'Grow'), 'Grow')
})

test('what has no title, or is not known yet, goes by its key', () => {
  assert.equal(words.slotTitle('wants_call'), 'wants_call')
  assert.equal(flowLabels(undefined).phaseTitle('welcome'), 'welcome')
})
