import type { Fragment, Sql } from './connect.ts'

/**
 * The one order of locks. Two transactions that take the same two locks in different orders can block each other for
 * ever; a transaction therefore goes down this list and never back up. `Transaction.hold` sees to it.
 *
 * Foreign keys do not count: what refers to a row may be written while the row is held (`for no key update`).
 */
export const lockOrder = [
  // Onboarding goes through all rooms: what it sets up is locked after it.
  'onboarding_runs',
  'onboarding_questions',
  // Every write that a search could notice comes with a number. Numbers are given out one transaction at a time.
  'knowledge',
  'knowledge_sources',
  'ingestion_runs',
  'ingestion_instructions',
  'catalog_generations',
  'resource_drafts',
  'services',
  'fit_criteria',
  'voice_profiles',
  'identities',
  'deliverable_templates',
  'agents',
  'flows',
  'conversations',
  'turns',
  'notes',
  'saved_replies',
  'answer_checks',
  'knowledge_gaps',
  'standing_checks',
  'organization_exports',
  // Who is told what is decided one transaction at a time.
  'dispatches',
  'webhook_endpoints',
  'webhook_deliveries',
  'api_keys',
  'invitations',
  'members',
  // Last: whatever a language model does is paid for from the organization's row.
  'organizations',
] as const
export type LockName = (typeof lockOrder)[number]

/** Tables whose rows are held one by one, by their id. */
export type RowName = Exclude<LockName, 'knowledge' | 'flows' | 'organizations' | 'members'>

export interface Lock {
  on: LockName
  /** Held as a whole, before any of its rows. */
  names?: boolean
  statement(sql: Sql, organization_id: number): Fragment
}

/** A row until the transaction ends: what is read after this is what will be changed. */
export const rowLock = (table: RowName, id: number): Lock => ({
  on: table,
  statement: (sql, organization_id) =>
    sql`select 1 from ${sql(table)} where organization_id = ${organization_id} and id = ${id} for no key update`,
})

/** Names of one table are given out one transaction at a time, so that a derived key cannot be taken meanwhile. */
export const namesLock = (table: RowName): Lock => ({
  on: table,
  names: true,
  statement: (sql, organization_id) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${organization_id}`}, 0))`,
})

/** Before the first write to what agents know (migration 0008). */
export const knowledgeLock: Lock = {
  on: 'knowledge',
  statement: (sql, organization_id) => sql`select next_knowledge_version(${organization_id})`,
}

/** The organization's own row. */
export const organizationLock: Lock = {
  on: 'organizations',
  statement: (sql, organization_id) =>
    sql`select 1 from organizations where id = ${organization_id} for no key update`,
}

const rankOf = ({ on, names }: Pick<Lock, 'on' | 'names'>) => 2 * lockOrder.indexOf(on) + (names ? 0 : 1)

export const inLockOrder = (locks: readonly Lock[]) => locks.toSorted((a, b) => rankOf(a) - rankOf(b))

/** A mistake in the code, not of the caller: it is found by the first test that comes this way. */
export class LockOrderError extends Error {
  override name = 'LockOrderError'
}

/** Keeps one transaction to the order. What it holds already it may ask for again. */
export function lockGuard(): (lock: Pick<Lock, 'on' | 'names'>) => void {
  const held = new Set<number>()
  let last = -1
  return (lock) => {
    const rank = rankOf(lock)
    if (rank < last && !held.has(rank))
      throw new LockOrderError(`${nameOf(lock)} must be locked before ${nameOf(lockAt(last))}.`)
    held.add(rank)
    last = Math.max(last, rank)
  }
}

const lockAt = (rank: number) => ({ on: lockOrder[Math.floor(rank / 2)]!, names: rank % 2 === 0 })
const nameOf = ({ on, names }: { on: LockName; names?: boolean }) => (names ? `the names of ${on}` : on)
