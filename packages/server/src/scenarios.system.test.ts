import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printScenario } from '@foyer/engine'
import { sharedService, type TestService } from './testing/api.ts'
import { faithful } from './testing/model_provider/faithful.ts'
import { startModelService } from './testing/model_provider/service.ts'
import { scenarioFiles } from './testing/scenarios/files.ts'
import { runScenario } from './testing/scenarios/run.ts'
import { scenarioWorld } from './testing/scenarios/world.ts'

/**
 * Whole conversations, as they are written down in packages/engine/src/scenarios. A model decides itself what a passage
 * answers, so with one only what is captured is the same.
 */
const reasoners: Record<string, { start: () => Promise<TestService>; isSame: (line: string) => boolean }> = {
  'the builtin reasoner': { start: sharedService, isSame: () => true },
  'a model': {
    start: async () => (await startModelService(faithful)).service,
    isSame: (line) => !line.startsWith('agent:'),
  },
}

for (const [reasoner, { start, isSame }] of Object.entries(reasoners))
  test(`with ${reasoner}`, { timeout: 300_000 }, async (all) => {
    const api = await scenarioWorld(await start())
    for (const { name, scenario } of scenarioFiles())
      await all.test(`${name}: ${scenario.title}`, async () => {
        const linesOf = (text: string) => text.split('\n').filter(isSame).join('\n')
        assert.equal(
          linesOf(printScenario(await runScenario(api, scenario))),
          linesOf(printScenario(scenario)),
        )
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
