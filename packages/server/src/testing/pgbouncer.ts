import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from '../platform/db/connect.ts'
import { chooseAccount, identityOf } from '../platform/db/embedded/account.ts'

/** PgBouncer in transaction mode, in front of a database of the run's server. */
export interface PgBouncer {
  address: { url: string }
  stop(): Promise<void>
}

interface PgBouncerOptions {
  /** Settings of sessions that it drops instead of refusing the connection. */
  ignores?: string[]
  /** Sessions of PostgreSQL that all its clients share. */
  sessions?: number
}

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
const program = folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))

/** For `test`: a reason to skip where there is none. */
export const needsPgBouncer = {
  skip: program ? false : 'PgBouncer is not installed (Debian: apt-get install pgbouncer)',
  timeout: 120_000,
}

export async function startPgBouncer(target: Address, options: PgBouncerOptions = {}): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pgbouncer-'))
  const account = await chooseAccount()
  await chown(folder, account.uid, account.gid)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, settingsOf(target, port, options))
  const child = spawn(program!, ['-q', file], { stdio: 'ignore', ...identityOf(account) })
  await answering(child, port)
  const { user, database } = partsOf(target)
  return {
    address: { url: `postgres://${user}@127.0.0.1:${port}/${database}` },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function settingsOf(target: Address, port: number, { ignores = [], sessions = 4 }: PgBouncerOptions): string {
  const { host, port: targetPort, user, password, database } = partsOf(target)
  const secret = password ? ` password='${password}'` : ''
  return `[databases]
${database} = host=${host} port=${targetPort} user=${user}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 500
ignore_startup_parameters = ${ignores.join(',')}
${withoutPrepared()}
`
}

/** Releases before 1.21 know no prepared statements, and not the setting either. */
function withoutPrepared(): string {
  const { stdout } = spawnSync(program!, ['--version'], { encoding: 'utf8' })
  const [, minor] = /PgBouncer 1\.(\d+)/.exec(stdout) ?? []
  return Number(minor) < 21 ? '' : 'max_prepared_statements = 0'
}

function partsOf(target: Address) {
  if (!('url' in target)) {
    const { socketDirectory: host, port, user, database } = target
    return { host, port, user, database, password: '' }
  }
  const { hostname, port, username, password, pathname } = new URL(target.url)
  const decoded = { user: decodeURIComponent(username), password: decodeURIComponent(password) }
  return { host: hostname, port: Number(port || 5432), database: pathname.slice(1), ...decoded }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answering(child: ChildProcess, port: number) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}.`)
    const socket = connect(port, '127.0.0.1')
    const opened = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (opened) return
    await sleep(20)
  }
}
