import { type HistogramDefinition, inRootSpan, type Meter, type Tracer } from '../telemetry/index.ts'
import type { Sweep } from './job.ts'

export const jobDuration: HistogramDefinition = {
  name: 'foyer_job_duration_seconds',
  help: 'Time that jobs and sweeps took on this server, by queue and outcome.',
  kind: 'histogram',
  unit: 's',
  labels: ['queue', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 1800],
}

interface Observers {
  tracer?: Tracer | undefined
  meter?: Meter | undefined
}

interface Attempt {
  organization_id: number
  attempt: number
  /** The `traceparent` of the request that has enqueued it. */
  cause: string | undefined
}

/** A job begins a trace of its own, linked to what has enqueued it: that has ended long before, and may have enqueued many. */
export function observeJob(
  { tracer, meter }: Observers,
  { name }: { name: string },
  { organization_id, attempt, cause }: Attempt,
  work: () => Promise<void>,
): Promise<void> {
  const attributes = {
    'messaging.system': 'pg-boss',
    'messaging.operation.name': 'process',
    'messaging.operation.type': 'process',
    'messaging.destination.name': name,
    'foyer.organization.id': organization_id,
    'foyer.job.attempt': attempt,
  }
  const options = { kind: 'consumer', attributes, cause } as const
  return inRootSpan(tracer, `process ${name}`, options, () => timed(meter, name, work))
}

export function observeSweep(
  { tracer, meter }: Observers,
  { name }: Sweep,
  work: () => Promise<void>,
): Promise<void> {
  return inRootSpan(tracer, `sweep ${name}`, {}, () => timed(meter, name, work))
}

async function timed(meter: Meter | undefined, queue: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now()
  const end = (outcome: string) =>
    meter?.record(jobDuration, { queue, outcome }, (performance.now() - began) / 1000)
  try {
    await work()
    end('done')
  } catch (error) {
    end('failed')
    throw error
  }
}
