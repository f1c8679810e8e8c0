import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conversationFilters, gapFilters } from './filters.ts'

test('filters of an address that make no sense are left out', () => {
  const filters = conversationFilters({ status: 'sleeping', fit: 'ideal', query: ' ', agent: 'front-desk' })
  assert.deepEqual(filters, {
    status: undefined,
    agent: 'front-desk',
    fit: 'ideal',
    query: undefined,
    person_wanted: undefined,
    since: undefined,
    until: undefined,
  })
})

test('gaps of every status can be asked for', () => {
  assert.equal(gapFilters({ status: 'all' }).status, 'all')
})
