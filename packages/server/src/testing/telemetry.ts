import { after } from 'node:test'
import { openTelemetry } from '../platform/telemetry/otlp/open_telemetry.ts'
import type { ExportSettings } from '../platform/telemetry/settings.ts'
import type { Telemetry } from '../platform/telemetry/telemetry.ts'
import { type Collector, startCollector } from './otlp_collector/collector.ts'

export interface WatchedTelemetry {
  collector: Collector
  telemetry: Telemetry
  /** What the operator was told. */
  told: string[]
}

/** Telemetry that goes to a collector of its own. */
export async function startTelemetry(
  given: Partial<ExportSettings & { share: number; patience: number }> = {},
): Promise<WatchedTelemetry> {
  const collector = await startCollector()
  const { share = 1, patience = 10_000, ...changes } = given
  const settingsOf = (path: string): ExportSettings => ({
    url: `${collector.url}/v1/${path}`,
    protocol: 'http/protobuf',
    headers: {},
    timeoutMs: 2000,
    ...changes,
  })
  const told: string[] = []
  const telemetry = openTelemetry(
    {
      resource: { 'service.name': 'foyer-under-test', 'deployment.environment.name': 'test' },
      traces: { ...settingsOf('traces'), sampling: { share, parentBased: true } },
      metrics: { ...settingsOf('metrics'), intervalMs: 3_600_000 },
    },
    (level, line) => told.push(`${level}: ${line}`),
    patience,
  )
  after(async () => {
    await telemetry.close()
    await collector.close()
  })
  return { collector, telemetry, told }
}
