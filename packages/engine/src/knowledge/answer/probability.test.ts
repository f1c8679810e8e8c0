import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { AnswerFeatures } from './features.ts'
import { mixtureOf, probabilityOf, styleOf } from './probability.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const features: fc.Arbitrary<AnswerFeatures> = fc.record({
  cosine: share,
  outstanding: share,
  nearness: share,
  resemblance: share,
  returned: share,
  covered: share,
  missed: share,
  scattered: share,
  unknown: share,
  names_missed: share,
  property_missed: share,
  main_missed: share,
  thing_missed: share,
  sort_missed: share,
  rarity: share,
  exact: share,
  heading: share,
  agreement: share,
})
const mixture = fc.tuple(share, share, share).map(([spoken, few, long]) => ({
  spoken,
  few: (1 - spoken) * few,
  short: (1 - spoken) * (1 - few) * (1 - long),
  long: (1 - spoken) * (1 - few) * long,
}))
const better = [
  'cosine',
  'outstanding',
  'nearness',
  'resemblance',
  'returned',
  'covered',
  'exact',
  'heading',
  'agreement',
] as const
const worse = [
  'missed',
  'scattered',
  'unknown',
  'names_missed',
  'property_missed',
  'main_missed',
  'thing_missed',
  'sort_missed',
] as const

test('more of what speaks for an answer never makes it less probable, and the other way round', () => {
  fc.assert(
    fc.property(features, mixture, share, (features, mixture, more) => {
      const before = probabilityOf(features, mixture)
      for (const name of better)
        assert.ok(probabilityOf({ ...features, [name]: features[name] + more }, mixture) >= before, name)
      for (const name of worse)
        assert.ok(probabilityOf({ ...features, [name]: features[name] + more }, mixture) <= before, name)
    }),
  )
})

test('a probability is one, whatever the features', () => {
  fc.assert(
    fc.property(features, mixture, (features, mixture) => {
      const probability = probabilityOf(features, mixture)
      assert.ok(probability >= 0 && probability <= 1)
    }),
  )
})

test('what counts where little is known counts up to thirty entries, and no more from three hundred on', () => {
  const sizes = [1, 30, 95, 300, 100_000].map((size) => mixtureOf(styleOf([]), size))
  assert.deepEqual(
    sizes.map(({ few }) => Number(few.toFixed(1))),
    [1, 1, 0.5, 0, 0],
  )
  for (const { spoken, few, short, long } of sizes) assert.equal(spoken + few + short + long, 1)
})
