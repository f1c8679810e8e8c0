import { parseArgs } from 'node:util'
import { scenarioFiles, writeScenario } from '../packages/server/src/testing/scenarios/files.ts'
import { runScenario } from '../packages/server/src/testing/scenarios/run.ts'
import { transcript } from '../packages/server/src/testing/scenarios/transcript.ts'
import { scenarioWorld } from '../packages/server/src/testing/scenarios/world.ts'
import { withTrialService } from '../packages/server/src/testing/trial_service.ts'

/**
 * `npm run scenarios`: has every conversation of packages/engine/src/scenarios and prints it with the agent's words.
 * With `--write`, what happened becomes what the file expects: read it line by line before it is kept. Names choose
 * files by a part of their path.
 */

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
})

await withTrialService('npm run scenarios', async (service) => {
  const api = await scenarioWorld(service)
  const isChosen = (name: string) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part))
  for (const { name, scenario } of scenarioFiles().filter((file) => isChosen(file.name))) {
    const script = transcript()
    const happened = await runScenario(api, scenario, script.overhear)
    if (values.write) writeScenario({ name, scenario: happened })
    console.log(script.print(name, happened))
  }
})
