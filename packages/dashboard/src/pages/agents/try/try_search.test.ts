import assert from 'node:assert/strict'
import { test } from 'node:test'
import { trySearch } from './try_search.ts'

test('the conversation that is tried and the reply that is explained are read from the address', () => {
  assert.deepEqual(trySearch({ conversation: '12', reply: 7 }), { conversation: 12, reply: 7 })
})

test('an address that names none, or nonsense, names none', () => {
  assert.deepEqual(trySearch({}), { conversation: undefined, reply: undefined })
  assert.deepEqual(trySearch({ conversation: '-1', reply: '1e3' }), {
    conversation: undefined,
    reply: undefined,
  })
})
