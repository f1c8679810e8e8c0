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
  /** Whoever would otherwise wait for ever hears of the loss by these. */
  readonly listeners: Set<() => void>
}

export function openPool(address: Address, options: ConnectOptions): Pool {
  let ended = false
  let current = open()

  function open(): Connections & { lost: boolean } {
    const opened = {
      lost: false,
      listeners: new Set<() => void>(),
      sql: connect(address, { ...options, lasting: true, onclose: () => replace(opened) }),
    }
    return opened
  }

  function replace(old: Connections & { lost: boolean }) {
    if (ended || old.lost) return
    old.lost = true
    current = open()
    old.sql.end({ timeout: 0 }).catch(() => {})
    for (const tell of old.listeners) tell()
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
export function reconnectingSql(pool: Pool): Sql {
  const now = () => pool.current().sql
  return new Proxy(now as unknown as Sql, {
    apply: (_, __, given) => Reflect.apply(now(), undefined, given),
    get: (_, name) => Reflect.get(now(), name),
  })
}

const loss = () =>
  Object.assign(new Error('The connection to PostgreSQL was lost.'), { code: 'CONNECTION_CLOSED' })

/** What postgres.js would say, said before it is asked: on a lost connection it throws where nobody catches. */
export function refuseLost({ lost }: Connections) {
  if (lost) throw loss()
}

/**
 * Gives what `work` gives, and fails as soon as the connections are lost. A reserved connection keeps statements that
 * cannot be sent yet, and postgres.js forgets them with it: whoever waits for one of these would wait for ever.
 */
export async function unlessLost<Result>(
  connections: Connections,
  work: () => Promise<Result>,
): Promise<Result> {
  refuseLost(connections)
  const { promise: lost, reject } = Promise.withResolvers<never>()
  const tell = () => reject(loss())
  connections.listeners.add(tell)
  try {
    return await Promise.race([work(), lost])
  } finally {
    connections.listeners.delete(tell)
  }
}
