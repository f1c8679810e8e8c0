import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileProblem, mostFileBytes, sizeWords } from './files.ts'

test('a file that would be refused for its size is not sent', () => {
  assert.equal(fileProblem({ name: 'prices.pdf', size: mostFileBytes }), undefined)
  assert.match(fileProblem({ name: 'film.pdf', size: mostFileBytes + 1 }) ?? '', /film\.pdf is 23\.9 MB/)
  assert.match(fileProblem({ name: 'empty.txt', size: 0 }) ?? '', /is empty/)
})

test('the largest file that is sent fits into a body of 32 MiB', () => {
  assert.ok(Math.ceil(mostFileBytes / 3) * 4 + 8192 <= 32 * 1024 * 1024)
})

test('sizes are told as people say them', () => {
  assert.deepEqual([12, 2048, 3_400_000].map(sizeWords), ['12 bytes', '2 KB', '3.2 MB'])
})
