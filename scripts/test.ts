import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/**
 * `npm test`: every test, in two processes side by side. What shares the run's one database runs in one of them; the
 * command line, whose tests start servers of their own and wait for them, and the engine and the faces, which need
 * none, in the other. Options of Node's runner go to both.
 */

const options = [
  '--test',
  '--test-isolation=none',
  '--test-force-exit',
  '--test-timeout=120000',
  ...process.argv.slice(2),
]
const setup = '--test-global-setup=packages/server/src/testing/global_setup.ts'
const onDatabase = [setup, 'packages/{contract,sdk,server}/src/**/*.test.ts', 'scripts/**/*.test.ts']
// The dashboard's code is entered as its bundler enters it: through the SDK's source.
const byThemselves = ['--conditions=foyer-source', 'packages/{cli,dashboard,engine,widget}/src/**/*.test.ts']

const first = spawn(process.execPath, [...options, ...onDatabase], { stdio: 'inherit' })
const second = spawn(process.execPath, [...options, ...byThemselves], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const run of [first, second]) run.kill(signal)
  })

const ended = (run: typeof first) =>
  new Promise<number>((resolve) => run.once('exit', (code) => resolve(code ?? 1)))
// Told in one piece afterwards, so that the two are not read as one.
const [codes, told] = await Promise.all([Promise.all([first, second].map(ended)), text(second.stdout!)])
process.stdout.write(`\nThe command line, the engine and the faces:\n${told}`)
process.exitCode = codes.find((code) => code !== 0) ?? 0
