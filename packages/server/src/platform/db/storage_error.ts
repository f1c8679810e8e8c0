import postgres from 'postgres'

/**
 * Errors that mean "storage cannot do it at the moment", as opposed to "the statement was wrong". The same code can
 * come from a file or from a language model, so what counts is where an error came from: whoever talks to PostgreSQL
 * notes it here.
 */

const noted = new WeakSet<object>()

export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  readonly code = 'STORAGE_UNAVAILABLE'
}

/** Of the socket, of TLS, and of postgres.js itself. */
const connectionCodes = /^(E[A-Z_]+|ERR_(SSL|TLS)_\w+|CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT)$/

/**
 * Of PostgreSQL: connections (08), not enough of something (53: disk, memory, connections), shutdown and start (57P),
 * a lock (55P03) or an answer (57014) that took too long, a deadlock (40P01), an idle transaction that was ended
 * (25P03), read-only (25006), a failing disk (58030).
 */
const serverCodes = /^(08\w{3}|53\w{3}|57P0\d|55P03|57014|40P01|25P03|25006|58030)$/

/** A statement was prepared before a migration of another server; the next attempt prepares it anew. */
const isOutdatedPlan = (error: postgres.PostgresError) =>
  error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

const codeOf = (error: object) => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** For an error that came from talking to PostgreSQL. Gives it back. */
export function noteStorageError<Thrown>(error: Thrown): Thrown {
  if (typeof error === 'object' && error !== null) {
    const code = codeOf(error)
    if (connectionCodes.test(code) || serverCodes.test(code)) noted.add(error)
  }
  return error
}

export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (noted.has(error) || error instanceof StorageUnavailable) return true
  const code = codeOf(error)
  if (error instanceof postgres.PostgresError) return serverCodes.test(code) || isOutdatedPlan(error)
  // Nobody else has these codes.
  return code.startsWith('CONNECTION_') || code === 'CONNECT_TIMEOUT'
}

/** PostgreSQL answers, and keeps nothing: its disk is full or fails, or it is read-only. */
export const refusesWrites = (error: unknown) =>
  typeof error === 'object' && error !== null && /^(53100|25006|58030)$/.test(codeOf(error))

/** Another transaction held what this one needed for too long, or each of them waited for the other. */
export const isLockConflict = (error: unknown) =>
  error instanceof postgres.PostgresError && (error.code === '55P03' || error.code === '40P01')
