import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { chown, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, type Environment, isModelVariable } from '../../config.ts'
import { makeFolder } from '../../platform/index.ts'
import { OperatorRefusal } from '../refusal.ts'

/**
 * model.json in the data directory: settings of models by the names that they have in the environment, for operators
 * who would rather not restart. It holds keys, so its owner alone reads it.
 */
export const modelFileIn = ({ dataDirectory }: Pick<Config, 'dataDirectory'>) =>
  join(dataDirectory, 'model.json')

/** What is in the file, read again when the file is another one. Nothing where there is none. */
export function openModelFile(path: string): () => Environment {
  let read: { version: string; variables: Environment } | undefined
  return () => {
    const version = versionOf(path)
    if (read?.version !== version)
      read = { version, variables: version === 'none' ? {} : parse(path, textOf(path)) }
    return read.variables
  }
}

/** It takes some microseconds, and a notice of the file system may never come. */
function versionOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? [found.ino, found.size, found.mtimeMs].join(' ') : 'none'
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorRefusal(`${path} cannot be read (${code}): give it to the user that runs the server.`)
  }
}

function parse(path: string, text: string): Environment {
  const entries = Object.entries(objectIn(path, text))
  const stranger = entries.find(([name]) => !isModelVariable(name))
  if (stranger)
    throw new OperatorRefusal(`${path} has "${stranger[0]}", which is not a setting of models: remove it.`)
  const wrong = entries.find(([, value]) => !['string', 'number', 'boolean'].includes(typeof value))
  if (wrong) throw new OperatorRefusal(`${path} has no text under ${wrong[0]}: give it one, or remove it.`)
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

function objectIn(path: string, text: string): object {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed
  } catch {
    // What is no JSON may have a key in it: it is not repeated.
  }
  throw new OperatorRefusal(
    `${path} is not a JSON object with settings: correct it, or remove it and set the model again with \`foyer model\`.`,
  )
}

/** Written aside and renamed, so that a server reads all of it or what was there before. */
export async function writeModelFile(path: string, dataDirectory: string, variables: Environment) {
  const failed = (error: NodeJS.ErrnoException) => {
    throw new OperatorRefusal(
      `${path} cannot be written (${error.code}). Set FOYER_DATA_DIR to a folder you can write to.`,
    )
  }
  if (Object.keys(variables).length === 0) return unlink(path).catch(unlessGone).catch(failed)
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  await (async () => {
    await makeFolder(dataDirectory)
    await writeFile(aside, `${JSON.stringify(variables, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    })
    await giveToOwner(aside, dataDirectory)
    await rename(aside, path)
  })().catch(async (error) => {
    await unlink(aside).catch(unlessGone)
    failed(error)
  })
}

function unlessGone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

/** A server may run as another user than the administrator who types the command. */
async function giveToOwner(path: string, dataDirectory: string) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dataDirectory)
  await chown(path, uid, gid)
}
