import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UsageDay } from '@foyer/sdk'
import { chartSummary, roundedUp, totalOf, usagePoints } from './usage_points.ts'

const day = (date: string, conversations: number): UsageDay => ({
  object: 'usage_day',
  date,
  calls: 0,
  conversations,
  messages: conversations * 4,
  model_calls: 0,
  input_tokens: 0,
  cached_tokens: 0,
  output_tokens: 0,
  costs: [],
  agents: [],
  model_tokens: 0,
  credits: 0,
})

test('days are drawn oldest first, each under its own date of UTC', () => {
  const points = usagePoints([day('2026-03-02', 5), day('2026-03-01', 2)], 'day')
  assert.deepEqual(
    points.map(({ label, conversations, messages }) => [label, conversations, messages]),
    [
      ['Mar 1', 2, 8],
      ['Mar 2', 5, 20],
    ],
  )
  assert.equal(totalOf(points, 'conversations'), 7)
})

test('a year is drawn by the month', () => {
  const points = usagePoints([day('2026-03-02', 5), day('2026-03-01', 2), day('2026-02-28', 1)], 'month')
  assert.deepEqual(
    points.map(({ label, conversations }) => [label, conversations]),
    [
      ['Feb 2026', 1],
      ['Mar 2026', 7],
    ],
  )
})

test('a scale ends on a round number', () => {
  assert.deepEqual([0, 1, 3, 7, 20, 21, 999, 96_400].map(roundedUp), [1, 1, 5, 10, 20, 50, 1000, 100_000])
})

test('the chart is told in a sentence', () => {
  const points = usagePoints([day('2026-03-02', 5), day('2026-03-01', 2)], 'day')
  assert.equal(
    chartSummary(points, 'conversations'),
    '7 conversations from Mar 1 to Mar 2. The busiest day was Mar 2, with 5.',
  )
  assert.equal(chartSummary(points, 'model_calls'), 'No model calls from Mar 1 to Mar 2.')
})
