import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startTestServer } from '../packages/server/src/testing/global_setup.ts'
import { filesOf, propertyRuns, type Suite } from './tests/files.ts'
import { Progress } from './tests/progress.ts'
import { runFiles } from './tests/run_files.ts'

/**
 * `npm test`: the guarantees of the API and the rules. `npm run test:system` (`--system`): what starts PostgreSQL or
 * processes, freezes or kills them, and the long random runs. Parts of file names behind it choose files.
 */

const { values, positionals } = parseArgs({
  options: { system: { type: 'boolean', default: false }, workers: { type: 'string', default: '2' } },
  allowPositionals: true,
})
const suite: Suite = values.system ? 'system' : 'test'
const files = filesOf(suite, positionals)
if (files.length === 0) {
  console.error(`No test file has ${positionals.join(' or ')} in its name.`)
  process.exit(1)
}

// Otherwise every server that a test starts would find that the faces are to be built, and build them.
spawnSync(process.execPath, ['scripts/faces/main.ts', '--if-needed'], { stdio: 'inherit' })

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort())

const progress = new Progress(files.length)
const server = await startTestServer()
await runFiles(files, {
  workers: Number(values.workers),
  propertyRuns: propertyRuns[suite],
  prepare: server.freshDatabase,
  onFile: (result) => progress.add(result),
  signal: interruption.signal,
})
await server.stop()
process.exit(progress.end() ? 0 : 1)
