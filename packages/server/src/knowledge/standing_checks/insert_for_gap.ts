import type { Transaction } from '../../platform/db/index.ts'
import { record, type Trace } from '../../platform/index.ts'
import * as repository from './repository.ts'
import { eventDataOf, represent } from './serializer.ts'

/**
 * A verified gap stands as a check. Verified anew, it has one already; one that the owner archived stays archived.
 * Gives the id of a new one.
 */
export async function insertForGap(
  trace: Trace,
  db: Transaction,
  { id: gap_id }: { id: number },
): Promise<number | undefined> {
  const id = await repository.insertForGap(db, gap_id, trace.now)
  if (id === undefined) return undefined
  const after = eventDataOf(represent(await repository.get(db, id)))
  record(trace, db, { verb: 'created', before: null, after })
  return id
}
