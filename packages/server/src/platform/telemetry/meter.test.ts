import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CounterDefinition, createMeter, type HistogramDefinition } from './meter.ts'

const counter: CounterDefinition = {
  name: 'things_total',
  help: 'Things.',
  kind: 'counter',
  labels: ['kind'],
}
const bare: CounterDefinition = { ...counter, name: 'bare_total', labels: [] }
const histogram: HistogramDefinition = {
  name: 'took',
  help: 'Time.',
  kind: 'histogram',
  unit: 's',
  labels: [],
  buckets: [1, 2],
}

test('a counter adds up by its labels; one without labels is known before anything was counted', () => {
  const meter = createMeter()
  meter.add(counter, { kind: 'a' })
  meter.add(counter, { kind: 'a' }, 2)
  meter.add(counter, { kind: 'b' })
  assert.deepEqual(meter.sourceOf(counter).read(), [
    { labels: { kind: 'a' }, value: 3 },
    { labels: { kind: 'b' }, value: 1 },
  ])
  assert.deepEqual(meter.sourceOf(bare).read(), [{ labels: {}, value: 0 }])
})

test('a histogram puts each value into the first bucket that holds it, and larger ones into the last', () => {
  const meter = createMeter()
  for (const value of [0.5, 1, 1.5, 9]) meter.record(histogram, {}, value)
  assert.deepEqual(meter.sourceOf(histogram).read(), [{ labels: {}, counts: [2, 1, 1], count: 4, sum: 12 }])
})

test('labels without an end do not take memory without an end: what exceeds five thousand is counted together', async () => {
  const meter = createMeter()
  for (let at = 0; at < 5500; at++) meter.add(counter, { kind: `model-${at}` })
  const samples = (await meter.sourceOf(counter).read()) as { labels: { kind: string }; value: number }[]
  assert.equal(samples.length, 5001)
  assert.deepEqual(samples.at(-1), { labels: { kind: 'other' }, value: 500 })
})
