import { realpath } from 'node:fs/promises'
import { chooseAccount } from './account.ts'
import { findPackage, majorOf, prepareBinaries } from './binaries.ts'
import { createCluster, findCluster } from './cluster.ts'
import { chooseHome, clusterIn, openDataDirectory, readHome, settleHome } from './home.ts'
import { isLocked, type Lock, takeLock } from './lock.ts'
import { retireOrphans } from './orphans.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { readPostmasterFile } from './postmaster_file.ts'
import { isRunning } from './process_table.ts'
import { refusalFor } from './refusal.ts'
import { addressOf, clearSocketDirectory, type EmbeddedAddress } from './socket.ts'

export { EmbeddedRefusal } from './refusal.ts'
export type { EmbeddedAddress } from './socket.ts'

export interface EmbeddedOptions {
  dataDirectory: string
  /** What this process is, for example `foyer serve`: another start on the same directory is told so. */
  purpose: string
  log: (line: string) => void
  /** Where the socket was before, for those who still look for it there. */
  socketDirectory?: string
}

export interface EmbeddedPostgres {
  address: EmbeddedAddress
  pid: number
  /** True when the database was made by this start and is empty. */
  firstStart: boolean
  /** Stops it in good order and gives the data directory free. */
  stop(): Promise<void>
  /** Lets this process end without `stop`; PostgreSQL is then told to stop by the way. */
  unref(): void
  /** Called once when PostgreSQL ends without `stop`; the data directory is then free to start again. */
  onExit(listener: (why: string) => void): void
}

/** Starts the PostgreSQL that comes with Foyer. What prevents it is thrown as an `EmbeddedRefusal`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const locks: Lock[] = []
  try {
    return await start(options, locks)
  } catch (error) {
    await release(locks)
    throw await refusalFor(error, options.dataDirectory)
  }
}

/** The address of a PostgreSQL that a living process has started on this data directory. */
export async function findRunning(dataDirectory: string): Promise<EmbeddedAddress | null> {
  try {
    const home = await readHome(await realpath(dataDirectory))
    if (!(await isLocked(home.directory))) return null
    const file = await readPostmasterFile(clusterIn(home))
    return file?.ready && (await isRunning(file.pid)) ? addressOf(file) : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw await refusalFor(error, dataDirectory)
  }
}

async function start(options: EmbeddedOptions, locks: Lock[]): Promise<EmbeddedPostgres> {
  const { purpose, log } = options
  const source = await findPackage()
  const account = await chooseAccount()
  const dataDirectory = await openDataDirectory(options.dataDirectory, account)
  // Before the lock, so that a directory of another user stays untouched.
  await findCluster(await readHome(dataDirectory), account, majorOf(source.version))
  locks.push(await takeLock(dataDirectory, purpose))
  const home = await chooseHome(dataDirectory, account)
  // A copied data directory leads to the same home, so a home apart has a lock of its own.
  if (home.apart) locks.push(await takeLock(home.directory, purpose))
  const cluster = clusterIn(home)
  const firstStart = !(await findCluster(home, account, majorOf(source.version)))
  const binaries = await prepareBinaries(source, home.directory, account)
  if (firstStart) {
    const reason = home.apart ? `, since user ${account.name} cannot reach ${dataDirectory}` : ''
    log(`making the database in ${cluster}${reason}`)
    await createCluster(cluster, binaries, account)
  } else {
    await retireOrphans(cluster, log)
  }
  await settleHome(dataDirectory, home)
  const postmaster = await startPostmaster({
    cluster,
    binaries,
    account,
    dataDirectory,
    socketDirectory: options.socketDirectory,
    log,
  })
  return embedded(postmaster, firstStart, locks)
}

function embedded(postmaster: Postmaster, firstStart: boolean, locks: Lock[]): EmbeddedPostgres {
  const { file } = postmaster
  let stopping = false
  const over = postmaster.ended.then(async (end) => {
    await clearSocketDirectory(file.socketDirectory)
    await release(locks)
    return typeof end === 'number' ? `it ended with code ${end}` : `it was ended by ${end}`
  })
  return {
    address: addressOf(file),
    pid: file.pid,
    firstStart,
    async stop() {
      stopping = true
      await postmaster.stop()
      await over
    },
    unref: () => postmaster.unref(),
    onExit(listener) {
      over.then((why) => {
        if (!stopping) listener(why)
      })
    },
  }
}

async function release(locks: Lock[]): Promise<void> {
  await Promise.all(locks.map((lock) => lock.release()))
}
