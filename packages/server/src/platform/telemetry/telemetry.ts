import type { MetricSource } from './meter.ts'
import type { Tracer } from './span.ts'

/** What goes to a collector of OpenTelemetry. */
export interface Telemetry {
  /** Absent where no traces are sent. */
  tracer?: Tracer
  /** Sends these figures from now on; absent where none are sent. */
  exportMetrics?(sources: readonly MetricSource[]): void
  /** Sends what is there; whoever waits for it waits for a moment at most. */
  flush(): Promise<void>
  close(): Promise<void>
}

/** Says what the operator has to know, in one line. */
export type Tell = (level: 'info' | 'warn', line: string) => void
