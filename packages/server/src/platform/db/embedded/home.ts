import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../make_folder.ts'
import { type Account, closedOnTheWay } from './account.ts'
import { EmbeddedRefusal } from './refusal.ts'

/**
 * The folder that holds the cluster: the data directory, or one apart when PostgreSQL's user cannot reach
 * the data directory (root's /root is closed, and PostgreSQL only works with absolute paths).
 */
export interface Home {
  directory: string
  apart: boolean
  /** Whether the cluster of a home apart was completed once, so that its absence means a loss. */
  settled: boolean
}

const homesApart = '/var/lib/foyer'
const recordIn = (dataDirectory: string) => join(dataDirectory, 'postgres.json')

export const clusterIn = (home: Home) => join(home.directory, 'postgres')

/** Makes the data directory, or takes an empty one: others may pass it to reach the cluster, no more. */
export async function openDataDirectory(path: string, account: Account): Promise<string> {
  await makeFolder(path, 0o700)
  const directory = await realpath(path)
  if (account.lowered && (await readdir(directory)).length === 0) {
    await chmod(directory, (await stat(directory)).mode | 0o011)
  }
  return directory
}

/** The record of a home apart; without one the data directory is its own home. */
export async function readHome(dataDirectory: string): Promise<Home> {
  try {
    const record = JSON.parse(await readFile(recordIn(dataDirectory), 'utf8')) as Omit<Home, 'apart'>
    return { ...record, apart: true }
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new EmbeddedRefusal(
        `${recordIn(dataDirectory)} is damaged: make it {"directory":"…","settled":true} again, with the ` +
          `folder below ${homesApart} that belongs to it.`,
      )
    }
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { directory: dataDirectory, apart: false, settled: false }
  }
}

/** The recorded home or, for a data directory that has none yet, the place where its cluster goes. */
export async function chooseHome(dataDirectory: string, account: Account): Promise<Home> {
  const recorded = await readHome(dataDirectory)
  if (recorded.settled || !(await closedOnTheWay(dataDirectory, account))) return recorded
  await mkdir(homesApart, { recursive: true })
  const directory = recorded.apart ? recorded.directory : await mkdtemp(join(homesApart, 'data-'))
  await mkdir(directory, { recursive: true })
  // Opened by hand, since a strict umask would close them to PostgreSQL's user.
  for (const path of [homesApart, directory]) await chmod(path, 0o711)
  await writeFile(join(directory, 'belongs_to'), `${dataDirectory}\n`)
  const home = { directory, apart: true, settled: false }
  await writeRecord(dataDirectory, home)
  return home
}

export async function settleHome(dataDirectory: string, home: Home): Promise<void> {
  if (home.apart && !home.settled) await writeRecord(dataDirectory, { ...home, settled: true })
}

async function writeRecord(dataDirectory: string, { directory, settled }: Home): Promise<void> {
  const path = recordIn(dataDirectory)
  await writeFile(`${path}.draft`, `${JSON.stringify({ directory, settled })}\n`, { flush: true })
  await rename(`${path}.draft`, path)
}
