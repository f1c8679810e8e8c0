import type { Address } from './connect.ts'
import { StorageUnavailable } from './storage_error.ts'
import { StorageRefusal } from './storage_refusal.ts'

/**
 * A pooler such as PgBouncer in transaction mode: each transaction may go to another session of PostgreSQL. A setting
 * that is made for the session is refused or, worse, dropped, so every transaction makes its own.
 */
export interface Pooler {
  address: Address
  /** Whether it knows prepared statements: PgBouncer does since 1.21. */
  prepare: boolean
}

/** What a transaction begins with where no session keeps its settings. `begin` and the values are our own words. */
export function beginWith(settings: Record<string, string>, begin: string, more: readonly string[] = []) {
  const made = Object.entries(settings).map(([name, value]) => `set local ${name} to '${value}'`)
  return [begin, ...made, ...more].join('; ')
}

/** Says that it is the pooler that lets nobody in: PostgreSQL itself has answered before. */
export function refusalByPooler(error: unknown): unknown {
  if (!(error instanceof StorageUnavailable)) return error
  const { message } = error.cause instanceof Error ? error.cause : error
  return new StorageRefusal(
    `The pooler of DATABASE_URL cannot be used (${message}): start it, or correct DATABASE_URL.`,
  )
}
