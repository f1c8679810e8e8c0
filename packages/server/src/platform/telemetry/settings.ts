/** Where and how one kind of telemetry is sent. */
export interface ExportSettings {
  url: string
  protocol: 'http/protobuf' | 'http/json'
  headers: Record<string, string>
  timeoutMs: number
}

export interface Sampling {
  /** What is decided where there is no parent: the share of traces that is recorded. */
  share: number
  /** Whether a caller's decision holds for what it calls. */
  parentBased: boolean
}

export interface TelemetrySettings {
  /** What the telemetry is about; `service.name` is always there. */
  resource: Record<string, string>
  traces: (ExportSettings & { sampling: Sampling }) | null
  metrics: (ExportSettings & { intervalMs: number }) | null
}
