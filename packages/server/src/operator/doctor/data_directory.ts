import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from '../../config.ts'
import { clusterIn, nameOfUser, readHome } from '../../platform/db/index.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const check = 'data directory'

export async function checkDataDirectory({ databaseUrl, dataDirectory }: Config): Promise<Finding> {
  if (databaseUrl) return ok(check, 'Not used: DATABASE_URL is set.')
  const found = await stat(dataDirectory).catch(() => null)
  if (!found) return checkParent(dataDirectory)
  if (!found.isDirectory())
    return wrong(check, `${dataDirectory} is not a folder: set FOYER_DATA_DIR to another.`)
  const owner = await nameOfUser(found.uid)
  if (!(await isWritable(dataDirectory)))
    return wrong(
      check,
      `${dataDirectory} belongs to ${owner} and is not writable: run foyer as ${owner}, or set FOYER_DATA_DIR.`,
    )
  return ok(check, `${dataDirectory} exists and is writable; it belongs to ${owner}.`)
}

async function checkParent(directory: string): Promise<Finding> {
  const parent = await nearestFolder(dirname(directory))
  if (await isWritable(parent))
    return note(check, `${directory} does not exist yet: \`foyer serve\` creates it.`)
  return wrong(
    check,
    `${directory} cannot be created in ${parent}: set FOYER_DATA_DIR to a folder you can write to.`,
  )
}

async function nearestFolder(path: string): Promise<string> {
  const found = await stat(path).catch(() => null)
  return found || path === dirname(path) ? path : nearestFolder(dirname(path))
}

const isWritable = (path: string) =>
  access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )

/** Whether the data directory holds a database, so that looking at it does not make one. */
export async function hasCluster(dataDirectory: string): Promise<boolean> {
  const home = await readHome(dataDirectory)
  return stat(clusterIn(home)).then(
    () => true,
    () => false,
  )
}
