import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesByKind, countWords, isWithoutEffect } from './plan.ts'

test('changes are grouped by kind, and kinds without one are left out', () => {
  const groups = changesByKind([
    { change: 'retired', fact_id: 1, text: 'Old.' },
    { change: 'added', text: 'New.' },
    { change: 'retired', fact_id: 2, text: 'Older.' },
  ])
  assert.deepEqual(
    groups.map(({ change, facts }) => [change, facts.length]),
    [
      ['added', 1],
      ['retired', 2],
    ],
  )
})

test('a fact that takes the place of another one is one change, not two', () => {
  const groups = changesByKind([
    { change: 'added', text: 'It takes eight weeks.', was: 'It takes six weeks.' },
    { change: 'retired', fact_id: 1, text: 'It takes six weeks.' },
  ])
  assert.deepEqual(
    groups.map(({ change, facts }) => [change, facts.map(({ text }) => text)]),
    [['reworded', ['It takes eight weeks.']]],
  )
})

test('a plan that only meets the owner’s own words is not without effect', () => {
  assert.equal(isWithoutEffect({ changes: [], conflicts: [] }), true)
  const conflict = { kind: 'value', fact_id: 1, text: 'It costs 90 euros.', message: 'You say 100.' } as const
  assert.equal(isWithoutEffect({ changes: [], conflicts: [conflict] }), false)
})

test('a run is summed up by what it changed', () => {
  assert.equal(
    countWords({ added: 2, retired: 0, kept: 9, conflicting: 1 }),
    '2 added, 9 unchanged, 1 in conflict',
  )
  assert.equal(countWords(undefined), '')
})
