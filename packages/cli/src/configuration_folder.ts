import type { Dirent } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ConfigurationFile } from '@foyer/server'
import { UsageError } from './command.ts'

/** A folder with the files of a configuration. Whatever else is in it is left alone. */

const folders = [
  'agents',
  'deliverable_templates',
  'fit_criteria',
  'identities',
  'prompt_templates',
  'scenarios',
  'services',
  'voice_profiles',
]

/** All files, in the order of their paths. Those in the right folder with a wrong name are for the server to refuse. */
export async function readFolder(folder: string): Promise<ConfigurationFile[]> {
  const present = await list(folder)
  const paths = (
    await Promise.all(
      folders
        .filter((name) => present.some((entry) => entry.name === name))
        .map((name) => pathsIn(folder, name)),
    )
  ).flat()
  return Promise.all(
    paths.sort().map(async (path) => ({ path, content: textOf(path, await readFile(join(folder, path))) })),
  )
}

/** The same for a folder that is to be planned or applied: one without files is a mistake, not an empty wish. */
export async function readConfiguration(folder: string): Promise<ConfigurationFile[]> {
  const files = await readFolder(folder)
  if (files.length === 0)
    throw new UsageError(`${folder} has no files of a configuration. \`foyer pull ${folder}\` writes them.`)
  return files
}

async function list(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`${folder} cannot be read (${code}): name a folder, as \`foyer pull\` writes it.`)
  }
}

async function pathsIn(folder: string, inside: string): Promise<string[]> {
  const entries = await list(join(folder, inside))
  const found = entries.map(async (entry) => {
    const path = `${inside}/${entry.name}`
    if (entry.isDirectory()) return pathsIn(folder, path)
    return isOurs(path) ? [path] : []
  })
  return (await Promise.all(found)).flat()
}

const isOurs = (path: string) =>
  path.startsWith('scenarios/') ? /\.(txt|ya?ml)$/.test(path) : /\.ya?ml$/.test(path)

function textOf(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UsageError(`${path} is not UTF-8: save it in this encoding.`)
  }
}

export interface WrittenFile {
  path: string
  state: 'added' | 'changed' | 'unchanged' | 'removed' | 'kept'
}

type Merge = (path: string, existing: string | null, pulled: string) => string

interface PulledFiles {
  files: ConfigurationFile[]
  /** Were applied, and their objects are archived now. */
  archived: string[]
}

/** Brings the folder to what was pulled. A file that nobody knows of is somebody's next agent: it stays. */
export async function writeFolder(
  folder: string,
  { files, archived }: PulledFiles,
  merge: Merge,
): Promise<WrittenFile[]> {
  await mkdir(folder, { recursive: true })
  const existing = new Map((await readFolder(folder)).map(({ path, content }) => [path, content]))
  const written: WrittenFile[] = []
  for (const { path, content } of files) {
    const before = existing.get(path)
    const after = merge(path, before ?? null, content)
    existing.delete(path)
    if (after !== before) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), after)
    }
    written.push({ path, state: before === undefined ? 'added' : after === before ? 'unchanged' : 'changed' })
  }
  for (const path of existing.keys()) {
    if (path.startsWith('scenarios/')) continue
    const isGone = archived.includes(path)
    if (isGone) await rm(join(folder, path))
    written.push({ path, state: isGone ? 'removed' : 'kept' })
  }
  return written.sort((a, b) => (a.path < b.path ? -1 : 1))
}
