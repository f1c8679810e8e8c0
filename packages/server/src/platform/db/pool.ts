import { createFairLine } from '../fair_line.ts'
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
  run<Answer>(build: (sql: Sql) => PromiseLike<Answer>, user?: User): Promise<Answer>
  /** A connection for a transaction. */
  acquire(user?: User): Promise<Connection>
  /** Gives it back, if it is still there. Everything sent over it has been answered. */
  release(connection: Connection): void
  /** Connections that nobody uses may be as dead as one that fell silent: they are opened anew when needed. */
  discardIdle(): void
  load(): PoolLoad
  end(): Promise<void>
}

export interface PoolLoad {
  /** How many connections there may be. */
  most: number
  open: number
  used: number
  /** How many wait for one. */
  waiting: number
}

/** Whose share of the pool a connection counts toward: an organization's id. The system's own work has none. */
type User = number | undefined

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

/**
 * How many connections may be held by users that hold one already, all of them together. The rest are left for those
 * that hold none: an organization with any number of slow statements does not lock out the others.
 */
const mostExtra = (connections: number) => Math.floor(((connections - 1) * 2) / 3)

interface Waiter {
  resolve(connection: Connection): void
  reject(error: Error): void
}

export function openPool(address: Address, options: PoolOptions): Pool {
  const { timing, onSilence, pooler } = options
  // A pooler gives every transaction another session, so each transaction makes the settings.
  const settings = pooler ? options.session : {}
  const begin: Pool['begin'] = (begin = 'begin', more) => beginWith(settings, begin, more)
  const all = new Set<Connection>()
  const idle: Connection[] = []
  const shared = new Set<Connection>()
  const users = new Map<Connection, User>()
  /** How many connections each of them holds. */
  const held = new Map<User, number>()
  const line = createFairLine<User, Waiter>()
  /** For how many checks in a row nobody of a user's got a connection. */
  const stalledChecks = new Map<User, number>()
  let opening = 0
  let outage: Error | null = null
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
      if (all.size === 0) refuseWaiters(outage)
    }
  }

  function forget(connection: Connection) {
    all.delete(connection)
    shared.delete(connection)
    unassign(connection)
    const at = idle.indexOf(connection)
    if (at >= 0) idle.splice(at, 1)
    serve()
  }

  /** Takes back a connection that nobody uses. */
  function offer(connection: Connection) {
    if (connection.isLost) return
    shared.delete(connection)
    unassign(connection)
    idle.push(connection)
    serve()
  }

  /** Hands idle connections to those who wait, in turns. */
  function serve() {
    while (idle.length > 0) {
      const next = line.take(mayHold)
      if (!next) break
      stalledChecks.delete(next.key)
      next.item.resolve(assign(idle.pop()!, next.key))
    }
    grow()
  }

  function assign(connection: Connection, user: User): Connection {
    users.set(connection, user)
    held.set(user, (held.get(user) ?? 0) + 1)
    return connection
  }

  function unassign(connection: Connection) {
    if (!users.has(connection)) return
    const user = users.get(connection)
    const others = held.get(user)! - 1
    users.delete(connection)
    if (others > 0) held.set(user, others)
    else held.delete(user)
  }

  /** Whether a user may hold one more connection. */
  function mayHold(user: User): boolean {
    if (user === undefined || !held.has(user)) return true
    return users.size - held.size < mostExtra(options.connections)
  }

  function grow() {
    const wanted = line.count(mayHold)
    while (!ended && !outage && opening < wanted && all.size + opening < options.connections) void open()
  }

  function refuseWaiters(error: Error, refused: User[] = line.keys()) {
    for (const user of refused) {
      stalledChecks.delete(user)
      for (const { reject } of line.takeAll(user)) reject(error)
    }
  }

  function take(shares: boolean, user: User): Connection | Promise<Connection> {
    if (ended) throw new StorageUnavailable('The database is closed.')
    const mayTake = mayHold(user)
    const free = mayTake ? idle.pop() : undefined
    if (free) return assign(free, user)
    // Whoever waits for a connection would never get one that others go on sharing.
    const busy =
      shares && !line.has(user) && line.count(mayHold) === 0 && leastBusy(mayTake ? undefined : user)
    if (busy) return busy
    if (outage && all.size === 0) throw outage
    const { promise, resolve, reject } = Promise.withResolvers<Connection>()
    line.add(user, { resolve, reject })
    grow()
    return promise
  }

  /** Only when no further one may be opened; never one that is silent, where everybody would wait with it. */
  function leastBusy(of?: User): Connection | undefined {
    if (of === undefined && all.size + opening < options.connections) return undefined
    let found: Connection | undefined
    for (const each of shared)
      if (each.silentChecks < 2 && each.pending < (found?.pending ?? mostShared))
        if (of === undefined || users.get(each) === of) found = each
    return found
  }

  /** The way of a statement that needs a transaction for its settings. All of it travels together. */
  async function runInTransaction<Answer>(
    build: (sql: Sql) => PromiseLike<Answer>,
    user: User | undefined,
  ): Promise<Answer> {
    const connection = await take(false, user)
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
      if (connection.silentChecks >= silentChecks) {
        connection.cut('PostgreSQL has stopped answering.')
        onSilence()
      }
    }
    for (const user of line.keys()) {
      const checks = (stalledChecks.get(user) ?? 0) + 1
      stalledChecks.set(user, checks)
      if (checks >= timing.stallMs / timing.checkMs)
        refuseWaiters(new StorageUnavailable('All connections to PostgreSQL are busy.'), [user])
    }
    if (outage && opening === 0) void open()
  }, timing.checkMs)
  checking.unref()

  return {
    begin,
    async run(build, user) {
      if (pooler) return runInTransaction(build, user)
      const taken = take(true, user)
      const connection = taken instanceof Promise ? await taken : taken
      shared.add(connection)
      try {
        return await connection.ask(build(connection.sql))
      } finally {
        if (connection.pending === 0 && shared.has(connection)) offer(connection)
      }
    },
    acquire: async (user) => take(false, user),
    release: offer,
    discardIdle() {
      for (const connection of idle.splice(0)) connection.cut('PostgreSQL has stopped answering.')
    },
    load: () => ({
      most: options.connections,
      open: all.size,
      used: users.size,
      waiting: line.count(() => true),
    }),
    async end() {
      ended = true
      clearInterval(checking)
      refuseWaiters(new StorageUnavailable('The database is closed.'))
      await Promise.all([...all].map((connection) => connection.end()))
    },
  }
}
