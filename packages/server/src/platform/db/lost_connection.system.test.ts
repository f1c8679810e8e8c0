import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization, sharedService, startService } from '../../testing/api.ts'
import { testAddress } from '../../testing/global_setup.ts'
import type { Sql } from './connect.ts'
import { openConnection } from './connection.ts'
import { isUnreachable } from './storage_error.ts'

test('R8 when the connection is lost, a transaction fails at once, whatever it still had waiting, and the next one works', async () => {
  const service = await startService()
  const { app, database } = service
  const { organization } = await newOrganization(service)
  const tenant = database.tenant(organization.id)
  const failing = tenant.transaction(async (db) => {
    const [session] = await db.query<{ pid: number }>((sql) => sql`select pg_backend_pid() as pid`)
    const running = db.query((sql) => sql`select pg_sleep(${60}::float8)`)
    // It cannot be sent before the one above is described: the driver keeps it, and forgets it with the connection.
    const waiting = db.query((sql) => sql`select ${1}::int`)
    // Heard before it is killed: the end may come sooner than the answer to the kill.
    const ended = Promise.allSettled([running, waiting])
    await database.system`select pg_terminate_backend(${session!.pid})`
    await ended
  })
  await assert.rejects(failing, isUnreachable)
  assert.equal((await tenant.query((sql) => sql`select 1`)).length, 1)
  assert.equal((await tenant.transaction((db) => db.query((sql) => sql`select 1`))).length, 1)
  await app.close()
  await database.close()
})

test('a connection that is lost takes nothing with it but its own transaction', async () => {
  const service = await startService()
  const { app, database } = service
  const { organization } = await newOrganization(service)
  const tenant = database.tenant(organization.id)
  const pid = (sql: Sql) => sql`select pg_backend_pid() as pid`
  const [begun, lost] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const beside = tenant.transaction(async (db) => {
    const [before] = await db.query<{ pid: number }>(pid)
    begun.resolve()
    await lost.promise
    const [after] = await db.query<{ pid: number }>(pid)
    return [before!.pid, after!.pid]
  })
  await begun.promise
  const failing = tenant.transaction(async (db) => {
    const [session] = await db.query<{ pid: number }>(pid)
    await database.system`select pg_terminate_backend(${session!.pid})`
    await db.query((sql) => sql`select pg_sleep(${60}::float8)`)
  })
  await assert.rejects(failing, isUnreachable)
  lost.resolve()
  const [before, after] = await beside
  assert.equal(before, after)
  await app.close()
  await database.close()
})

const alone = { session: {}, connectMs: 10_000, onLost: () => {} }

test('what is asked of a lost connection is refused before it is sent', async () => {
  const connection = await openConnection(testAddress(), alone)
  connection.cut('It is gone.')
  let sent = false
  const statement = {
    // biome-ignore lint/suspicious/noThenProperty: a statement is sent when somebody waits for it.
    then(): never {
      sent = true
      throw new Error('This was sent.')
    },
  }
  assert.throws(() => connection.ask(statement), isUnreachable)
  assert.equal(sent, false)
})

test('a connection that is lost while it says goodbye sends nothing of what is left over another', async () => {
  const { database } = await sharedService()
  const connection = await openConnection(testAddress(), alone)
  const { sql, ask } = connection
  const [session] = await ask(sql<{ pid: number }[]>`select pg_backend_pid() as pid`)
  const left = Promise.allSettled([
    ask(sql`select pg_sleep(${60}::float8)`),
    ask(sql`select ${1}::int`),
    ask(sql`select ${2}::int`),
  ])
  // Its goodbye takes seconds when nobody answers: the test does not wait for it.
  void connection.end()
  await database.system`select pg_terminate_backend(${session!.pid})`
  assert.deepEqual(
    (await left).map(({ status }) => status),
    ['rejected', 'rejected', 'rejected'],
  )
})
