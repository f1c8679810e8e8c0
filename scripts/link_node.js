// Runs after every install, on whatever Node the machine has: plain JavaScript, no dependencies.
// Two platform packages claim the bin name `node`; npm 10 then links neither. This makes the link,
// so that every npm script runs on the pinned Node.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules')
const pinned = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')

if (existsSync(pinned)) {
  const link = join(modules, '.bin', 'node')
  mkdirSync(dirname(link), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), pinned), link)
}
