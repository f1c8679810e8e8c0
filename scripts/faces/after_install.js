// Runs after every install, on whatever Node the machine has: plain JavaScript, no dependencies.
// A face that cannot be built does not spoil the install: `foyer serve` tries again and says so.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const pinned = join(here, '..', '..', 'node_modules', '.bin', 'node')
const node = existsSync(pinned) ? pinned : process.execPath
const { status } = spawnSync(node, [join(here, 'main.ts'), '--if-needed'], { stdio: 'inherit' })

if (status !== 0)
  console.warn(
    'The dashboard and the widget could not be built. The API works without them; `npm run build` tries again.',
  )
