import { type Address, type ConnectOptions, connect, type Sql } from './connect.ts'

/**
 * A pool that is replaced whole when one of its connections is lost. postgres.js reuses a lost connection with bytes
 * of the old one still waiting to be sent, and forgets statements that were given to it between its error and its
 * end: both would wait for ever. A new pool has no past, and ending the old one refuses whatever it still held.
 */
export interface Pool {
  /** The pool as it is now. Whoever holds on to it looks at `lost` before using it again. */
  current(): Connections
  end(): Promise<void>
}

export interface Connections {
  readonly sql: Sql
  readonly lost: boolean
}

export function openPool(address: Address, options: ConnectOptions): Pool {
  let ended = false
  let current = open()

  function open(): { sql: Sql; lost: boolean } {
    const opened = {
      lost: false,
      sql: connect(address, { ...options, lasting: true, onclose: () => replace(opened) }),
    }
    return opened
  }

  function replace(old: { sql: Sql; lost: boolean }) {
    if (ended || old.lost) return
    old.lost = true
    current = open()
    old.sql.end({ timeout: 0 }).catch(() => {})
  }

  return {
    current: () => current,
    async end() {
      ended = true
      await current.sql.end({ timeout: 5 })
    },
  }
}

/** Always the pool as it is now, for those who ask one statement at a time. */
export function steady(pool: Pool): Sql {
  const now = () => pool.current().sql
  return new Proxy(now as unknown as Sql, {
    apply: (_, __, given) => Reflect.apply(now(), undefined, given),
    get: (_, name) => Reflect.get(now(), name),
  })
}

/** What postgres.js would say, said before it is asked: on a lost connection it throws where nobody catches. */
export function refuseLost({ lost }: Connections) {
  if (lost)
    throw Object.assign(new Error('The connection to PostgreSQL was lost.'), { code: 'CONNECTION_CLOSED' })
}
