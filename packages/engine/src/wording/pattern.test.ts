import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordingsOf } from './pattern.ts'

const wordings = (patterns: string[], fills: Record<string, string> = {}, seed = 0) => [
  ...wordingsOf(patterns, { fills, formal: true, seed }),
]

test('every wording comes up once, whatever the seed', () => {
  const patterns = ['[a|b|c|d] [x|y|z]', '[e|f]']
  for (let seed = 0; seed < 10_000; seed += 97) {
    const all = wordings(patterns, {}, seed)
    assert.equal(all.length, 14)
    assert.equal(new Set(all).size, 14, `seed ${seed}`)
  }
})

test('a value that ends with the full stop of an abbreviation ends the sentence, too', () => {
  assert.deepEqual(wordings(['This is {name}.'], { name: 'Acme Inc.' }), ['This is Acme Inc.'])
})
