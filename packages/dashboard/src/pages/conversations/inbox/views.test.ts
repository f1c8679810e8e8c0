import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersOf, type View, viewLabels, viewOf } from './views.ts'

test('every view is found again from what it writes into the address', () => {
  for (const view of Object.keys(viewLabels) as View[]) assert.equal(viewOf(filtersOf(view)), view)
})

test('choosing a view leaves nothing of another one', () => {
  const { unread, person_wanted, assignee, test: isTest } = filtersOf('all')
  assert.deepEqual([unread, person_wanted, assignee, isTest], [undefined, undefined, undefined, undefined])
})

test('conversations of another member are no view of their own', () => {
  assert.equal(viewOf({ assignee: '7' }), 'all')
})
