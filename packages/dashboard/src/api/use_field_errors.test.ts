import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unchanged } from './use_field_errors.ts'

test('what is wrong with a field is said until the field is changed', () => {
  const errors = { pages: 'This must be an address.', 'pages.0.url': 'This must be an address.' }
  const refused = { name: 'Desk', pages: [{ url: 'x' }] }
  assert.deepEqual(unchanged(errors, { name: 'Other', pages: [{ url: 'x' }] }, refused), errors)
  assert.deepEqual(unchanged(errors, { name: 'Desk', pages: [{ url: 'https://x.example' }] }, refused), {})
})
