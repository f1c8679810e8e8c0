import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersOf, searchFor, type View, viewLabels, viewOf } from './views.ts'

test('every view is found again from what it writes into the address', () => {
  for (const view of Object.keys(viewLabels) as View[]) assert.equal(viewOf(filtersOf(view)), view)
})

test('choosing a view leaves nothing of another one', () => {
  const { unread, person_wanted, assignee, test: isTest } = filtersOf('all')
  assert.deepEqual([unread, person_wanted, assignee, isTest], [undefined, undefined, undefined, undefined])
})

test('choosing a view keeps the member who was chosen, but not oneself', () => {
  assert.equal(searchFor('unread', { assignee: '7' }).assignee, '7')
  assert.equal(searchFor('all', { assignee: 'none', unread: 'yes' }).assignee, 'none')
  assert.equal(searchFor('all', { assignee: 'me' }).assignee, undefined)
  assert.equal(searchFor('mine', { assignee: '7' }).assignee, 'me')
})

test('conversations of another member are no view of their own', () => {
  assert.equal(viewOf({ assignee: '7' }), 'all')
})
