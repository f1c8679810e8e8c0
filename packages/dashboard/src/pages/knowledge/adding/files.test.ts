import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostFileBytes, sizeWords, whyNotFile } from './files.ts'

test('a file that would be refused for its size is not sent', () => {
  assert.equal(whyNotFile({ name: 'prices.pdf', size: mostFileBytes }), undefined)
  assert.match(whyNotFile({ name: 'film.pdf', size: mostFileBytes + 1 }) ?? '', /film\.pdf has 23\.9 MB/)
  assert.match(whyNotFile({ name: 'empty.txt', size: 0 }) ?? '', /is empty/)
})

test('the largest file that is sent fits into a body of 32 MiB', () => {
  assert.ok(Math.ceil(mostFileBytes / 3) * 4 + 8192 <= 32 * 1024 * 1024)
})

test('sizes are told as people say them', () => {
  assert.deepEqual([12, 2048, 3_400_000].map(sizeWords), ['12 bytes', '2 KB', '3.2 MB'])
})
