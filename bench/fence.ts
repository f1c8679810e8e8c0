import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../packages/server/src/platform/db/connect.ts'
import { openDatabase } from '../packages/server/src/platform/db/database.ts'
import { startEmbedded } from '../packages/server/src/platform/db/embedded/index.ts'

/**
 * What `enter_organization` costs, with which every transaction of an organization begins: the packet with and without
 * it, in turns. Fails when it takes longer than 0.2 ms.
 */

const rounds = 20
const perRound = 500
const opening = `begin; set local app.organization_id = '7'`
const ways = {
  without: opening,
  with: `${opening}; call enter_organization(7)`,
}

const directory = mkdtempSync(join(tmpdir(), 'foyer-fence-'))
const postgres = await startEmbedded({ dataDirectory: directory, purpose: 'bench/fence.ts', log: () => {} })
try {
  await (await openDatabase(postgres.address, { now: new Date() })).close()
  const sql = connect(postgres.address, { connections: 1, session: { role: 'foyer_app' } })
  const took: Record<keyof typeof ways, number[]> = { without: [], with: [] }
  for (let round = 0; round < rounds; round++)
    for (const [way, begin] of Object.entries(ways)) {
      const began = performance.now()
      for (let times = 0; times < perRound; times++) await sql.unsafe(`${begin}; commit`)
      took[way as keyof typeof ways].push(((performance.now() - began) * 1000) / perRound)
    }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
  const least = (values: number[]) => Math.min(...values)
  for (const [name, of] of [
    ['median', median],
    ['least', least],
  ] as const) {
    const [without, fenced] = [of(took.without), of(took.with)]
    console.log(
      `${name}: ${without.toFixed(0)} µs without, ${fenced.toFixed(0)} µs with: ${(fenced - without).toFixed(0)} µs for each transaction`,
    )
    if (fenced - without > 200) process.exitCode = 1
  }
  await sql.end()
} finally {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
