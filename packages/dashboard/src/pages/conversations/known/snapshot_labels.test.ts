import assert from 'node:assert/strict'
import { test } from 'node:test'
import { snapshotLabels, valueLabel } from './snapshot_labels.ts'

const content = {
  phases: [
    {
      key: 'welcome',
      title: 'Welcome',
      slots: [{ key: 'goal', title: 'Goal', required: true, enum_labels: {} }],
    },
    { key: 'explore', title: 'Explore', slots: [{ key: 'budget', enum_labels: { low: 'Under 5,000' } }] },
  ],
  fit_criteria: [{ id: 4, description: 'Can begin this year' }],
}

test('slots, phases and criteria are told as the conversation was frozen on them', () => {
  const { slots, phaseTitles, criteria } = snapshotLabels(content)
  assert.deepEqual(slots, [
    { key: 'goal', title: 'Goal', required: true, labels: {} },
    { key: 'budget', title: 'budget', required: false, labels: { low: 'Under 5,000' } },
  ])
  assert.equal(phaseTitles.get('explore'), 'Explore')
  assert.equal(criteria.get(4), 'Can begin this year')
})

test('a snapshot of another form is told by its keys', () => {
  assert.deepEqual(snapshotLabels({ phases: 'none' }).slots, [])
})

test('answers are told in words', () => {
  const labels = { low: 'Under 5,000', high: 'Over 50,000' }
  assert.equal(valueLabel('low', labels), 'Under 5,000')
  assert.equal(valueLabel(['high', 'low', 'other'], labels), 'Over 50,000, Under 5,000, other')
  assert.equal(valueLabel(false, labels), 'No')
})
