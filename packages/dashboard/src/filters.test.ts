import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversationFilters, gapFilters, savedReplyFilters } from './filters.ts'

test('filters of an address that make no sense are left out', () => {
  const filters = conversationFilters({ status: 'sleeping', fit: 'ideal', query: ' ', agent: 'front-desk' })
  assert.deepEqual(filters, {
    status: undefined,
    agent: 'front-desk',
    fit: 'ideal',
    query: undefined,
    unread: undefined,
    person_wanted: undefined,
    assignee: undefined,
    test: undefined,
    since: undefined,
    until: undefined,
  })
})

test('conversations are filtered by a member, by me or by nobody, as the API takes it', () => {
  for (const assignee of ['me', 'none', '7'])
    assert.equal(conversationFilters({ assignee }).assignee, assignee)
  for (const assignee of ['0', 'ada', '-1', 7])
    assert.equal(conversationFilters({ assignee }).assignee, undefined)
})

test('an address that names no id opens no form', () => {
  assert.equal(savedReplyFilters({ edit: '7' }).edit, '7')
  for (const edit of ['x', '0', '1e3', '', 7]) assert.equal(savedReplyFilters({ edit }).edit, undefined)
})

test('gaps of every status can be asked for', () => {
  assert.equal(gapFilters({ status: 'all' }).status, 'all')
})
