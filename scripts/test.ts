import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'

/**
 * `npm test`: every test, in two processes side by side, each with a database of its own: most of what uses storage in
 * one of them; what reads sources, the command line, the engine and the faces in the other. With `--storage` only what
 * uses storage, in one process, for a run on another PostgreSQL. Other options go to Node's runner.
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
const server = 'packages/server/src'
/** What reads sources takes long and needs little of the machine: it goes where there is time. */
const readers = ['fetching', 'ingestion', 'reading', 'reembedding']
const onDatabase = [
  'packages/{contract,sdk}/src/**/*.test.ts',
  `${server}/*.test.ts`,
  `${server}/!(knowledge)/**/*.test.ts`,
  `${server}/knowledge/!(${readers.join('|')})/**/*.test.ts`,
  'scripts/**/*.test.ts',
]
const readingSources = [`${server}/knowledge/{${readers.join(',')}}/**/*.test.ts`]
const byThemselves = ['packages/{cli,dashboard,engine,widget}/src/**/*.test.ts', 'evals/**/*.test.ts']
// The dashboard's code is entered as its bundler enters it: through the SDK's source.
const fromSource = '--conditions=foyer-source'

// Otherwise every server that a test starts would find that the faces are to be built, and build them.
spawnSync(process.execPath, ['scripts/faces/main.ts', '--if-needed'], { stdio: 'inherit' })

const alone = storageOnly ? readingSources : []
const first = spawn(process.execPath, [...options, setup, ...onDatabase, ...alone], { stdio: 'inherit' })
const second = storageOnly
  ? null
  : spawn(process.execPath, [...options, setup, fromSource, ...readingSources, ...byThemselves], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
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
if (second)
  process.stdout.write(`\nWhat reads sources, the command line, the engine and the faces:\n${await told}`)
process.exitCode = codes.find((code) => code !== 0) ?? 0
