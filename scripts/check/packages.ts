import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Entrances } from './imports.ts'
import { root } from './source_files.ts'

/** What the package files say: where a package is entered, and what it may use. */

/** A published package leads to what was built, and inside this repository to its source. */
type Target = string | { 'foyer-source': string }

interface PackageFile {
  name: string
  exports?: Record<string, Target>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface Packages {
  entrances: Entrances
  /** By folder, `packages/server`: the npm packages that its own file declares. The root's folder is ``. */
  declared: ReadonlyMap<string, ReadonlySet<string>>
}

export function readPackages(): Packages {
  const entrances = new Map<string, string>()
  const declared = new Map<string, ReadonlySet<string>>()
  for (const path of ['package.json', ...globSync('packages/*/package.json', { cwd: root })]) {
    const file = JSON.parse(readFileSync(new URL(path, root), 'utf8')) as PackageFile
    const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path)
    for (const [subpath, target] of Object.entries(file.exports ?? {}))
      entrances.set(posix.join(file.name, subpath), posix.join(folder, sourceOf(target)))
    const { dependencies, devDependencies, optionalDependencies } = file
    declared.set(
      folder,
      new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })),
    )
  }
  return { entrances, declared }
}

const sourceOf = (target: Target) => (typeof target === 'string' ? target : target['foyer-source'])
