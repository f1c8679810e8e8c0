import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'

/**
 * `npm test`: every test, in two processes side by side. What shares the run's one database runs in one of them; the
 * command line, whose tests start servers of their own and wait for them, and the engine and the faces, which need
 * none, in the other. With `--storage` only the first, for a run on another PostgreSQL. Other options go to Node's runner.
 */

const given = process.argv.slice(2)
const storageOnly = given.includes('--storage')
const options = [
  '--test',
  '--test-isolation=none',
  '--test-force-exit',
  '--test-timeout=120000',
  ...given.filter((option) => option !== '--storage'),
]
const setup = '--test-global-setup=packages/server/src/testing/global_setup.ts'
const onDatabase = [setup, 'packages/{contract,sdk,server}/src/**/*.test.ts', 'scripts/**/*.test.ts']
// The dashboard's code is entered as its bundler enters it: through the SDK's source.
const byThemselves = ['--conditions=foyer-source', 'packages/{cli,dashboard,engine,widget}/src/**/*.test.ts']

// Otherwise every server that a test starts would find that the faces are to be built, and build them.
spawnSync(process.execPath, ['scripts/faces/main.ts', '--if-needed'], { stdio: 'inherit' })

const first = spawn(process.execPath, [...options, ...onDatabase], { stdio: 'inherit' })
const second = storageOnly
  ? null
  : spawn(process.execPath, [...options, ...byThemselves], { stdio: ['ignore', 'pipe', 'inherit'] })
const runs = second ? [first, second] : [first]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const run of runs) run.kill(signal)
  })

const ended = (run: typeof first) =>
  new Promise<number>((resolve) => run.once('exit', (code) => resolve(code ?? 1)))
// Told in one piece afterwards, so that the two are not read as one.
const told = second ? text(second.stdout) : ''
const codes = await Promise.all(runs.map(ended))
if (second) process.stdout.write(`\nThe command line, the engine and the faces:\n${await told}`)
process.exitCode = codes.find((code) => code !== 0) ?? 0
