import { type Address, connect, type Sql } from './connect.ts'
import type { Connection } from './connection.ts'
import type { Pool } from './pool.ts'

/**
 * The pool in the form of postgres.js, for those who ask one statement at a time. A statement is given to a connection
 * when somebody waits for it, and not before: as part of another statement it needs none.
 */
export function pooledSql(address: Address, pool: Pool): Sql {
  // Never connects: it makes identifiers, lists and parts of statements.
  const parts = connect(address, { connections: 1 })
  const pooled = sentBy(parts, (build) => pool.run(build))

  async function begin<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    const connection = await pool.acquire()
    const session = sentBy(connection.sql, (build) => connection.ask(build(connection.sql)))
    return inTransaction(pool, connection, () => work(session))
  }

  return new Proxy(pooled, { get: (_, name) => (name === 'begin' ? begin : Reflect.get(pooled, name)) })
}

async function inTransaction<Result>(pool: Pool, connection: Connection, work: () => Promise<Result>) {
  const { sql } = connection
  try {
    await connection.ask(sql.unsafe(pool.begin()))
    const result = await work()
    await connection.ask(sql.unsafe('commit'))
    pool.release(connection)
    return result
  } catch (error) {
    if (!connection.isLost)
      await connection.ask(sql.unsafe('rollback')).then(
        () => pool.release(connection),
        () => connection.cut('A transaction could not be rolled back.'),
      )
    throw error
  }
}

type Send = <Answer>(build: (sql: Sql) => PromiseLike<Answer>) => Promise<Answer>

/** Makes statements like `parts`, and sends them by `send`. */
function sentBy(parts: Sql, send: Send): Sql {
  const unsafe = (...given: Parameters<Sql['unsafe']>) =>
    deferred(parts.unsafe(...given), () => send((sql) => sql.unsafe(...given)))
  return new Proxy(parts, {
    apply(_, __, given) {
      const made = Reflect.apply(parts, undefined, given)
      const isStatement = Array.isArray(given[0]) && 'raw' in given[0]
      return isStatement ? deferred(made, () => send((sql) => Reflect.apply(sql, undefined, given))) : made
    },
    get: (_, name) => (name === 'unsafe' ? unsafe : Reflect.get(parts, name)),
  })
}

/** A statement that is sent, once, when somebody waits for it. */
function deferred<Statement extends object>(statement: Statement, send: () => Promise<unknown>): Statement {
  let answer: Promise<unknown> | undefined
  return new Proxy(statement, {
    get(target, name) {
      if (name === 'then' || name === 'catch' || name === 'finally') {
        answer ??= send()
        return Reflect.get(answer, name).bind(answer)
      }
      return Reflect.get(target, name)
    },
  })
}
