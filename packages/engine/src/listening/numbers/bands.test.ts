import assert from 'node:assert/strict'
import { test } from 'node:test'
import { intervalOf, intervalOfTexts, optionsForAmount } from './bands.ts'

test('a value or a label says which numbers it stands for, in English and German', () => {
  const said = (text: string) => {
    const interval = intervalOf(text)
    return interval === null ? null : [interval.low, interval.high]
  }
  assert.deepEqual(said('under_10k'), [-Infinity, 10_000])
  assert.deepEqual(said('10k_to_50k'), [10_000, 50_000])
  assert.deepEqual(said('250_or_more'), [250, Infinity])
  assert.deepEqual(said('2000_plus'), [2000, Infinity])
  assert.deepEqual(said('100_499'), [100, 499])
  assert.deepEqual(said('Under 5,000'), [-Infinity, 5000])
  assert.deepEqual(said('5.000 bis 20.000'), [5000, 20_000])
  assert.deepEqual(said('ab 250'), [250, Infinity])
  assert.deepEqual(said('mehr als 120'), [120, Infinity])
  assert.deepEqual(said('ueber_120'), [120, Infinity])
  assert.deepEqual(said('nicht mehr als 120'), [-Infinity, 120])
  assert.deepEqual(said('10–49'), [10, 49])
  assert.deepEqual(said('3 to 6 months'), [90, 180])
  assert.equal(said('This week'), null)
})

test('an option stands for the numbers of the label that names its unit', () => {
  const days = (...texts: string[]) => [intervalOfTexts(texts)?.low, intervalOfTexts(texts)?.high]
  assert.deepEqual(days('2_to_8', '2 to 8 weeks'), [14, 56])
  assert.deepEqual(days('3_to_12', '3 to 12 months'), [90, 360])
})

const options = ['under_5k', '5k_to_20k', '20k_to_50k', 'over_50k'].map((value) => ({
  value,
  interval: intervalOf(value),
}))
const fits = (low: number, high = low, open: 'below' | 'above' | null = null) =>
  optionsForAmount(options, { low, high, open }).map(({ value }) => value)

test('a number on the border of two bands belongs to the one that it opens, unless it is a limit', () => {
  assert.deepEqual(fits(20_000), ['20k_to_50k'])
  assert.deepEqual(fits(20_000, 20_000, 'below'), ['5k_to_20k'])
  assert.deepEqual(fits(50_000), ['20k_to_50k'])
  assert.deepEqual(fits(50_000, 50_000, 'above'), ['over_50k'])
})

test('a range is the band that holds most of it, and else undecided', () => {
  assert.deepEqual(fits(6000, 12_000), ['5k_to_20k'])
  assert.deepEqual(fits(10_000, 40_000), ['5k_to_20k', '20k_to_50k'])
})

test('a number that no band reaches fits none', () => {
  const few = ['1_to_9', '10_to_49'].map((value) => ({ value, interval: intervalOf(value) }))
  assert.deepEqual(optionsForAmount(few, { low: 80, high: 80, open: null }), [])
})
