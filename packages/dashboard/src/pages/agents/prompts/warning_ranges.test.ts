import assert from 'node:assert/strict'
import { test } from 'node:test'
import { referenceBeingWritten, warningRanges } from './warning_ranges.ts'

test('a warning is marked at every reference that it is about', () => {
  const message = 'Unknown variable {{facs}}: did you mean {{facts}}?'
  const text = 'Use {{facs}}, {{facts}} and {{ facs }}.'
  const found = warningRanges(text, [message])
  assert.deepEqual(
    found.map(({ from, to }) => text.slice(from, to)),
    ['{{facs}}', '{{ facs }}'],
  )
})

test('a warning about the whole text is marked nowhere', () => {
  assert.deepEqual(warningRanges('Hello', ['The text has 500000 characters.']), [])
})

test('a reference is completed only between its braces', () => {
  assert.equal(referenceBeingWritten('Hello {{organization.na'), 'organization.na')
  assert.equal(referenceBeingWritten('Hello {{'), '')
  assert.equal(referenceBeingWritten('Hello {{locale}} and'), null)
  assert.equal(referenceBeingWritten('Hello'), null)
})
