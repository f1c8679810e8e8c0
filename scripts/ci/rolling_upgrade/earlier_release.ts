import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The release that is to be replaced, in a folder of its own. */

export interface Release {
  name: string
  root: string
}

const run = promisify(execFile)
export const root = fileURLToPath(new URL('../../../', import.meta.url))
const git = async (...parameters: string[]) =>
  (await run('git', ['-c', 'safe.directory=*', ...parameters], { cwd: root })).stdout.trim()

/**
 * The newest release; while there is none, the last commit whose migrations are a part of ours, so that there is
 * something to migrate. Undefined where the clone has no such history.
 */
export async function findEarlier(): Promise<string | undefined> {
  const tag = await git('describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => '')
  if (tag) return tag
  const folder = 'packages/server/src/platform/db/migrations/'
  const migrationsOf = async (commit: string) => (await git('ls-tree', commit, folder)).split('\n')
  const ours = await migrationsOf('HEAD')
  const changes = await git('log', '--first-parent', '--format=%P', '--', folder)
  for (const parents of changes.split('\n')) {
    const [before] = parents.split(' ')
    if (!before) return undefined
    const theirs = await migrationsOf(before)
    if (theirs.length < ours.length && theirs.every((file) => ours.includes(file))) return before
  }
  return undefined
}

export async function unpack(commit: string, into: string): Promise<Release> {
  const folder = await mkdtemp(join(into, 'earlier-'))
  const archive = `${folder}.tar`
  await git('archive', `--output=${archive}`, commit)
  await run('tar', ['-xf', archive, '-C', folder])
  // Nobody asks it for its dashboard, which takes long to build. The API works without.
  await rm(join(folder, 'scripts/faces'), { recursive: true })
  const lock = (at: string) => readFileSync(join(at, 'package-lock.json'), 'utf8')
  const install = () => run('npm', ['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder })
  if (lock(folder) === lock(root)) await linkPackages(folder).catch(install)
  else await install()
  return { name: await git('log', '-1', '--format=%h (%s)', commit), root: folder }
}

/** The same packages by hard links: what reads documents may see only files below its own root. */
async function linkPackages(folder: string) {
  for (const name of globSync('{.,packages/*}/node_modules', { cwd: root }))
    await run('cp', ['-al', join(root, name), join(folder, name)])
}
