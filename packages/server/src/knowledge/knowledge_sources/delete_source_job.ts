import type { JobKind } from '../../platform/db/index.ts'

/** Deletes what was read from a source, and then the source; `delete_source.ts` does it. */
export const deleteSource = { name: 'delete_source', retries: 10 } satisfies JobKind<{ source_id: number }>
