import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** `npm run screenshots [-- <folder>]`: every page, light and dark, wide and narrow, on the demo's data. */

const folder = resolve(process.argv[2] ?? 'screenshots')
const options = ['--test', '--test-isolation=none', '--test-force-exit', '--test-timeout=300000']
const { status } = spawnSync(process.execPath, [...options, 'e2e/take_screenshots.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FOYER_SCREENSHOTS: folder },
})
if (status === 0) console.log(`The pictures are in ${folder}; index.html there shows all of them.`)
process.exitCode = status ?? 1
