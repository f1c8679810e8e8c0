import { chown, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Account, closedOnTheWay } from './account.ts'
import { clusterIn, type Home } from './home.ts'
import { retireProcesses } from './orphans.ts'
import { runProgram } from './program.ts'
import { EmbeddedRefusal } from './refusal.ts'
import { database, user } from './socket.ts'
import { nameOfUser } from './users.ts'

/** Whether there is a cluster. One that is there but not ours to start is refused, and so is a lost one. */
export async function findCluster(home: Home, account: Account, major: string): Promise<boolean> {
  const cluster = clusterIn(home)
  const found = await stat(cluster).catch(ignoreAbsence)
  if (!found && home.settled) {
    throw new EmbeddedRefusal(
      `The database of this data directory was in ${cluster}, which is gone: bring that folder back, or ` +
        'delete the file postgres.json in the data directory to start with an empty database.',
    )
  }
  if (!found) return false
  if (found.uid !== account.uid) throw await anotherOwner(cluster, found.uid)
  const closed = await closedOnTheWay(cluster, account)
  if (closed) {
    throw new EmbeddedRefusal(
      `User ${account.name}, which runs PostgreSQL for root, cannot reach ${cluster} through ${closed}: ` +
        `run chmod o+x ${closed}, or move the data directory.`,
    )
  }
  await requireVersion(cluster, major)
  return true
}

/**
 * Makes the cluster in a folder beside its place and moves it there when it is complete, so that a process
 * killed on the way leaves nothing that looks like a cluster.
 */
export async function createCluster(cluster: string, binaries: string, account: Account): Promise<void> {
  const draft = `${cluster}.draft`
  await retireProcesses(draft)
  await rm(draft, { recursive: true, force: true, maxRetries: 20 })
  await mkdir(draft, { mode: 0o700 })
  await chown(draft, account.uid, account.gid)
  const about = dirname(cluster)
  // No index may depend on the machine's C library, so every locale is one that PostgreSQL brings itself.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  // Whoever may enter the socket's folder is trusted; nobody comes by network.
  const access = ['--username', user, '--auth-local=trust', '--auth-host=reject']
  await runProgram(join(binaries, 'initdb'), ['-D', draft, ...locale, ...access], { account, about })
  await runProgram(
    join(binaries, 'postgres'),
    ['--single', '-D', draft, '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', 'template1'],
    { account, about, input: `CREATE DATABASE ${database}\n` },
  )
  await rename(draft, cluster)
  const parent = await open(about)
  await parent.sync()
  await parent.close()
}

async function requireVersion(cluster: string, major: string): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(ignoreAbsence))?.trim()
  if (made === major) return
  if (made === undefined) {
    throw new EmbeddedRefusal(`${cluster} is not a PostgreSQL database: move that folder away.`)
  }
  throw new EmbeddedRefusal(
    `${cluster} was made by PostgreSQL ${made}, but this release comes with PostgreSQL ${major}: run ` +
      '`foyer backup` with the older release, then `foyer restore` with this one.',
  )
}

async function anotherOwner(cluster: string, uid: number): Promise<EmbeddedRefusal> {
  const name = await nameOfUser(uid)
  const starter = name === 'nobody' ? 'root' : name
  return new EmbeddedRefusal(
    `The database in ${cluster} belongs to user ${name}: start Foyer as ${starter}, as before, ` +
      'or choose another data directory.',
  )
}

function ignoreAbsence(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
