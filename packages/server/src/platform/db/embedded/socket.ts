import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Account } from './account.ts'
import type { PostmasterFile } from './postmaster_file.ts'

export interface EmbeddedAddress {
  socketDirectory: string
  port: number
  user: string
  database: string
}

/** Part of the socket's name only: no network port is opened. */
export const port = 5432
export const user = 'foyer'
export const database = 'foyer'

export function addressOf({ socketDirectory, port }: PostmasterFile): EmbeddedAddress {
  return { socketDirectory, port, user, database }
}

const socketIn = (directory: string) => join(directory, `.s.PGSQL.${port}`)

/** The kernels cut a socket's path at 104 or 108 bytes. */
const longestPathBytes = 100
const shortParent = '/tmp'
const shortPrefix = 'foyer-'

/**
 * The folder of the socket, which only the account (and root) may enter: that is the whole access control.
 * It is the cluster itself or, when its path is too long, a short private one. PostgreSQL records it in
 * postmaster.pid, where the command line and the next start find it.
 */
export async function makeSocketDirectory(
  cluster: string,
  account: Account,
  earlier?: string,
): Promise<string> {
  if (Buffer.byteLength(socketIn(cluster)) <= longestPathBytes) return cluster
  // Refused when it exists: a folder that somebody else has put in its place is none of ours.
  if (earlier) await mkdir(earlier, { mode: 0o700 })
  const directory = earlier ?? (await mkdtemp(join(shortParent, shortPrefix)))
  await chown(directory, account.uid, account.gid)
  return directory
}

/** Removes what a socket leaves behind, for a PostgreSQL that has ended. */
export async function clearSocketDirectory(directory: string): Promise<void> {
  if (dirname(directory) === shortParent && basename(directory).startsWith(shortPrefix)) {
    await rm(directory, { recursive: true, force: true })
  } else {
    await rm(socketIn(directory), { force: true })
    await rm(`${socketIn(directory)}.lock`, { force: true })
  }
}
