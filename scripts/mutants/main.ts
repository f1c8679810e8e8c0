import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../packages/server/src/platform/db/embedded/index.ts'
import { Baseline } from './baseline.ts'
import type { Mutant } from './edit.ts'
import { guardMutants } from './guards.ts'
import { ruleMutants } from './rules.ts'
import { type Outcome, run } from './run.ts'

/**
 * `npm run mutants [word…]`: switches every compile rule and every marked guard off in turn; some test must fail for
 * each. With words, only the mutants whose name or file contains one of them; with `--list`, says which and ends.
 */

const given = process.argv.slice(2)
const words = given.filter((word) => word !== '--list')
const { mutants: guards, strays } = guardMutants()
if (strays.length > 0) {
  console.error(`These markers switch nothing off:\n\n${strays.join('\n')}`)
  process.exit(1)
}
const mutants = [...ruleMutants(), ...guards].filter(
  ({ name, file }) => words.length === 0 || words.some((word) => `${name} ${file}`.includes(word)),
)
if (mutants.length === 0) {
  console.error(`No mutant has ${words.join(' or ')} in its name or file.`)
  process.exit(1)
}
if (given.includes('--list'))
  for (const mutant of mutants) console.log(`${shortFile(mutant)}: ${mutant.name}`)
else process.exitCode = (await withDatabase(allAreNoticed)) ? 0 : 1

async function withDatabase(work: () => Promise<boolean>): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-mutants-'))
  const server = await startEmbedded({ dataDirectory: directory, purpose: 'npm run mutants', log: () => {} })
  process.env.FOYER_TEST_ADDRESS = JSON.stringify(server.address)
  try {
    return await work()
  } finally {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function allAreNoticed(): Promise<boolean> {
  const began = performance.now()
  const survivors: Mutant[] = []
  const baseline = new Baseline()
  const waiting = mutants.values()
  async function work() {
    for (const mutant of waiting) {
      const { killedBy, seconds } = await ask(mutant, baseline)
      if (killedBy === undefined) survivors.push(mutant)
      const verdict = killedBy === undefined ? '✖ SURVIVED' : '✔ noticed '
      const by = killedBy === undefined ? '' : `\n${' '.repeat(21)}by “${killedBy}”`
      console.log(`${verdict} ${seconds.toFixed(1).padStart(5)} s  ${shortFile(mutant)}: ${mutant.name}${by}`)
    }
  }
  await Promise.all([work(), work()])
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `${mutants.length - survivors.length} of ${mutants.length} mutants were noticed (${seconds} s).`,
  )
  for (const { file, name, tests } of survivors)
    console.log(`Nobody noticed that “${name}” was off in ${file}: add a test to ${tests.flat().join(', ')}.`)
  return survivors.length === 0
}

/** Group by group, until one of them notices. */
async function ask(mutant: Mutant, baseline: Baseline): Promise<Outcome> {
  let seconds = 0
  for (const tests of mutant.tests) {
    await baseline.check(tests)
    const outcome = await run(tests, mutant)
    seconds += outcome.seconds
    if (outcome.killedBy !== undefined) return { ...outcome, seconds }
  }
  return { seconds }
}

function shortFile({ file }: Mutant): string {
  return file.replace(/^packages\/(\w+)\/src\//, '$1/')
}
