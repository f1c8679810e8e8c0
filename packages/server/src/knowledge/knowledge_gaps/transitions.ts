import type { ResolutionBasis } from '@foyer/contract'
import { namesLock, type Queryable, rowLock, type Transaction, updateRow } from '../../platform/db/index.ts'
import { recordChange, type Trace } from '../../platform/index.ts'
import type { Check } from './check.ts'
import * as repository from './repository.ts'
import { represent } from './serializer.ts'

/** The steps of a gap, whoever takes them: an owner, a check, or a visitor who asks again. */

export type Gap = ReturnType<typeof represent>

/** A change of the knowledge, by the event that tells it. */
export interface Change {
  type: string
  id: number
  at: string
}

export async function getGap(db: Queryable, id: number): Promise<Gap> {
  return represent(await repository.get(db, id))
}

export async function getLocked(db: Transaction, id: number): Promise<Gap> {
  // guard: a gap is held while it changes
  db.hold(rowLock('knowledge_gaps', id))
  return getGap(db, id)
}

/** One at a time: two gaps of one question must not open at once, each unseen by the other. Before the gap itself. */
// guard: gaps open one at a time [db.hold… -> {}]
export const lockOpenings = (db: Transaction) => db.hold(namesLock('knowledge_gaps'))

/** Resolving on the same basis again keeps the first time; another basis is a resolution of its own. */
export async function resolve(
  trace: Trace,
  db: Transaction,
  before: Gap,
  resolution_basis: ResolutionBasis,
  last_check?: Check,
): Promise<Gap> {
  // guard: a resolution keeps its first time
  if (before.resolution_basis === resolution_basis)
    return last_check ? storeCheck(trace, db, before, last_check) : before
  // guard: a resolved gap is not broken [broken_by: null]
  updateRow(db, 'knowledge_gaps', before.id, {
    status: 'resolved',
    resolution_basis,
    resolved_at: trace.now,
    broken_by: null,
    last_check,
  })
  return recordChange(trace, db, 'resolved', before, await getGap(db, before.id))
}

/** What was tried to answer it, the added source and the latest check, stays with the reopened gap. */
export async function reopen(
  trace: Trace,
  db: Transaction,
  before: Gap,
  broken?: { broken_by: Change; last_check: Check },
): Promise<Gap> {
  updateRow(db, 'knowledge_gaps', before.id, {
    status: 'open',
    resolution_basis: null,
    resolved_at: null,
    ...broken,
  })
  return recordChange(trace, db, 'reopened', before, await getGap(db, before.id))
}

export async function storeCheck(
  trace: Trace,
  db: Transaction,
  before: Gap,
  last_check: Check,
): Promise<Gap> {
  updateRow(db, 'knowledge_gaps', before.id, { last_check })
  return recordChange(trace, db, 'checked', before, await getGap(db, before.id))
}
