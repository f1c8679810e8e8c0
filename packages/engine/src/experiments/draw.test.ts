import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { draw } from './draw.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const arms = [
  { name: 'a', weight: 1 },
  { name: 'b', weight: 2 },
  { name: 'c', weight: 7 },
]

test('a conversation always draws the same arm of an experiment', () => {
  for (let id = 1; id <= 50; id += 1) assert.equal(draw(id, 3, arms, sha256), draw(id, 3, arms, sha256))
})

test('arms are drawn in proportion to their weights', () => {
  const drawn = { a: 0, b: 0, c: 0 }
  for (let id = 1; id <= 20_000; id += 1) drawn[draw(id, 3, arms, sha256).name as 'a' | 'b' | 'c'] += 1
  assert.ok(Math.abs(drawn.a / 20_000 - 0.1) < 0.01)
  assert.ok(Math.abs(drawn.b / 20_000 - 0.2) < 0.01)
  assert.ok(Math.abs(drawn.c / 20_000 - 0.7) < 0.01)
})

test('two experiments draw independently of one another', () => {
  const even = [{ weight: 1 }, { weight: 1 }]
  let agreeing = 0
  for (let id = 1; id <= 10_000; id += 1) {
    if (draw(id, 1, even, sha256) === draw(id, 2, even, sha256)) agreeing += 1
  }
  assert.ok(Math.abs(agreeing / 10_000 - 0.5) < 0.02)
})

test('the ends of the range draw the first and the last arm', () => {
  assert.equal(draw(1, 1, arms, () => '0'.repeat(64)).name, 'a')
  assert.equal(draw(1, 1, arms, () => 'f'.repeat(64)).name, 'c')
})

test('no arms, or a hash that is no hash, is a mistake of the caller', () => {
  assert.throws(() => draw(1, 1, [], sha256))
  assert.throws(() => draw(1, 1, arms, () => 'nonsense'))
})

const weights = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 5 })

test('whatever the weights, every arm has its exact share of all the hashes there are', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 4 }), (weights, fineness) => {
      const arms = weights.map((weight) => ({ weight, drawn: 0 }))
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      const points = total * fineness
      for (let point = 0; point < points; point += 1) {
        const fraction = Math.floor(((point + 0.5) / points) * 16 ** 13)
        draw(1, 1, arms, () => fraction.toString(16).padStart(13, '0')).drawn += 1
      }
      assert.deepEqual(
        arms.map((arm) => arm.drawn),
        weights.map((weight) => weight * fineness),
      )
    }),
  )
})

test('the draw depends on conversation, experiment and weights alone: not on what the arms are, nor on earlier draws', () => {
  const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
  fc.assert(
    fc.property(id, id, weights, (conversation, experiment, weights) => {
      const one = weights.map((weight, index) => ({ weight, index }))
      const other = weights.map((weight, index) => ({ weight, index, name: `arm ${index}` }))
      const drawn = draw(conversation, experiment, one, sha256).index
      draw(conversation + 1, experiment, other, sha256)
      assert.equal(draw(conversation, experiment, other, sha256).index, drawn)
    }),
  )
})
