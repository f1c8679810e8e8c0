import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The package as its users get it: built and packed by npm, unpacked into the node_modules of a project. */

export const run = promisify(execFile)
export const root = fileURLToPath(new URL('../../../../', import.meta.url))

export interface Project {
  folder: string
  /** The unpacked package. */
  installed: string
  remove(): void
}

/** Works on a copy of the repository's relevant part: two runs of the tests do not meet in `dist/`. */
export async function installPackage(): Promise<Project> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-sdk-'))
  const copy = join(folder, 'repository')
  const source = join(copy, 'packages/sdk')
  for (const path of ['tsconfig.base.json', 'packages/sdk'])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (name) => !name.endsWith('/dist') })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  await run('npm', ['pack', '--pack-destination', folder], { cwd: source })

  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))!
  const scope = join(folder, 'node_modules/@foyer')
  mkdirSync(scope, { recursive: true })
  await run('tar', ['-xzf', join(folder, packed), '-C', scope])
  renameSync(join(scope, 'package'), join(scope, 'sdk'))
  rmSync(copy, { recursive: true })
  return { folder, installed: join(scope, 'sdk'), remove: () => rmSync(folder, { recursive: true }) }
}
