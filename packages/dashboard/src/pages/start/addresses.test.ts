import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressesOf } from './addresses.ts'

test('an address may be typed without its scheme, and several may be in one field', () => {
  assert.deepEqual(addressesOf(' brightwater.example, http://localhost:8080/a\nbrightwater.example '), [
    'https://brightwater.example',
    'http://localhost:8080/a',
  ])
  assert.deepEqual(addressesOf('  '), [])
})
