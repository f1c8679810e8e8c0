import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchingActions } from './matching_actions.ts'

const action = (label: string, more: object = {}) => ({ id: label, label, onClick: () => {}, ...more })
const groups = [
  { group: 'Go to', actions: [action('Home'), action('Knowledge › Sources')] },
  { group: 'Actions', actions: [action('Add source', { keywords: 'upload file' })] },
]
const labels = (query: string) =>
  matchingActions(groups, query).map(({ group, actions }) => [group, ...actions.map(({ label }) => label)])

test('all words have to fit, in any case, also by other words for it', () => {
  assert.deepEqual(labels('SOURCE'), [
    ['Go to', 'Knowledge › Sources'],
    ['Actions', 'Add source'],
  ])
  assert.deepEqual(labels('upload source'), [['Actions', 'Add source']])
  assert.deepEqual(labels('home file'), [])
})

test('without words everything is offered', () => {
  assert.equal(labels(' ').length, 2)
})
