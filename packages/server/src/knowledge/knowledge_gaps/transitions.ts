import type { EventVerb, ResolutionBasis } from '@foyer/contract'
import { namesLock, type Queryable, rowLock, type Transaction, updateRow } from '../../platform/db/index.ts'
import { recordChange, refuse, refuseArchived, type Trace } from '../../platform/index.ts'
import type { Check, Verdict } from '../checking/check_answer.ts'
import { insertForGap } from '../standing_checks/insert_for_gap.ts'
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
  db.hold(rowLock('knowledge_gaps', id))
  return getGap(db, id)
}

/** One at a time: two gaps of one question must not open at once, each unseen by the other. Before the gap itself. */
export const lockOpenings = (db: Transaction) => db.hold(namesLock('knowledge_gaps'))

/** Resolving on the same basis again keeps the first time; another basis is a resolution of its own. */
export async function resolve(
  trace: Trace,
  db: Transaction,
  before: Gap,
  resolution_basis: ResolutionBasis,
  kept: { last_check?: Check; verdicts?: Verdict[] } = {},
): Promise<Gap> {
  if (before.resolution_basis === resolution_basis)
    return kept.last_check ? keep(trace, db, before, kept.verdicts ? 'judged' : 'checked', kept) : before
  if (resolution_basis === 'verified') await insertForGap(trace, db, before)
  return keep(trace, db, before, 'resolved', {
    status: 'resolved',
    resolution_basis,
    resolved_at: trace.now,
    broken_by: null,
    ...kept,
  })
}

/** What was tried to answer it, the added source and the latest check, stays with the reopened gap. */
export const reopen = (
  trace: Trace,
  db: Transaction,
  before: Gap,
  kept: { broken_by?: Change; last_check?: Check | null; verdicts?: Verdict[] } = {},
): Promise<Gap> =>
  keep(trace, db, before, 'reopened', { status: 'open', resolution_basis: null, resolved_at: null, ...kept })

export async function keep(
  trace: Trace,
  db: Transaction,
  before: Gap,
  verb: EventVerb<'knowledge_gap'>,
  fields: Parameters<typeof updateRow<'knowledge_gaps'>>[3],
): Promise<Gap> {
  updateRow(db, 'knowledge_gaps', before.id, fields)
  return recordChange(trace, db, verb, before, await getGap(db, before.id))
}

/** A question that came back has gaps old and new, of which one is open at most: that one is worked on. */
export async function refuseOpenTwice(db: Transaction, id: number) {
  const kin = await repository.findOpenKin(db, id)
  if (kin !== undefined)
    throw refuse('not_revertible', `Gap ${kin} is open for the same question. Resolve or archive it first.`)
}

export async function getLive(db: Transaction, id: number): Promise<Gap> {
  const gap = await getLocked(db, id)
  refuseArchivedGap(gap)
  return gap
}

export const refuseArchivedGap = ({ status }: { status: string }) =>
  refuseArchived({ archived: status === 'archived' }, 'gap')
