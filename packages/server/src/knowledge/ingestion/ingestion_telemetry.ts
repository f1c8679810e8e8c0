import type { CounterDefinition, Meter } from '../../platform/telemetry/index.ts'

const runs: CounterDefinition = {
  name: 'foyer_ingestion_runs_total',
  help: 'Ingestion runs that ended on this server, by status.',
  kind: 'counter',
  labels: ['status'],
}

const documents: CounterDefinition = {
  name: 'foyer_ingestion_documents_total',
  help: 'Pages, files and texts that ingestion has taken on this server, by state.',
  kind: 'counter',
  labels: ['state'],
}

export const ingestionInstruments = [runs, documents]

export const countRun = (meter: Meter, status: 'applied' | 'planned' | 'failed') =>
  meter.add(runs, { status })
export const countDocument = (meter: Meter, state: string) => meter.add(documents, { state })
