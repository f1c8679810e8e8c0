import { randomBytes } from 'node:crypto'
import { link, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, parseSecrets, type SecretList } from '../platform/index.ts'
import { OperatorRefusal } from './refusal.ts'

/**
 * The secret of an installation whose operator set none: made once, kept in the data directory, readable by its owner
 * only. It is written aside and then linked, so that of two first starts both use the one that was there first.
 */
export async function secretInFile(dataDirectory: string): Promise<SecretList> {
  const file = join(dataDirectory, 'secret')
  const kept =
    (await readIfThere(file).catch(unusable(file, 'read'))) ??
    (await make(dataDirectory, file).catch(unusable(file, 'written')))
  const secrets = parseSecrets(kept)
  if (secrets) return secrets
  throw new OperatorRefusal(
    `${file} is damaged. Restore it from a backup, or set FOYER_SECRET to what it contained.`,
  )
}

async function make(dataDirectory: string, file: string): Promise<string> {
  await makeFolder(dataDirectory)
  const aside = `${file}.${randomBytes(6).toString('hex')}`
  const line = `${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}\n`
  await writeFile(aside, line, { mode: 0o600, flag: 'wx', flush: true })
  try {
    // A link never replaces a file, as a rename would: two servers that start at once share one secret.
    await link(aside, file)
    return line
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return await readFile(file, 'utf8')
  } finally {
    await unlink(aside)
  }
}

const unusable = (file: string, done: 'read' | 'written') => (error: NodeJS.ErrnoException) => {
  throw new OperatorRefusal(
    `${file} cannot be ${done} (${error.code}). Set FOYER_DATA_DIR to a folder you can write to, or set FOYER_SECRET.`,
  )
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}
