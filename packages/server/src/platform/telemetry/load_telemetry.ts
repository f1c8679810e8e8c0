import type { TelemetrySettings } from './settings.ts'
import type { Telemetry, Tell } from './telemetry.ts'

/** The SDK of OpenTelemetry is loaded here, and only here: a server that sends nothing carries none of it. */
export async function loadTelemetry(settings: TelemetrySettings, tell: Tell): Promise<Telemetry> {
  const { openTelemetry } = await import('./otlp/open_telemetry.ts')
  return openTelemetry(settings, tell)
}
