import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { type Group, testGroups } from './tests/groups.ts'
import { onStorage } from './tests/storage.ts'

/**
 * `npm test`: every test, in a few processes side by side, each with a database of its own. With `--storage` only what
 * uses storage, for a run on another PostgreSQL. Other options go to Node's runner.
 */

const given = process.argv.slice(2)
const options = [
  '--test',
  '--test-isolation=none',
  '--test-force-exit',
  '--test-timeout=120000',
  '--test-global-setup=packages/server/src/testing/global_setup.ts',
  // The dashboard's code is entered as its bundler enters it: through the SDK's source.
  '--conditions=foyer-source',
  ...given.filter((option) => option !== '--storage'),
]
const groups = given.includes('--storage') ? onStorage(testGroups()) : testGroups()

// Otherwise every server that a test starts would find that the faces are to be built, and build them.
spawnSync(process.execPath, ['scripts/faces/main.ts', '--if-needed'], { stdio: 'inherit' })

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
  })

const start = ({ files }: Group, stdout: 'inherit' | 'pipe') => {
  const child = spawn(process.execPath, [...options, ...files], { stdio: ['ignore', stdout, 'inherit'] })
  running.add(child)
  return child
}
const endOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))

const reports: string[] = []
/** Told in one piece when it has ended, so that the groups are not read as one. */
async function runInSilence(group: Group): Promise<number> {
  const child = start(group, 'pipe')
  const [code, told] = await Promise.all([endOf(child), text(child.stdout!)])
  reports.push(`\n=== ${group.name}\n${told}`)
  return code
}

const silent = groups.slice(0, -1).map(runInSilence)
const codes = await Promise.all([...silent, endOf(start(groups.at(-1)!, 'inherit'))])
for (const report of reports) process.stdout.write(report)
process.exitCode = codes.find((code) => code !== 0) ?? 0
