import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile, printScenario } from '@foyer/engine'
import { definitionOf, getAgent, getStoredFlow } from '../../agents/index.ts'
import { operatorContext } from '../../operator/run_as_operator.ts'
import { listRecorded } from '../../testing/events.ts'
import { scenarioFiles } from '../../testing/scenarios/files.ts'
import { scenarioWorld } from '../../testing/scenarios/world.ts'
import { rehearse } from './rehearse.ts'

test('a rehearsal goes as the conversation itself does, and leaves nothing', {
  timeout: 120_000,
}, async () => {
  const api = await scenarioWorld()
  const { service, organization } = api
  const tenant = service.database.tenant(organization.id)
  const now = () => service.clock.now
  const context = operatorContext({ organization, now: now() }, 'rehearse')
  const countConversations = async () => (await api.get('/conversations?limit=100')).body.data.length
  const [recorded, conversations] = [await listRecorded(api), await countConversations()]
  for (const { name, scenario } of scenarioFiles()) {
    const { id, name: agentName } = await getAgent(tenant, scenario.agent)
    const { flow } = await getStoredFlow(tenant, scenario.agent)
    const { compiled } = compile(await definitionOf(tenant, scenario.agent, flow))
    const agent = { id, name: agentName, flow: compiled! }
    const { happened } = await rehearse({ ...service.equipment, now }, context, tenant, agent, scenario)
    assert.equal(printScenario(happened), printScenario(scenario), name)
  }
  assert.deepEqual(await listRecorded(api), recorded)
  assert.equal(await countConversations(), conversations)
})
