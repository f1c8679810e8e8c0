export { loadTelemetry } from './load_telemetry.ts'
export {
  type CounterDefinition,
  createMeter,
  type Distribution,
  type HistogramDefinition,
  type HistogramSource,
  type Meter,
  type MetricSource,
  type Sample,
} from './meter.ts'
export type { ExportSettings, Sampling, TelemetrySettings } from './settings.ts'
export {
  type Attributes,
  currentSpan,
  failureType,
  inRootSpan,
  inSpan,
  rememberSpan,
  type Span,
  type Tracer,
  traceHeaders,
  within,
} from './span.ts'
export type { Telemetry } from './telemetry.ts'
