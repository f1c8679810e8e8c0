import type { CompiledFlow } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import { getSnapshot } from './repository.ts'

/** What conversations are frozen on. A snapshot never changes, so that one that was read once is right for ever. */
export interface Snapshots {
  of(db: Queryable, address: string): Promise<CompiledFlow>
}

/** The prompts make them large. */
const mostKept = 100

export function createSnapshots(): Snapshots {
  const kept = new Map<string, CompiledFlow>()

  return {
    async of(db, address) {
      const name = `${db.organization_id}:${address}`
      const flow = kept.get(name) ?? (await getSnapshot(db, address))
      // The one that was used longest ago goes first.
      kept.delete(name)
      kept.set(name, flow)
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break
        kept.delete(oldest)
      }
      return flow
    },
  }
}
