import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A face is built from its source to static files, which the server gives out. */
export interface Face {
  name: 'dashboard' | 'widget'
  /** Where the repository is, and the package in it. */
  root: string
  folder: string
  /** Where its files are, with the stamp of the source they were built from. */
  dist: string
  /** What it is made of besides its own package. */
  uses: string[]
}

export const facesIn = (root: string): Face[] => [
  faceOf(root, 'dashboard', ['packages/{contract,sdk}/src/**/*.ts', 'packages/widget/src/**/*']),
  faceOf(root, 'widget', ['packages/contract/src/**/*.ts', 'packages/sdk/src/server_sent_events.ts']),
]

export const faces = facesIn(fileURLToPath(new URL('../../', import.meta.url)))

function faceOf(root: string, name: Face['name'], uses: string[]): Face {
  const folder = join(root, 'packages', name)
  return { name, root, folder, dist: join(folder, 'dist'), uses }
}

export const stampFile = (dist: string) => join(dist, 'source.sha256')

const own = ['src/**/*', 'public/**/*', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json']

/** Of everything that a build depends on: a face is up to date when it was built from the same. */
export function stampOf({ name, root, uses }: Face): string {
  const patterns = [
    ...own.map((pattern) => `packages/${name}/${pattern}`),
    ...uses,
    'scripts/faces/*.ts',
    'package-lock.json',
  ]
  const hash = createHash('sha256')
  for (const file of filesIn(root, patterns)) {
    const content = readFileSync(file)
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

const filesIn = (root: string, patterns: string[]) =>
  globSync(patterns, { cwd: root, withFileTypes: true, exclude: ['**/*.test.*'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

export function isUpToDate(face: Face): boolean {
  try {
    return readFileSync(stampFile(face.dist), 'utf8') === stampOf(face)
  } catch {
    // It was never built, or its source is just being changed.
    return false
  }
}
