import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodeInPlace } from './base64.ts'

test('a file is read from base64, with its padding and nothing else', () => {
  for (const bytes of ['a', 'ab', 'abc', '\0\xff>?']) {
    const text = Buffer.from(Buffer.from(bytes, 'latin1').toString('base64'))
    assert.deepEqual(decodeInPlace(text), new Uint8Array(Buffer.from(bytes, 'latin1')))
  }
  for (const text of [
    '',
    'YQ',
    'YQ=',
    'YWJj\n',
    'YW Jj',
    'data:text/plain;base64,YWJj',
    '====',
    'YWJj====',
    'łWJj',
  ])
    assert.equal(decodeInPlace(Buffer.from(text)), undefined, text)
})

test('a file that is decoded in steps is the same as one that is decoded at once, and lies where its text did', () => {
  const bytes = Uint8Array.from({ length: 1_000_000 }, (_, n) => (n * 31) % 251)
  const text = Buffer.from(Buffer.from(bytes).toString('base64'))
  const decoded = decodeInPlace(text)
  assert.deepEqual(decoded, bytes)
  assert.equal(decoded?.buffer, text.buffer)
})
