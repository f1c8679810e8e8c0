import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionError, type ErrorCode, FoyerError } from '@foyer/sdk'
import { isDecided, newFormKey } from './form_key.ts'

const refusal = (status: number, code?: ErrorCode) => new FoyerError('Refused.', { status, code })

test('the same values have one key, other values another, and so has what follows a decision', () => {
  const { keyFor, renew } = newFormKey()
  const first = keyFor({ name: 'Mara' })
  assert.deepEqual(keyFor({ name: 'Mara' }), first)
  assert.notDeepEqual(keyFor({ name: 'Noor' }), first)
  const before = keyFor({ name: 'Mara' })
  renew()
  assert.notDeepEqual(keyFor({ name: 'Mara' }), before)
})

test('two files are two values', () => {
  const { keyFor } = newFormKey()
  const first = keyFor({ files: [new File(['one'], 'prices.txt')] })
  assert.notDeepEqual(keyFor({ files: [new File(['two'], 'hours.txt')] }), first)
})

test('what the server has refused is sent under another key, what it may still be doing is not', () => {
  for (const status of [404, 409, 412, 422]) assert.ok(isDecided(refusal(status)), String(status))
  for (const status of [401, 403, 429, 500, 503]) assert.ok(!isDecided(refusal(status)), String(status))
  assert.ok(!isDecided(refusal(409, 'idempotency_conflict')))
  assert.ok(!isDecided(new ConnectionError('Away.')))
})
