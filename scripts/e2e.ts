import { spawnSync } from 'node:child_process'

/**
 * `npm run e2e`: the journeys of people through the product, in a real Chromium, on one server that all of them share.
 * Names of journeys behind it run only those.
 */

const chosen = process.argv.slice(2)
const files = chosen.length === 0 ? ['e2e/*.test.ts', 'packages/widget/e2e/*.test.ts'] : chosen
const options = ['--test', '--test-isolation=none', '--test-force-exit', '--test-timeout=120000']
const { status } = spawnSync(process.execPath, [...options, ...files], { stdio: 'inherit' })
process.exitCode = status ?? 1
