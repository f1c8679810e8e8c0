import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionError, FoyerError } from '@foyer/sdk'
import { fieldErrors, isFieldError, messageOf } from './field_errors.ts'

const refusal = new FoyerError('source.url must be an address.', { status: 422, param: 'source.url' })
const atField = 'This must be an address.'

test('an error is said at the field that it concerns, and at the whole that the field is part of', () => {
  assert.deepEqual(fieldErrors(refusal), { source: atField, 'source.url': atField })
  assert.ok(isFieldError(refusal, ['source']))
  assert.ok(!isFieldError(refusal, ['title']))
  assert.deepEqual(fieldErrors(new Error('no')), {})
})

test('people never read how programs call a field', () => {
  const rule = 'must be an origin such as "https://example.com", without a path.'
  const error = new FoyerError(`allowed_origins.0 ${rule}`, { status: 422, param: 'allowed_origins.0' })
  assert.equal(fieldErrors(error).allowed_origins, `This ${rule}`)
  assert.equal(messageOf(error), `Allowed origins ${rule}`)
})

test('people read the API’s own words, but nothing that is meant for programmers', () => {
  assert.equal(messageOf(new FoyerError('Ask an owner.', { status: 403 })), 'Ask an owner.')
  assert.match(messageOf(new ConnectionError('is baseUrl right?')), /offline/)
  assert.doesNotMatch(messageOf(new TypeError('x is undefined')), /undefined/)
})
