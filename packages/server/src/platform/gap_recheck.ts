import type { JobKind } from './db/queue.ts'
import type { Transaction } from './db/tenant.ts'
import { hasGapsToRecheck } from './gap_recheck_repository.ts'

/** What a check of gaps is told of the change that asked for it. */
export interface GapRecheck {
  change: {
    /** The type of its event. */
    type: string
    id: number
    at: string
  }
  /** The open gaps, too: the change may answer one. */
  open: boolean
}

/**
 * Services and the profile are knowledge, but belong to rooms that know nothing of gaps: they ask for the check by its
 * kind. The knowledge room does it.
 */
export const gapRecheck = { name: 'recheck_gaps', retries: 6 } satisfies JobKind<GapRecheck>

/** In the transaction of the change. */
export async function recheckGapsAfter(db: Transaction, type: string, id: number, at: Date) {
  if (await hasGapsToRecheck(db))
    await db.enqueue<GapRecheck>(gapRecheck, { change: { type, id, at: at.toISOString() }, open: true })
}
