// guards tested by: lost_connection.test.ts, frozen_connection.test.ts, pgbouncer.test.ts

import type { Address, Sql } from './connect.ts'
import { type Connection, openConnection } from './connection.ts'
import { beginWith, type Pooler } from './pooler.ts'
import { StorageUnavailable } from './storage_error.ts'
import type { StorageTiming } from './timing.ts'

/**
 * Connections, opened when they are needed. One that is lost or falls silent takes with it what it was doing, and
 * nothing else. While none can be opened, whoever asks is refused at once, and the pool keeps trying.
 */
export interface Pool {
  /** What a transaction on one of its connections begins with. */
  begin(begin?: string, more?: readonly string[]): string
  /** One statement, on a connection that others may share. */
  run<Answer>(build: (sql: Sql) => PromiseLike<Answer>): Promise<Answer>
  /** A connection for a transaction. */
  acquire(): Promise<Connection>
  /** Gives it back, if it is still there. Everything sent over it has been answered. */
  release(connection: Connection): void
  /** Connections that nobody uses may be as dead as one that fell silent: they are opened anew when needed. */
  discardIdle(): void
  end(): Promise<void>
}

export interface PoolOptions {
  connections: number
  session: Record<string, string>
  /** Where connections come from it, settings are made by each transaction and not by the session. */
  pooler?: Pooler | undefined
  timing: StorageTiming
  /** A connection fell silent. */
  onSilence: () => void
}

/** So many statements may be under way on one connection before the next one waits for another. */
const mostShared = 8

export function openPool(address: Address, options: PoolOptions): Pool {
  const { timing, onSilence, pooler } = options
  // guard: behind a pooler every transaction makes its settings [options.session -> {}]
  const settings = pooler ? options.session : {}
  const begin: Pool['begin'] = (begin = 'begin', more) => beginWith(settings, begin, more)
  const all = new Set<Connection>()
  const idle: Connection[] = []
  const shared = new Set<Connection>()
  const waiters: { resolve(connection: Connection): void; reject(error: Error): void }[] = []
  let opening = 0
  let outage: Error | null = null
  let stalledChecks = 0
  let ended = false

  async function open() {
    opening++
    try {
      const { connectMs } = timing
      const connection: Connection = await openConnection(pooler?.address ?? address, {
        session: pooler ? {} : options.session,
        prepare: pooler?.prepare ?? true,
        connectMs,
        onLost: () => forget(connection),
      })
      opening--
      outage = null
      if (ended) return void connection.end()
      all.add(connection)
      offer(connection)
    } catch (error) {
      opening--
      outage = new StorageUnavailable('PostgreSQL cannot be reached.', { cause: error })
      // guard: while storage is away nobody waits
      if (all.size === 0) refuseWaiters(outage)
    }
  }

  function forget(connection: Connection) {
    all.delete(connection)
    shared.delete(connection)
    const at = idle.indexOf(connection)
    if (at >= 0) idle.splice(at, 1)
    grow()
  }

  /** Hands a connection that nobody uses to whoever waits longest. */
  function offer(connection: Connection) {
    if (connection.isLost) return
    shared.delete(connection)
    const waiter = waiters.shift()
    if (!waiter) return void idle.push(connection)
    stalledChecks = 0
    waiter.resolve(connection)
    grow()
  }

  function grow() {
    while (!ended && !outage && opening < waiters.length && all.size + opening < options.connections)
      void open()
  }

  function refuseWaiters(error: Error) {
    for (const { reject } of waiters.splice(0)) reject(error)
  }

  function take(shares: boolean): Connection | Promise<Connection> {
    if (ended) throw new StorageUnavailable('The database is closed.')
    const free = idle.pop() ?? (shares && waiters.length === 0 ? leastBusy() : undefined)
    if (free) return free
    // guard: while storage is away whoever asks is refused at once
    if (outage && all.size === 0) throw outage
    const { promise, resolve, reject } = Promise.withResolvers<Connection>()
    waiters.push({ resolve, reject })
    grow()
    return promise
  }

  /** Only when no further one may be opened; never one that is silent, where everybody would wait with it. */
  function leastBusy(): Connection | undefined {
    if (all.size + opening < options.connections) return undefined
    let found: Connection | undefined
    for (const each of shared)
      if (each.silentChecks < 2 && each.pending < (found?.pending ?? mostShared)) found = each
    return found
  }

  /** The way of a statement that needs a transaction for its settings. All of it travels together. */
  async function runInTransaction<Answer>(build: (sql: Sql) => PromiseLike<Answer>): Promise<Answer> {
    const connection = await take(false)
    const { sql } = connection
    const send = async <Sent>(statement: PromiseLike<Sent>) => connection.ask(statement)
    const begun = send(sql.unsafe(begin()))
    const answer = send(build(sql))
    const ended = send(sql.unsafe('commit'))
    await Promise.allSettled([begun, answer, ended])
    offer(connection)
    await begun
    await ended
    return answer
  }

  const checking = setInterval(() => {
    const silentChecks = timing.silenceMs / timing.checkMs
    for (const connection of all) {
      connection.check()
      // guard: a silent connection is closed
      if (connection.silentChecks >= silentChecks) {
        connection.cut('PostgreSQL has stopped answering.')
        onSilence()
      }
    }
    stalledChecks = waiters.length > 0 ? stalledChecks + 1 : 0
    // guard: nobody waits for ever for a connection
    if (stalledChecks >= timing.stallMs / timing.checkMs)
      refuseWaiters(new StorageUnavailable('All connections to PostgreSQL are busy.'))
    // guard: new connections are tried
    if (outage && opening === 0) void open()
  }, timing.checkMs)
  checking.unref()

  return {
    begin,
    async run(build) {
      if (pooler) return runInTransaction(build)
      const taken = take(true)
      const connection = taken instanceof Promise ? await taken : taken
      shared.add(connection)
      try {
        return await connection.ask(build(connection.sql))
      } finally {
        if (connection.pending === 0 && shared.has(connection)) offer(connection)
      }
    },
    acquire: async () => take(false),
    release: offer,
    discardIdle() {
      for (const connection of idle.splice(0)) connection.cut('PostgreSQL has stopped answering.')
    },
    async end() {
      ended = true
      clearInterval(checking)
      refuseWaiters(new StorageUnavailable('The database is closed.'))
      await Promise.all([...all].map((connection) => connection.end()))
    },
  }
}
