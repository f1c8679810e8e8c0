import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printScenario } from '@foyer/engine'
import { sharedService } from './testing/api.ts'
import { scenarioFiles } from './testing/scenarios/files.ts'
import { runScenario } from './testing/scenarios/run.ts'
import { scenarioWorld } from './testing/scenarios/world.ts'

/** Whole conversations, as they are written down in packages/engine/src/scenarios. */
test('with the builtin reasoner', { timeout: 300_000 }, async (all) => {
  const api = await scenarioWorld(await sharedService())
  for (const { name, scenario } of scenarioFiles())
    await all.test(`${name}: ${scenario.title}`, async () => {
      assert.equal(printScenario(await runScenario(api, scenario)), printScenario(scenario))
    })
})

test('there are thirty of them: three agents in two languages, five each, and most reach their end', () => {
  const files = scenarioFiles()
  const byAgent = Map.groupBy(files, ({ scenario: { agent, locale } }) => `${agent} ${locale}`)
  assert.deepEqual(
    [...byAgent].map(([key, { length }]) => [key, length]).sort(),
    ['front-desk', 'help-desk', 'project-desk'].flatMap((agent) => [
      [`${agent} de`, 5],
      [`${agent} en`, 5],
    ]),
  )
  assert.ok(files.filter(({ scenario }) => scenario.ends.startsWith('completed')).length >= 20)
})
