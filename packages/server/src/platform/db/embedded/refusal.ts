import { stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { nameOfUser } from './users.ts'

/** A start that cannot go on. The message is one line that says what to do; callers print it as it is. */
export class EmbeddedRefusal extends Error {
  override name = 'EmbeddedRefusal'
}

export function diskFull(path: string): EmbeddedRefusal {
  return new EmbeddedRefusal(`The disk of ${path} is full: free some space there and start again.`)
}

/** Turns what the file system said into a line for people; every other error stays what it is. */
export async function refusalFor(error: unknown, dataDirectory: string): Promise<unknown> {
  if (error instanceof EmbeddedRefusal || !(error instanceof Error)) return error
  const { code, path: where = '', syscall } = error as NodeJS.ErrnoException
  const path = where === '' || where.startsWith(resolve(dataDirectory)) ? dataDirectory : where
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(dataDirectory)
    case 'ENOTDIR':
    case 'EEXIST':
      return new EmbeddedRefusal(`${path} is not a folder: choose another data directory.`)
    case 'EROFS':
      return new EmbeddedRefusal(
        `${path} is on a disk that is mounted read-only: choose another data directory.`,
      )
    case 'EACCES':
    case 'EPERM':
      return new EmbeddedRefusal(
        `User ${await nameOfUser(process.geteuid?.() ?? 0)} may not use ${path}, which belongs to ` +
          `${await ownerOf(path)}: start Foyer as that user, or choose another data directory.`,
      )
    default:
      // Some file systems have other codes for "no": /proc says ENOENT, a device ENXIO.
      if (syscall !== 'mkdir') return error
      return new EmbeddedRefusal(`${path} cannot be created (${code}): choose another data directory.`)
  }
}

async function ownerOf(path: string): Promise<string> {
  try {
    return await nameOfUser((await stat(path)).uid)
  } catch {
    return path === dirname(path) ? 'root' : ownerOf(dirname(path))
  }
}
