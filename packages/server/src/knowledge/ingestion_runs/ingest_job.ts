import type { JobKind } from '../../platform/db/index.ts'

/** Reads the source of a run and brings its facts up to date; `ingestion/` does it. */
export const ingest: JobKind<{ run_id: number }> = { name: 'ingest', retries: 4, givesUp: true }
