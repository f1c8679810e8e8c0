import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseAccount } from './account.ts'
import { type EmbeddedPostgres, findRunning } from './index.ts'
import { isRunning, postgresProcessesOf } from './process_table.ts'
import {
  isRoot,
  kill,
  makeScratch,
  query,
  refused,
  rootOnly,
  spawnOwner,
  start,
  words,
  write,
} from './testing.ts'

const account = await chooseAccount()
/** The tests of this file follow one data directory through its life, in this order. */
const scratch = await makeScratch()
let directory = join(scratch, 'data')
let server: EmbeddedPostgres

after(() => server.stop())

test('the first start makes a database, in Unicode and on no network', async () => {
  assert.equal(await findRunning(directory), null)
  server = await start(directory)
  assert.equal(server.firstStart, true)
  await write(server, 'kept')
  const [settings] = await query(
    server.address,
    (sql) => sql`
      select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding,
        current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
        upper('é') as upper
      from pg_database where datname = current_database()`,
  )
  assert.deepEqual(
    { ...settings },
    {
      datlocprovider: 'b',
      datlocale: 'C.UTF-8',
      encoding: 'UTF8',
      addresses: '',
      fsync: 'on',
      upper: 'É',
    },
  )
})

test('only its user may enter the folder of the socket', async () => {
  const { mode, uid } = await stat(server.address.socketDirectory)
  assert.equal(mode & 0o777, 0o700)
  assert.equal(uid, account.uid)
})

test('a running PostgreSQL is found from the data directory alone', async () => {
  assert.deepEqual(await findRunning(directory), server.address)
})

test('a second start is refused, naming the process', async () => {
  await assert.rejects(start(directory), refused(new RegExp(`in use by process ${process.pid} \\(test\\)`)))
})

test('a stop leaves no process and frees the directory', async () => {
  await server.stop()
  await server.stop()
  assert.deepEqual(await postgresProcessesOf(join(directory, 'postgres')), [])
  assert.equal(await findRunning(directory), null)
})

test('a later start keeps the data', async () => {
  server = await start(directory)
  assert.equal(server.firstStart, false)
  assert.deepEqual(await words(server), ['kept'])
})

test('a killed PostgreSQL is reported, and the next start recovers, also over a busy survivor', async () => {
  await write(server, 'acknowledged')
  const busy = query(server.address, (sql) => sql`select count(*) from generate_series(1, 1e12::bigint)`)
  const cutOff = assert.rejects(busy)
  await sleep(50)
  const reported = new Promise<string>((resolve) => server.onExit(resolve))
  process.kill(server.pid, 'SIGKILL')
  assert.match(await reported, /SIGKILL/)
  server = await start(directory)
  await cutOff
  assert.deepEqual(await words(server), ['kept', 'acknowledged'])
})

test('a number that went to another process of the same user does not prevent a start', async () => {
  const reported = new Promise((resolve) => server.onExit(resolve))
  process.kill(server.pid, 'SIGKILL')
  await reported
  const identity = isRoot ? { uid: account.uid, gid: account.gid } : {}
  const stranger = spawn('sleep', ['60'], { ...identity, stdio: 'ignore' })
  const file = join(directory, 'postgres/postmaster.pid')
  const content = await readFile(file, 'utf8')
  await writeFile(file, content.replace(/^\d+/, String(stranger.pid)))
  server = await start(directory)
  assert.equal(stranger.exitCode ?? stranger.signalCode, null)
  await kill(stranger)
})

test('after a killed owner the next start replaces its PostgreSQL and keeps the data', async () => {
  await server.stop()
  const owner = await spawnOwner(directory)
  const orphan = Number(await owner.said)
  await assert.rejects(start(directory), refused(new RegExp(`process ${owner.child.pid} \\(foyer serve\\)`)))
  await kill(owner.child)
  assert.equal(await findRunning(directory), null)
  server = await start(directory)
  assert.notEqual(server.pid, orphan)
  assert.equal(await isRunning(orphan), false)
  assert.deepEqual(await words(server), ['kept', 'acknowledged'])
})

test('a data directory of another version is refused with the way out, and is left as it was', async () => {
  await server.stop()
  const version = join(directory, 'postgres/PG_VERSION')
  const made = await readFile(version)
  await writeFile(version, '17\n')
  await assert.rejects(start(directory), refused(/by PostgreSQL 17.*`foyer backup`.*`foyer restore`/))
  await writeFile(version, made)
  server = await start(directory)
})

test('a log that has grown large is begun anew', async () => {
  await server.stop()
  const log = join(directory, 'postgres.log')
  await writeFile(log, Buffer.alloc(11 * 1024 * 1024))
  server = await start(directory)
  assert.ok((await stat(log)).size < 1024 * 1024)
})

test('a moved data directory starts at its new place', async () => {
  await server.stop()
  const moved = join(scratch, 'moved, with "marks" and spaces')
  await rename(directory, moved)
  directory = moved
  server = await start(directory)
  assert.deepEqual(await words(server), ['kept', 'acknowledged'])
})

test('a database of another user is refused, naming the owner', rootOnly, async () => {
  await server.stop()
  const cluster = join(directory, 'postgres')
  await chown(cluster, 1, 1)
  await assert.rejects(start(directory), refused(/belongs to user daemon: start Foyer as daemon/))
  await chown(cluster, account.uid, account.gid)
  server = await start(directory)
})
