import type { HrTime } from '@opentelemetry/api'
import { OTLPMetricExporter as JsonMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter as JsonTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, type MetricProducer, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { MetricSource } from '../meter.ts'
import type { ExportSettings, Sampling, TelemetrySettings } from '../settings.ts'
import type { Telemetry, Tell } from '../telemetry.ts'
import { metricDataOf } from './metric_data.ts'
import { reportOutages } from './outage_report.ts'
import { processSources } from './process_sources.ts'
import { sdkTracer } from './sdk_tracer.ts'

/** Whoever waits for what is being sent waits for so long. */
const patienceMs = 2000

interface Provider {
  forceFlush(): Promise<void>
  shutdown(): Promise<void>
}

export function openTelemetry(settings: TelemetrySettings, tell: Tell, patience = patienceMs): Telemetry {
  const resource = resourceFromAttributes(settings.resource)
  const traces = settings.traces && openTraces(settings.traces, resource, tell)
  const metrics = settings.metrics
  const providers: Provider[] = traces ? [traces] : []
  const each = (act: (provider: Provider) => Promise<void>) =>
    Promise.race([Promise.allSettled(providers.map(act)), pause(patience)]).then(() => {})
  return {
    ...(traces && { tracer: sdkTracer(traces.getTracer('foyer')) }),
    ...(metrics && {
      exportMetrics(sources) {
        providers.push(openMetrics(metrics, resource, [...sources, ...processSources()], tell))
      },
    }),
    flush: () => each((provider) => provider.forceFlush()),
    close: () => each((provider) => provider.shutdown()),
  }
}

function openTraces(settings: NonNullable<TelemetrySettings['traces']>, resource: Resource, tell: Tell) {
  const Exporter = settings.protocol === 'http/json' ? JsonTraceExporter : OTLPTraceExporter
  const exporter = new Exporter(sendingTo(settings))
  reportOutages(exporter, 'Traces', tell)
  return new TracerProvider({
    resource,
    sampler: samplerOf(settings.sampling),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
}

function openMetrics(
  settings: NonNullable<TelemetrySettings['metrics']>,
  resource: Resource,
  sources: readonly MetricSource[],
  tell: Tell,
): Provider {
  const Exporter = settings.protocol === 'http/json' ? JsonMetricExporter : OTLPMetricExporter
  const exporter = new Exporter(sendingTo(settings))
  reportOutages(exporter, 'Metrics', tell)
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: settings.intervalMs,
    metricProducers: [producerOf(sources, resource)],
  })
  return new MeterProvider({ resource, readers: [reader] })
}

const sendingTo = ({ url, headers, timeoutMs }: ExportSettings) => ({
  url,
  headers,
  timeoutMillis: timeoutMs,
})

/** While storage is away its figures are missing, and the others are sent all the same. */
function producerOf(sources: readonly MetricSource[], resource: Resource): MetricProducer {
  const startTime = timeOf(Date.now())
  return {
    async collect() {
      const period = { startTime, endTime: timeOf(Date.now()) }
      const read = await Promise.allSettled(sources.map((source) => metricDataOf(source, period)))
      const metrics = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      const scopeMetrics = [{ scope: { name: 'foyer' }, metrics: metrics.filter(hasPoints) }]
      return { resourceMetrics: { resource, scopeMetrics }, errors: [] }
    },
  }
}

const hasPoints = ({ dataPoints }: { dataPoints: readonly unknown[] }) => dataPoints.length > 0

const timeOf = (ms: number): HrTime => [Math.floor(ms / 1000), (ms % 1000) * 1_000_000]

function samplerOf({ share, parentBased }: Sampling) {
  const root =
    share === 1
      ? new AlwaysOnSampler()
      : share === 0
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(share)
  return parentBased ? new ParentBasedSampler({ root }) : root
}

function pause(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, ms).unref()
  return promise
}
