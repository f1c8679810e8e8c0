import type { Socket } from 'node:net'
import { type Address, connect, type Sql } from './connect.ts'
import { openSocket } from './socket.ts'
import { noteStorageError, StorageUnavailable } from './storage_error.ts'

/**
 * One connection, which is opened once and never again: postgres.js would send what is left of a transaction over its
 * next connection. When it is lost, everything that waits for an answer fails at once.
 */
export interface Connection {
  readonly sql: Sql
  readonly isLost: boolean
  /** How many statements have no answer yet. */
  readonly pending: number
  /** How often it was looked at since it last gave a sign of life that it owed. */
  readonly silentChecks: number
  /** Sends a statement. All statements go through here: otherwise one could wait for ever. */
  ask<Answer>(query: PromiseLike<Answer>): Promise<Answer>
  /** What `send` asks leaves in one packet. */
  together(send: () => void): void
  /** Looks for a sign of life. Counted and not timed: a process that stood still has not listened. */
  check(): void
  cut(reason: string): void
  /** Says goodbye when everything is answered. */
  end(): Promise<void>
}

export interface ConnectionOptions {
  session: Record<string, string>
  prepare?: boolean
  connectMs: number
  /** Closed when nothing comes or goes for this long. */
  inactiveMs?: number
  onLost: () => void
  onNotification?: (channel: string, payload: string) => void
}

export async function openConnection(address: Address, options: ConnectionOptions): Promise<Connection> {
  const { session, prepare = true, connectMs, onLost, onNotification } = options
  const waiting = new Set<(error: Error) => void>()
  const dialing = new AbortController()
  let socket: Socket | undefined
  let sockets = 0
  let state: 'opening' | 'up' | 'lost' | 'ended' = 'opening'
  let silentChecks = 0
  let bytesRead = 0

  const sql = connect(address, {
    connections: 1,
    lasting: true,
    session,
    prepare,
    async socket(destination) {
      // The driver would reconnect by itself, and the session's locks and channels would be lost unnoticed.
      if (state !== 'opening') throw new StorageUnavailable('The connection to PostgreSQL was lost.')
      try {
        socket = await openSocket(destination, sockets++, dialing.signal)
        const { inactiveMs } = options
        if (inactiveMs)
          socket.setTimeout(inactiveMs, () => connection.cut('PostgreSQL has stopped answering.'))
        return socket
      } catch (error) {
        lose(asError(error))
        throw error
      }
    },
    onclose: () => lose(new StorageUnavailable('The connection to PostgreSQL was lost.')),
    ...(onNotification && { onnotify: onNotification }),
  })

  function lose(error: Error) {
    if (state === 'lost' || state === 'ended') return
    const wasUp = state === 'up'
    state = 'lost'
    dialing.abort()
    socket?.destroy()
    sql.end({ timeout: 0 }).catch(() => {})
    for (const reject of waiting) reject(error)
    waiting.clear()
    if (wasUp) onLost()
  }

  function ask<Answer>(query: PromiseLike<Answer>): Promise<Answer> {
    if (state === 'lost') throw new StorageUnavailable('The connection to PostgreSQL was lost.')
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    if (waiting.size === 0) silentChecks = 0
    waiting.add(reject)
    const settled = () => {
      waiting.delete(reject)
      silentChecks = 0
    }
    query.then(
      (answer) => {
        settled()
        resolve(answer)
      },
      (error) => {
        settled()
        reject(noteStorageError(error))
      },
    )
    return promise
  }

  /**
   * postgres.js writes a large statement at once and a small one when the event loop next turns, so that a commit would
   * leave in a packet of its own. It has arranged for that by the second microtask: what is arranged then comes after it.
   */
  function together(send: () => void) {
    socket?.cork()
    send()
    queueMicrotask(() => queueMicrotask(() => setImmediate(() => socket?.uncork())))
  }

  const connection: Connection = {
    sql,
    ask,
    together,
    get isLost() {
      return state === 'lost'
    },
    get pending() {
      return waiting.size
    },
    get silentChecks() {
      return silentChecks
    },
    check() {
      const read = socket?.bytesRead ?? 0
      silentChecks = waiting.size > 0 && read === bytesRead ? silentChecks + 1 : 0
      bytesRead = read
    },
    cut: (reason) => lose(new StorageUnavailable(reason)),
    async end() {
      if (state === 'up') state = 'ended'
      await sql.end({ timeout: 5 })
      socket?.destroy()
    },
  }

  const giveUp = setTimeout(() => connection.cut('PostgreSQL does not answer.'), connectMs)
  try {
    await ask(sql`select 1`)
    if (connection.isLost) throw new StorageUnavailable('The connection to PostgreSQL was lost.')
    state = 'up'
    return connection
  } catch (error) {
    connection.cut('The connection to PostgreSQL could not be opened.')
    throw error
  } finally {
    clearTimeout(giveUp)
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
