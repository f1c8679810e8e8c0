import type { HistogramSource } from '../telemetry/index.ts'

/**
 * A histogram as prom-client's registry prints it. Names with dots are written as OpenTelemetry's exporters for Prometheus
 * write them: a dashboard finds them whichever way they came.
 */
export function prometheusHistogram(source: HistogramSource) {
  const { help, buckets } = source
  const name = prometheusName(source)
  async function get() {
    const values = (await source.read()).flatMap(({ labels: given, counts, count, sum }) => {
      const labels = Object.fromEntries(
        Object.entries(given).map(([label, value]) => [underscored(label), value]),
      )
      let upTo = 0
      const bucketsOf = [...buckets, '+Inf'].map((le, at) => {
        upTo += counts[at] ?? 0
        return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: upTo }
      })
      return [
        ...bucketsOf,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ]
    })
    return { name, help, type: 'histogram', values }
  }
  return { name, get }
}

const underscored = (name: string) => name.replaceAll('.', '_')

function prometheusName({ name, unit }: Pick<HistogramSource, 'name' | 'unit'>): string {
  const plain = underscored(name)
  return unit === 's' && !plain.endsWith('_seconds') ? `${plain}_seconds` : plain
}
