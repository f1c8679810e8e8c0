import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../packages/server/src/db/database.ts'
import { startEmbedded } from '../packages/server/src/db/embedded/index.ts'
import { startService } from '../packages/server/src/testing/api.ts'
import { scenarioFiles, writeScenario } from '../packages/server/src/testing/scenarios/files.ts'
import { runScenario } from '../packages/server/src/testing/scenarios/run.ts'
import { transcript } from '../packages/server/src/testing/scenarios/transcript.ts'
import { scenarioWorld } from '../packages/server/src/testing/scenarios/world.ts'

/**
 * `npm run scenarios`: has every conversation of packages/engine/src/scenarios and prints it with the agent's words.
 * With `--write`, what happened becomes what the file expects: read it line by line before it is kept. Names choose
 * files by a part of their path.
 */

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
})

const directory = mkdtempSync(join(tmpdir(), 'foyer-scenarios-'))
const embedded = await startEmbedded({
  dataDirectory: directory,
  purpose: 'npm run scenarios',
  log: () => {},
})
const database = await openDatabase(embedded.address, { now: new Date(), connections: 5 })
const service = await startService({ database })
try {
  const api = await scenarioWorld(service)
  const isChosen = (name: string) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part))
  for (const { name, scenario } of scenarioFiles().filter((file) => isChosen(file.name))) {
    const script = transcript()
    const happened = await runScenario(api, scenario, script.overhear)
    if (values.write) writeScenario({ name, scenario: happened })
    console.log(script.print(name, happened))
  }
} finally {
  await service.app.close()
  await database.close()
  await embedded.stop()
  rmSync(directory, { recursive: true, force: true })
}
// The tests' way in brings their runner along, which would report on no tests at the end.
process.exit()
