/** Figures of this server, defined once and read by whoever exports them. */

export interface Sample {
  labels?: Record<string, string>
  value: number
}

/** How values are spread over the buckets of a histogram; the last count is that of all larger ones. */
export interface Distribution {
  labels: Record<string, string>
  counts: readonly number[]
  count: number
  sum: number
}

interface Named {
  /** As Prometheus shows it, or, with dots, as OpenTelemetry's conventions name it. */
  name: string
  help: string
  labels?: readonly string[]
}

/** Figures that are looked up when somebody asks for them. */
export type MetricSource = FigureSource | HistogramSource

interface FigureSource extends Named {
  kind: 'gauge' | 'counter'
  read(): Sample[] | Promise<Sample[]>
}

export interface HistogramSource extends Named {
  kind: 'histogram'
  unit: 's' | '{token}'
  buckets: readonly number[]
  read(): Distribution[] | Promise<Distribution[]>
}

/** What is counted or measured as it happens. */
export type CounterDefinition = Named & { kind: 'counter'; labels: readonly string[] }
export type HistogramDefinition = Omit<HistogramSource, 'read'> & { labels: readonly string[] }

export interface Meter {
  add(counter: CounterDefinition, labels: Record<string, string>, by?: number): void
  record(histogram: HistogramDefinition, labels: Record<string, string>, value: number): void
  /** What was counted or measured so far. */
  sourceOf(definition: CounterDefinition | HistogramDefinition): MetricSource
}

/** An organization can set any model, and a provider answer with any name: what exceeds this is counted together. */
const mostSeries = 5000

export function createMeter(): Meter {
  const counters = new Map<string, Map<string, Required<Sample>>>()
  const histograms = new Map<string, Map<string, Distribution & { counts: number[] }>>()

  const seriesOf = <Series>(kept: Map<string, Map<string, Series>>, { name }: Named) => {
    const known = kept.get(name)
    if (known) return known
    const series = new Map<string, Series>()
    kept.set(name, series)
    return series
  }

  /** The series of these labels, or the one of all that there is no place for. */
  function placeOf(series: Map<string, unknown>, names: readonly string[], given: Record<string, string>) {
    const key = names.map((name) => given[name]).join('\n')
    if (series.has(key) || series.size < mostSeries) return { key, labels: given }
    const labels = Object.fromEntries(names.map((name) => [name, 'other']))
    return { key: 'other', labels }
  }

  function add(counter: CounterDefinition, given: Record<string, string>, by = 1) {
    const series = seriesOf(counters, counter)
    const { key, labels } = placeOf(series, counter.labels, given)
    const sample = series.get(key)
    if (sample) sample.value += by
    else series.set(key, { labels, value: by })
  }

  return {
    add,
    record(histogram, given, value) {
      const { buckets } = histogram
      const series = seriesOf(histograms, histogram)
      const { key, labels } = placeOf(series, histogram.labels, given)
      const found = series.get(key) ?? { labels, counts: buckets.map(() => 0).concat(0), count: 0, sum: 0 }
      const at = buckets.findIndex((most) => value <= most)
      found.counts[at === -1 ? buckets.length : at]! += 1
      found.count += 1
      found.sum += value
      series.set(key, found)
    },
    sourceOf(definition) {
      if (definition.kind === 'counter') {
        // What has no labels is known before it happens: not once.
        if (definition.labels.length === 0) add(definition, {}, 0)
        return { ...definition, read: () => [...seriesOf(counters, definition).values()] }
      }
      return { ...definition, read: () => [...seriesOf(histograms, definition).values()] }
    },
  }
}
