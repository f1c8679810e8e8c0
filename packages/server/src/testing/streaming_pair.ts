import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Address, connect } from '../platform/db/connect.ts'
import { type Account, chooseAccount } from '../platform/db/embedded/account.ts'
import { findPackage, prepareBinaries } from '../platform/db/embedded/binaries.ts'
import { launch, runProgram } from '../platform/db/embedded/program.ts'

/** Two PostgreSQL servers of the embedded binaries: the second one replays what the first one writes. */
export interface StreamingPair {
  primary: { url: string }
  replica: { url: string }
  /** The replica receives, and shows nothing new until it is resumed. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Kills the replica; starts it again. */
  killReplica(): Promise<void>
  startReplica(): Promise<void>
  /** The replica becomes a server of its own. */
  promote(): Promise<void>
  stop(): Promise<void>
}

const source = await findPackage().catch(() => null)
const receiver = source && join(source.directory, 'native/lib/postgresql/libpqwalreceiver.so')

/** For `test`: a reason to skip where there is none. */
export const needsStreaming = {
  skip:
    receiver && existsSync(receiver)
      ? false
      : 'The embedded PostgreSQL of this platform is missing, or cannot replicate',
  timeout: 120_000,
}

type Which = 'primary' | 'replica'

export async function startStreamingPair(): Promise<StreamingPair> {
  const account = await chooseAccount()
  const home = await mkdtemp(join(tmpdir(), 'foyer-pair-'))
  await chmod(home, 0o755)
  await chown(home, account.uid, account.gid)
  const binaries = await prepareBinaries(source!, home, account)
  const folders = { primary: join(home, 'primary'), replica: join(home, 'replica') }
  const children: Partial<Record<Which, ChildProcess>> = {}
  const ports = { primary: await freePort(), replica: await freePort() }
  const addressOf = (port: number) => ({ url: `postgres://foyer@127.0.0.1:${port}/postgres` })

  async function run(which: Which) {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: home,
      port: ports[which],
      max_connections: 100,
      shared_buffers: '16MB',
      dynamic_shared_memory_type: 'mmap',
      wal_level: 'replica',
      max_wal_senders: 4,
      fsync: 'off',
      primary_conninfo: `host=127.0.0.1 port=${ports.primary} user=foyer`,
    }
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = launch(join(binaries, 'postgres'), ['-D', folders[which], ...given], account, {
      stdio: 'ignore',
    })
    children[which] = child
    // A run that ends in the middle leaves no server behind.
    const kill = () => child.kill('SIGQUIT')
    process.once('exit', kill)
    child.once('exit', () => process.off('exit', kill))
    await answering(child, addressOf(ports[which]))
  }

  async function end(which: Which, signal: 'SIGINT' | 'SIGQUIT') {
    const child = children[which]
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  const access = ['--username=foyer', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await runProgram(join(binaries, 'initdb'), ['-D', folders.primary, ...access], { account, about: home })
  await run('primary')
  await copyRunning(addressOf(ports.primary), folders, account)
  await run('replica')

  const onReplica = async (statement: string) => administer(addressOf(ports.replica), statement)
  return {
    primary: addressOf(ports.primary),
    replica: addressOf(ports.replica),
    pause: () => onReplica('select pg_wal_replay_pause()'),
    resume: () => onReplica('select pg_wal_replay_resume()'),
    killReplica: () => end('replica', 'SIGQUIT'),
    startReplica: () => run('replica'),
    promote: () => onReplica('select pg_promote()'),
    async stop() {
      await end('replica', 'SIGQUIT')
      await end('primary', 'SIGQUIT')
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** As pg_basebackup would, which the embedded binaries do not have. */
async function copyRunning(
  primary: Address,
  folders: { primary: string; replica: string },
  account: Account,
) {
  const sql = connect(primary, { connections: 1 })
  await sql`select pg_backup_start('replica', true)`
  const left = new Set(['postmaster.pid', 'postmaster.opts'])
  await cp(folders.primary, folders.replica, {
    recursive: true,
    filter: (path) => !left.has(path.slice(folders.primary.length + 1)),
  })
  const [stopped] = await sql<{ labelfile: string }[]>`select labelfile from pg_backup_stop(false)`
  await sql.end()
  await writeFile(join(folders.replica, 'backup_label'), stopped!.labelfile)
  await writeFile(join(folders.replica, 'standby.signal'), '')
  await own(folders.replica, account)
}

async function own(folder: string, account: Account) {
  await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), account.uid, account.gid)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answering(child: ChildProcess, address: Address) {
  while (child.exitCode === null)
    if (
      await administer(address, 'select 1').then(
        () => true,
        () => false,
      )
    )
      return
    else await sleep(20)
  throw new Error(`PostgreSQL ended with code ${child.exitCode}.`)
}

async function administer(address: Address, statement: string) {
  const sql = connect(address, { connections: 1 })
  await sql.unsafe(statement).finally(() => sql.end({ timeout: 1 }))
}
