import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../packages/server/src/db/embedded/index.ts'
import { guards } from './guards/index.ts'
import { type Mutant, mutate } from './mutant.ts'
import { ruleMutants } from './rules.ts'
import { run } from './run.ts'

/**
 * `npm run mutants [word…]`: switches every compile rule and every guard off in turn; some test must fail for each.
 * With words, only the mutants whose name or file contains one of them.
 */

const root = new URL('../../', import.meta.url)
const words = process.argv.slice(2)
const mutants = [...ruleMutants(), ...guards].filter(
  ({ name, file }) => words.length === 0 || words.some((word) => `${name} ${file}`.includes(word)),
)
if (mutants.length === 0) {
  console.error(`No mutant has ${words.join(' or ')} in its name or file.`)
  process.exit(1)
}
const strays = mutants.flatMap(strayOf)
if (strays.length > 0) {
  console.error(`The list of guards and the code have grown apart:\n\n${strays.join('\n\n')}`)
  process.exit(1)
}

const directory = mkdtempSync(join(tmpdir(), 'foyer-mutants-'))
const server = await startEmbedded({ dataDirectory: directory, purpose: 'npm run mutants', log: () => {} })
process.env.FOYER_TEST_ADDRESS = JSON.stringify(server.address)
try {
  process.exitCode = (await testsPass()) && (await allDie()) ? 0 : 1
} finally {
  await server.stop()
  rmSync(directory, { recursive: true, force: true })
}

/** A guard that the code no longer has, or tests that nobody wrote: neither may pass for a noticed mutant. */
function strayOf(mutant: Mutant): string[] {
  const untested = mutant.tests.filter((glob) => globSync(glob, { cwd: root }).length === 0)
  if (untested.length > 0) return [`“${mutant.name}” of ${mutant.file}: no tests at ${untested.join(', ')}`]
  try {
    mutate(readFileSync(new URL(mutant.file, root), 'utf8'), mutant)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** A test that fails anyhow would kill every mutant. */
async function testsPass(): Promise<boolean> {
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))]
  const { killedBy, seconds } = await run(tests)
  if (killedBy === undefined) console.log(`Without a mutant all tests pass (${seconds.toFixed(1)} s).`)
  else console.log(`Without a mutant this test fails already: ${killedBy}`)
  return killedBy === undefined
}

async function allDie(): Promise<boolean> {
  const began = performance.now()
  const survivors: Mutant[] = []
  const waiting = mutants.values()
  async function work() {
    for (const mutant of waiting) {
      const { killedBy, seconds } = await run(mutant.tests, mutant)
      if (killedBy === undefined) survivors.push(mutant)
      const verdict = killedBy === undefined ? '✖ SURVIVED' : '✔ noticed '
      const file = mutant.file.replace(/^packages\/(\w+)\/src\//, '$1/')
      console.log(`${verdict} ${seconds.toFixed(1).padStart(5)} s  ${file}: ${mutant.name}${by(killedBy)}`)
    }
  }
  await Promise.all([work(), work()])
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(
    `${mutants.length - survivors.length} of ${mutants.length} mutants were noticed (${seconds} s).`,
  )
  for (const { file, name, tests } of survivors)
    console.log(`Nobody noticed that “${name}” was off in ${file}: add a test to ${tests.join(', ')}.`)
  return survivors.length === 0
}

function by(killedBy: string | undefined): string {
  return killedBy === undefined ? '' : `\n${' '.repeat(21)}by “${killedBy}”`
}
