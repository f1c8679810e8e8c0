import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Distribution, MetricSource } from '../meter.ts'

const gcDurationBuckets = [0.001, 0.01, 0.1, 1, 2, 5]

/** What /metrics tells of the process itself, under the same names. */
export function processSources(): MetricSource[] {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, gcDurationBuckets })
  // Its types do not tell that each says its kind.
  return registry.getMetricsAsArray().flatMap((metric) => sourceOf(metric as unknown as ProcessMetric))
}

interface ProcessMetric {
  name: string
  help: string
  type: string
  get(): Promise<{ values: ProcessValue[] }>
}

interface ProcessValue {
  labels: Record<string, string | number>
  value: number
  /** Of a histogram: with `_bucket`, `_sum` or `_count`. */
  metricName?: string
}

function sourceOf(metric: ProcessMetric): MetricSource[] {
  const { name, help, type } = metric
  const values = async () => (await metric.get()).values
  if (type === 'gauge' || type === 'counter') {
    const read = async () => (await values()).map(({ labels, value }) => ({ labels: wordsOf(labels), value }))
    return [{ name, help, kind: type, read }]
  }
  if (type !== 'histogram') return []
  const read = async () => distributionsOf(await values())
  return [{ name, help, kind: 'histogram', unit: 's', buckets: gcDurationBuckets, read }]
}

/** Each bucket counts what the smaller ones count, too. */
function distributionsOf(values: readonly ProcessValue[]): Distribution[] {
  const spreads = new Map<string, { labels: Record<string, string>; upTo: number[]; sum: number }>()
  for (const { labels, value, metricName = '' } of values) {
    const { le: _le, ...own } = wordsOf(labels)
    const key = JSON.stringify(own)
    const spread = spreads.get(key) ?? { labels: own, upTo: [], sum: 0 }
    spreads.set(key, spread)
    if (metricName.endsWith('_bucket')) spread.upTo.push(value)
    if (metricName.endsWith('_sum')) spread.sum = value
  }
  return [...spreads.values()].map(({ labels, upTo, sum }) => ({
    labels,
    counts: upTo.map((count, at) => count - (upTo[at - 1] ?? 0)),
    count: upTo.at(-1) ?? 0,
    sum,
  }))
}

const wordsOf = (labels: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]))
