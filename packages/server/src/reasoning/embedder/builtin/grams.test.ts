import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gramRows } from './grams.ts'

test('the n-grams of a token are those of length 3, then 4, then 5, at most 30', () => {
  assert.equal(gramRows('a', 24_000).length, 1)
  // <ab>: <ab ab> <ab>
  assert.equal(gramRows('ab', 24_000).length, 3)
  assert.equal(gramRows('cancel', 24_000).length, 6 + 5 + 4)
  assert.equal(gramRows('a'.repeat(100), 24_000).length, 30)
})

test('rows are the 32-bit FNV-1a hash of the bytes, modulo their number', () => {
  // The published hash of "foobar" is 0xbf9cf968; a single letter is its own only n-gram, with brackets.
  assert.deepEqual(gramRows('a', 2 ** 32), [fnv('<a>')])
  assert.equal(fnv('foobar'), 0xbf9cf968)
})

function fnv(text: string): number {
  let hash = 2166136261n
  for (const letter of text) hash = ((hash ^ BigInt(letter.charCodeAt(0))) * 16777619n) & 0xffffffffn
  return Number(hash)
}
