import type { Sql } from './connect.ts'
import { refusesWrites } from './storage_error.ts'

/** What storage said last about keeping things. A full disk still reads, so that asking does not show it. */
export interface StorageHealth {
  noteFailure(error: unknown): void
  /** Fails when storage is away, or keeps nothing. */
  check(system: Sql): Promise<void>
}

/** For so long a refused write counts. */
const countsMs = 10_000

export function openHealth(monotonicMs: () => number = () => performance.now()): StorageHealth {
  let refused: { error: unknown; at: number } | null = null
  return {
    noteFailure(error) {
      if (refusesWrites(error)) refused = { error, at: monotonicMs() }
    },
    async check(system) {
      // After a failover, the address may lead to a standby.
      const [row] = await system<{ read_only: boolean }[]>`
        select current_setting('transaction_read_only')::boolean as read_only`
      if (row?.read_only) throw new Error('The database is read-only.')
      if (refused && monotonicMs() - refused.at < countsMs) throw refused.error
    },
  }
}
