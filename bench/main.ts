import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../packages/server/src/platform/db/embedded/index.ts'
import type { Comparison } from './compare.ts'
import { type Contention, compareEdits, contend } from './edits.ts'
import { prepareFixture } from './fixture.ts'
import { compareGrowth } from './growth.ts'
import { type Program, startProgram } from './program.ts'
import { compareReads } from './reads.ts'
import { tableOf } from './report.ts'
import { describeSearch, measureSearch, type SearchFigures } from './search.ts'
import { describeStart, measureStart, type StartFigures } from './start.ts'
import { describeTurns, measureTurns, shareThatStayed, type TurnFigures } from './turns.ts'

/**
 * `npm run bench`: the product and a bare handler side by side, alternated, on one PostgreSQL; searches and starts
 * by themselves. `--only P1`, `P2`, `P3`, `P4`, `P6` or `P7`, `--seconds` of each run, `--rounds`, `--organizations` of P3,
 * `--json` for machines.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    organizations: { type: 'string', default: '1000' },
    json: { type: 'boolean', default: false },
  },
})
const passages = 100_000
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
const asked = (name: string) => values.only === undefined || values.only.toUpperCase() === name
const say = (line: string) => values.json || console.error(line)

const comparisons: Comparison[] = []
const contentions: Contention[] = []
const searches: SearchFigures[] = []
const turns: TurnFigures[] = []
const starts: StartFigures[] = []
if (['P1', 'P2', 'P3', 'P4'].some(asked)) await compareOnPostgres()
if (asked('P6')) {
  say('P6: searches …')
  searches.push(measureSearch(passages))
}
if (asked('P7')) {
  say('P7: starts …')
  starts.push(await measureStart(pace.rounds))
}
const described = () => [
  tableOf(comparisons, contentions),
  ...turns.map(describeTurns),
  ...searches.map(describeSearch),
  ...starts.map(describeStart),
]
console.log(
  values.json
    ? JSON.stringify({ comparisons, contentions, turns, searches, starts })
    : described().filter(Boolean).join('\n'),
)

async function compareOnPostgres() {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const postgres = await startEmbedded({ dataDirectory: directory, purpose: 'npm run bench', log: () => {} })
  const programs: Program[] = []
  try {
    const { address } = postgres
    // P2 has an organization per program, so that neither edits what the other locks.
    const readers = await prepareFixture(address, 'readers', 3)
    const ours = await prepareFixture(address, 'product', 50)
    const theirs = await prepareFixture(address, 'bare', 50)
    const [product, bare] = [await startProgram('product', address), await startProgram('bare', address)]
    programs.push(product, bare)

    if (asked('P1')) {
      say('P1: reads …')
      comparisons.push(...(await compareReads(product, bare, readers, pace)))
    }
    if (asked('P2')) {
      say('P2: edits …')
      const sides = [
        { program: product, fixture: ours },
        { program: bare, fixture: theirs },
      ] as const
      comparisons.push(await compareEdits(...sides, pace))
      contentions.push(await contend(product, ours, pace))
    }
    if (asked('P3')) {
      say('P3: growth …')
      comparisons.push(...(await compareGrowth(address, Number(values.organizations), pace)))
    }
    if (asked('P4')) {
      say('P4: turns …')
      const figures = await measureTurns(product, await prepareFixture(address, 'talking', 1), pace)
      await product.stop()
      turns.push({ ...figures, stayed: await shareThatStayed(address) })
    }
  } finally {
    await Promise.all(programs.map((program) => program.stop()))
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
