import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Node's own `recursive` never returns where a file system refuses new folders
 * with ENOENT, as /proc does.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const parent = dirname(path)
    if (code === 'EEXIST' && (await isFolder(path))) return
    if (code !== 'ENOENT' || parent === path || (await isFolder(parent))) throw error
    await makeFolder(parent, mode)
    await makeFolder(path, mode)
  }
}

const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
