import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { type Account, chooseAccount, closedOnTheWay } from './account.ts'
import { type EmbeddedAddress, type EmbeddedPostgres, findRunning, startEmbedded } from './index.ts'
import { isRunning, postgresProcessesOf } from './process_table.ts'

const isRoot = process.geteuid?.() === 0
const rootOnly = { skip: !isRoot && 'only root hands over to another user' }

let scratch: string
let account: Account

before(async () => {
  scratch = await mkdtemp('/tmp/foyer-test-')
  await chmod(scratch, 0o755)
  account = await chooseAccount()
})

after(() => rmSync(scratch, { recursive: true }))

const start = (dataDirectory: string) => startEmbedded({ dataDirectory, purpose: 'test', log: () => {} })

const refused = (message: RegExp) => (error: Error) => {
  assert.equal(error.name, 'EmbeddedRefusal')
  assert.match(error.message, message)
  assert.ok(!error.message.includes('\n'))
  return true
}

async function query<T>(address: EmbeddedAddress, run: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const { socketDirectory, port, user, database } = address
  const sql = postgres({ host: socketDirectory, port, user, database, max: 1, onnotice: () => {} })
  try {
    return await run(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

const write = (server: EmbeddedPostgres, word: string) =>
  query(server.address, async (sql) => {
    await sql`create table if not exists word (word text)`
    await sql`insert into word values (${word})`
  })

const words = async (server: EmbeddedPostgres) =>
  (await query(server.address, (sql) => sql<{ word: string }[]>`select word from word`)).map((r) => r.word)

/** Another process that starts PostgreSQL and says its pid, or why it was refused. */
async function spawnOwner(
  dataDirectory: string,
  { thenExit = false, ...identity }: { thenExit?: boolean; uid?: number; gid?: number } = {},
) {
  const script = `
    import { startEmbedded } from ${JSON.stringify(import.meta.resolve('./index.ts'))}
    const options = { dataDirectory: ${JSON.stringify(dataDirectory)}, purpose: 'foyer serve' }
    startEmbedded({ ...options, log: () => {} }).then(
      (server) => console.log(server.pid),
      (error) => console.log(error.message),
    ).then(() => ${thenExit} && process.exit())`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    ...identity,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = once(child.stdout, 'data').then(([data]) => String(data).trim())
  return { child, said }
}

async function kill(child: ChildProcess) {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

describe('one data directory', () => {
  let directory: string
  let server: EmbeddedPostgres

  before(() => {
    directory = join(scratch, 'data')
  })

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
    await assert.rejects(
      start(directory),
      refused(new RegExp(`process ${owner.child.pid} \\(foyer serve\\)`)),
    )
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
})

test('a process that ends without stopping PostgreSQL does not leave it behind', async () => {
  const directory = join(scratch, 'left')
  const owner = await spawnOwner(directory, { thenExit: true })
  const pid = Number(await owner.said)
  while (await isRunning(pid)) await sleep(5)
  await (await start(directory)).stop()
})

test('a path too long for a socket gets a short private one, removed by the stop', async () => {
  const directory = join(scratch, 'long'.repeat(30))
  await mkdir(directory, { mode: 0o700 })
  const server = await start(directory)
  const { socketDirectory } = server.address
  assert.ok(socketDirectory.length < 40)
  assert.equal((await stat(socketDirectory)).mode & 0o777, 0o700)
  assert.deepEqual(await findRunning(directory), server.address)
  await write(server, 'kept')
  await server.stop()
  await assert.rejects(stat(socketDirectory), { code: 'ENOENT' })
})

test('a process killed while it makes the database leaves nothing half-made', async () => {
  const directory = join(scratch, 'interrupted')
  const owner = await spawnOwner(directory)
  while (!(await readdir(join(directory, 'postgres.draft/base')).catch(() => []))?.length) await sleep(5)
  await kill(owner.child)
  const server = await start(directory)
  assert.equal(server.firstStart, true)
  await server.stop()
  assert.ok(!(await readdir(directory)).includes('postgres.draft'))
})

test(
  'behind a closed folder the cluster lives apart, is found again, and its loss is refused',
  rootOnly,
  async () => {
    const closed = join(scratch, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const directory = join(closed, 'data')
    const first = await start(directory)
    const home = join(first.address.socketDirectory, '..')
    try {
      assert.equal(await readFile(join(home, 'belongs_to'), 'utf8'), `${directory}\n`)
      await write(first, 'kept')
      assert.deepEqual(await findRunning(directory), first.address)
      await first.stop()
      const second = await start(directory)
      assert.equal(second.firstStart, false)
      assert.deepEqual(await words(second), ['kept'])
      await second.stop()
      await rename(home, `${home}-lost`)
      await assert.rejects(
        start(directory),
        refused(new RegExp(`lay in .*${basename(home)}.* which is gone`)),
      )
    } finally {
      await first.stop()
      await rm(home, { recursive: true, force: true })
      await rm(`${home}-lost`, { recursive: true, force: true })
    }
  },
)

test('an ordinary user runs it as itself, and is refused where root began', rootOnly, async (context) => {
  const needed = [process.execPath, import.meta.dirname]
  for (const path of needed) {
    const closed = await closedOnTheWay(path, account)
    if (closed) return context.skip(`${closed} is closed to ordinary users`)
  }
  const { uid, gid } = account
  const own = join(scratch, 'own')
  await mkdir(own)
  await chown(own, uid, gid)
  const owner = await spawnOwner(own, { uid, gid })
  assert.equal((await stat(`/proc/${await owner.said}`)).uid, uid)
  await kill(owner.child)
  await (await start(own)).stop()

  const ofRoot = join(scratch, 'of_root')
  await mkdir(ofRoot)
  const stranger = await spawnOwner(ofRoot, { uid, gid })
  assert.match(await stranger.said, /User nobody may not use .*of_root, which belongs to root/)
})

test('a data directory that is a file is refused', async () => {
  const file = join(scratch, 'file')
  await writeFile(file, '')
  await assert.rejects(start(file), refused(/file is not a folder: choose another data directory/))
  await assert.rejects(start(join(file, 'below')), refused(/is not a folder/))
})
