import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Group, testGroups } from './tests/groups.ts'
import { onStorage } from './tests/storage.ts'

/**
 * `npm test`: every test, in a few processes side by side, each with a database of its own. With `--storage` only what
 * uses storage, for a run on another PostgreSQL. Other options go to Node's runner.
 *
 * What fails is run once more when the others have ended: three processes on two cores starve a test now and then. What
 * passes then is named, so that it gets mended; what fails again, and what breaks many files, fails the run.
 */

/** More than these fail for a reason. */
const mostRerun = 3
const given = process.argv.slice(2)
const options = [
  '--test',
  '--test-isolation=none',
  '--test-force-exit',
  '--test-timeout=120000',
  '--test-global-setup=packages/server/src/testing/global_setup.ts',
  // The dashboard's code is entered as its bundler enters it: through the SDK's source.
  '--conditions=foyer-source',
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./scripts/tests/failed_files.ts',
]
const groups = given.includes('--storage') ? onStorage(testGroups()) : testGroups()
/** Where `foyer` has it, too: a process or thread that a test starts finds compiled what another has loaded before. */
const compiled = join(tmpdir(), 'node-compile-cache')
const scratch = mkdtempSync(join(tmpdir(), 'foyer-tests-'))

// Otherwise every server that a test starts would find that the faces are to be built, and build them.
spawnSync(process.execPath, ['scripts/faces/main.ts', '--if-needed'], { stdio: 'inherit' })

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
  })

interface Outcome {
  passed: boolean
  report: string
  failed: string[]
}

async function run({ name, files }: Group, stdout: 'inherit' | 'pipe'): Promise<Outcome> {
  const list = join(scratch, name.replaceAll(/\W+/g, '-'))
  const rest = given.filter((option) => option !== '--storage')
  const child = spawn(
    process.execPath,
    [...options, `--test-reporter-destination=${list}`, ...rest, ...files],
    { stdio: ['ignore', stdout, 'inherit'], env: { NODE_COMPILE_CACHE: compiled, ...process.env } },
  )
  running.add(child)
  const [code, report] = await Promise.all([
    new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1))),
    child.stdout === null ? '' : text(child.stdout),
  ])
  running.delete(child)
  const failed = readFileSync(list, 'utf8').split('\n').filter(Boolean)
  return { passed: code === 0, report: `\n=== ${name}\n${report}`, failed }
}

/** All but the last are told in one piece when they have ended, so that the groups are not read as one. */
const outcomes = await Promise.all(
  groups.map((group) => run(group, group === groups.at(-1) ? 'inherit' : 'pipe')),
)
for (const { report } of outcomes.slice(0, -1)) process.stdout.write(report)

const broken = outcomes.filter(({ passed }) => !passed)
const failed = [...new Set(broken.flatMap((outcome) => outcome.failed))].map((file) => relative('.', file))
if (broken.length > 0) process.exitCode = (await passesAgain()) ? 0 : 1
rmSync(scratch, { recursive: true })

async function passesAgain(): Promise<boolean> {
  const isNamed = broken.every((outcome) => outcome.failed.length > 0)
  if (!isNamed || failed.length > mostRerun) return false
  const { passed } = await run({ name: 'once more, alone', files: failed }, 'inherit')
  if (passed)
    console.log(`\nFailed at first and passed alone, so depends on timing:\n  ${failed.join('\n  ')}`)
  return passed
}
