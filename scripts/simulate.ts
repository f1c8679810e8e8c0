import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../packages/server/src/db/database.ts'
import { startEmbedded } from '../packages/server/src/db/embedded/index.ts'
import { startService } from '../packages/server/src/testing/api.ts'
import { scenarioWorld } from '../packages/server/src/testing/scenarios/world.ts'
import { simulate } from '../packages/server/src/testing/simulation/run.ts'

/** `npm run simulate`: R12 over many conversations, on a server of its own. `--conversations`, `--seed` of the first. */

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '0' },
  },
})

const directory = mkdtempSync(join(tmpdir(), 'foyer-simulate-'))
const embedded = await startEmbedded({ dataDirectory: directory, purpose: 'npm run simulate', log: () => {} })
const database = await openDatabase(embedded.address, { now: new Date(), connections: 5 })
const service = await startService({ database })
const api = await scenarioWorld(service)
const first = Number(values.seed)
const conversations = Number(values.conversations)
const portion = 50
const total = { turns: 0, completed: 0, faults: [] as string[] }
const began = performance.now()
for (let done = 0; done < conversations; done += portion) {
  const seeds = Array.from({ length: Math.min(portion, conversations - done) }, (_, n) => first + done + n)
  const { turns, completed, faults } = await simulate(api, seeds)
  total.turns += turns
  total.completed += completed
  total.faults.push(...faults)
  process.stderr.write(`${done + seeds.length} of ${conversations}\n`)
}
const seconds = ((performance.now() - began) / 1000).toFixed(0)
for (const fault of total.faults.slice(0, 50)) console.log(fault)
console.log(
  `${conversations} conversations, ${total.turns} turns, ${total.completed} completed, in ${seconds} s: ${total.faults.length} faults`,
)
process.exitCode = total.faults.length > 0 ? 1 : 0

await service.app.close()
await database.close()
await embedded.stop()
rmSync(directory, { recursive: true, force: true })
