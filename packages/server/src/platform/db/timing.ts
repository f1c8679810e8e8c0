/** How long storage may take. A request is answered within ten seconds, whatever happens to its connection. */
export interface StorageTiming {
  /** How often connections are looked at. */
  checkMs: number
  /** A connection that owes an answer and sends nothing for this long is closed. */
  silenceMs: number
  /** Whoever waits for a connection is refused when nobody got one for this long. */
  stallMs: number
  connectMs: number
  /** PostgreSQL ends a statement itself a little before we would close its connection. */
  statementMs: number
  /** A statement that waits for what another transaction has locked is ended after this. */
  lockMs: number
  /** A server that is cut off in the middle of a transaction keeps its locks no longer than this. */
  idleInTransactionMs: number
  /** The listener sends itself a notification this often. */
  beatMs: number
}

export const servingTiming: StorageTiming = {
  checkMs: 500,
  silenceMs: 6000,
  stallMs: 3000,
  connectMs: 4000,
  statementMs: 5500,
  lockMs: 3000,
  idleInTransactionMs: 5000,
  beatMs: 1000,
}

/** Nobody waits for jobs and sweeps, and some of their statements go through a lot. */
export const backgroundTiming = (serving: StorageTiming): StorageTiming => ({
  ...serving,
  silenceMs: 65_000,
  stallMs: 65_000,
  statementMs: 60_000,
  lockMs: 30_000,
  idleInTransactionMs: 60_000,
})
