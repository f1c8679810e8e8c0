import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flowLabels } from '../../../conversation/flow_labels.ts'
import { exampleFlow } from '../../../conversation/testing.ts'
import { groupChips } from './group_chips.ts'

const words = flowLabels(exampleFlow)
const several = { ...words, slot: () => ({ ...words.slot('budget')!, data_type: 'multi_enum' as const }) }
const small = { slot: 'budget', value: 'small', label: 'Under 5,000' }
const large = { slot: 'budget', value: 'large', label: 'Over 50,000' }

test('choices of one slot stand together, apart from words to send', () => {
  assert.deepEqual(groupChips([small, large, { text: 'Tell me more' }], words), {
    slots: [
      {
        slot: 'budget',
        several: false,
        choices: [
          { value: 'small', label: 'Under 5,000' },
          { value: 'large', label: 'Over 50,000' },
        ],
      },
    ],
    texts: ['Tell me more'],
  })
})

test('of a slot that takes several answers, several can be chosen', () => {
  assert.equal(groupChips([small], several).slots[0]?.several, true)
})
