import { type HrTime, ValueType } from '@opentelemetry/api'
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics'
import type { Distribution, MetricSource, Sample } from '../meter.ts'

export interface Period {
  startTime: HrTime
  endTime: HrTime
}

/** A figure of ours as the SDK sends it. */
export async function metricDataOf(source: MetricSource, period: Period): Promise<MetricData> {
  const base = {
    descriptor: {
      name: source.name,
      description: source.help,
      unit: source.kind === 'histogram' ? source.unit : '',
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  if (source.kind === 'histogram')
    return {
      ...base,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: (await source.read()).map((spread) => ({
        ...period,
        attributes: attributesOf(spread),
        value: {
          buckets: { boundaries: [...source.buckets], counts: [...spread.counts] },
          count: spread.count,
          sum: spread.sum,
        },
      })),
    }
  const dataPoints = (await source.read()).map((sample) => ({
    ...period,
    attributes: attributesOf(sample),
    value: sample.value,
  }))
  return source.kind === 'gauge'
    ? { ...base, dataPointType: DataPointType.GAUGE, dataPoints }
    : { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
}

/** By the conventions; all other labels are words. */
const numeric = 'http.response.status_code'

/** A label without a value is no attribute. */
const attributesOf = ({ labels = {} }: Sample | Distribution) =>
  Object.fromEntries(
    Object.entries(labels)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, name === numeric ? Number(value) : value]),
  )
