import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionError, FoyerError } from '@foyer/sdk'
import { fieldErrors, isFieldError, messageOf } from './field_errors.ts'

const refusal = new FoyerError('url must be an address.', { status: 422, param: 'source.url' })

test('an error is said at the field that it concerns, and at the whole that the field is part of', () => {
  assert.deepEqual(fieldErrors(refusal), { source: refusal.message, 'source.url': refusal.message })
  assert.ok(isFieldError(refusal, ['source']))
  assert.ok(!isFieldError(refusal, ['title']))
  assert.deepEqual(fieldErrors(new Error('no')), {})
})

test('people read the API’s own words, but nothing that is meant for programmers', () => {
  assert.equal(messageOf(refusal), 'url must be an address.')
  assert.match(messageOf(new ConnectionError('is baseUrl right?')), /offline/)
  assert.doesNotMatch(messageOf(new TypeError('x is undefined')), /undefined/)
})
