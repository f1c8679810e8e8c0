import { parseArgs } from 'node:util'
import { scenarioWorld } from '../packages/server/src/testing/scenarios/world.ts'
import { simulate } from '../packages/server/src/testing/simulation/run.ts'
import { withTrialService } from '../packages/server/src/testing/trial_service.ts'

/** `npm run simulate`: R12 over many conversations, on a server of its own. `--conversations`, `--seed` of the first. */

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '0' },
  },
})
const [first, conversations] = [Number(values.seed), Number(values.conversations)]
const portion = 50

await withTrialService('npm run simulate', async (service) => {
  const api = await scenarioWorld(service)
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
  const { turns, completed, faults } = total
  for (const fault of faults.slice(0, 50)) console.log(fault)
  console.log(
    `${conversations} conversations, ${turns} turns, ${completed} completed, in ${seconds} s: ${faults.length} faults`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
})
