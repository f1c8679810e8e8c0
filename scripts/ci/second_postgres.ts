import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chmod, chown, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../../packages/server/src/platform/db/connect.ts'
import { type Account, chooseAccount } from '../../packages/server/src/platform/db/embedded/account.ts'
import { findPackage, prepareBinaries } from '../../packages/server/src/platform/db/embedded/binaries.ts'
import { launch, runProgram } from '../../packages/server/src/platform/db/embedded/program.ts'

/** A PostgreSQL as an operator would give us one: on a port, with a password, from the system's own packages. */

interface SecondPostgres {
  programs: string
  /** A folder of its user, which goes with it. */
  home: string
  account: Account
  /** Its superuser, or a user that may make databases but no roles. */
  url(user: 'superuser' | 'owner'): string
  /** Ends it in the middle of whatever it does, and starts it on another data directory of its home. */
  restartOn(directory: string): Promise<void>
  stop(): Promise<void>
}

/** `settings` has postgresql.conf's names, and may speak of the home, which is made by then. */
export async function startSecond(
  settings: (home: string) => Record<string, string> = () => ({}),
): Promise<SecondPostgres> {
  const account = await chooseAccount()
  const home = await mkdtemp('/tmp/foyer-second-')
  await chmod(home, 0o755)
  await chown(home, account.uid, account.gid)
  const programs = await findPrograms(home, account)
  const password = randomBytes(12).toString('hex')
  const port = await freePort()
  const url = (user: string) => `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
  await initialise(programs, home, account, password)
  let child: ChildProcess | undefined
  async function run(directory: string) {
    const given = Object.entries({ fsync: 'off', max_connections: '200', ...settings(home) })
    const options = given.flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const where = ['-D', directory, '-p', String(port), '-h', '127.0.0.1', '-k', home]
    const log = await open(join(home, 'log'), 'a')
    child = launch(join(programs, 'postgres'), [...where, ...options], account, {
      stdio: ['ignore', log.fd, log.fd],
    })
    await log.close()
    await untilReady(child, url('superuser'))
  }
  async function stop() {
    await end(child, 'SIGINT')
    await rm(home, { recursive: true, force: true })
  }
  try {
    await run(join(home, 'data'))
    await administer(url('superuser'), `create role owner login createdb password '${password}'`)
    async function restartOn(directory: string) {
      await end(child, 'SIGQUIT')
      await run(directory)
    }
    return { programs, home, account, url, restartOn, stop }
  } catch (error) {
    console.error(await readFile(join(home, 'log'), 'utf8'))
    await stop()
    throw error
  }
}

/** The newest that the system has; otherwise the binaries that Foyer brings. */
async function findPrograms(home: string, account: Account): Promise<string> {
  const major = (path: string) => Number(path.split('/').at(-3))
  const [newest] = globSync('/usr/lib/postgresql/*/bin/initdb').sort((a, b) => major(b) - major(a))
  if (newest) return join(newest, '..')
  return prepareBinaries(await findPackage(), home, account)
}

async function initialise(programs: string, home: string, account: Account, password: string) {
  const file = join(home, 'password')
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  await chown(file, account.uid, account.gid)
  const access = ['--username=superuser', `--pwfile=${file}`, '--auth=scram-sha-256']
  await runProgram(
    join(programs, 'initdb'),
    ['-D', join(home, 'data'), '--encoding=UTF8', '--locale=C', ...access],
    {
      account,
      about: home,
    },
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function untilReady(child: ChildProcess, url: string) {
  for (let attempts = 0; ; attempts++) {
    try {
      return await administer(url, 'select 1')
    } catch (error) {
      if (attempts > 300 || child.exitCode !== null) throw error
      await sleep(100)
    }
  }
}

async function administer(url: string, statement: string) {
  const sql = connect({ url }, { connections: 1 })
  await sql.unsafe(statement).finally(() => sql.end({ timeout: 1 }))
}

async function end(child: ChildProcess | undefined, signal: 'SIGINT' | 'SIGQUIT') {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill(signal)
  await ended
}
