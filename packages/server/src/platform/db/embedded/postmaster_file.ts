import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a running PostgreSQL says of itself in postmaster.pid, one value a line. */
export interface PostmasterFile {
  pid: number
  port: number
  socketDirectory: string
  ready: boolean
}

const pathIn = (cluster: string) => join(cluster, 'postmaster.pid')

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | null> {
  const content = await readFile(pathIn(cluster), 'utf8').catch(ignoreAbsence)
  if (content === null) return null
  const [pid, , , port, socketDirectory = '', , , status = ''] = content.split('\n')
  return { pid: Number(pid), port: Number(port), socketDirectory, ready: status.trim() === 'ready' }
}

/**
 * Makes the file of a PostgreSQL that is known to be gone harmless: its number may belong to any process of
 * the same user by now, and PostgreSQL would take that one for a living server. The file itself must stay,
 * because its shared memory key is how PostgreSQL notices survivors; only the number is replaced by that of
 * our own process, which PostgreSQL, as its child, knows not to be a server.
 */
export async function disarmPostmasterFile(cluster: string): Promise<void> {
  const path = pathIn(cluster)
  const content = await readFile(path, 'utf8').catch(ignoreAbsence)
  if (content === null) return
  const [pid, ...rest] = content.split('\n')
  if (!(Number(pid) > 0)) return rm(path)
  const { uid, gid } = await stat(path)
  const draft = `${path}.draft`
  await writeFile(draft, [process.pid, ...rest].join('\n'), { mode: 0o600 })
  await chown(draft, uid, gid)
  await rename(draft, path)
}

function ignoreAbsence(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
