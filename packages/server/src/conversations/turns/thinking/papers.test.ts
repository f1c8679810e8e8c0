import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newAgent } from '../../../testing/agents.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../../testing/api.ts'
import { newConversation, say } from '../../../testing/conversations.ts'

const service = await startService({ database: await sharedDatabase() })
after(() => service.app.close())

/** An agent that is done after one message, and asks for the start. */
async function briefAgent(api: Api) {
  const agent = await newAgent(api)
  const path = `/agents/${agent.slug}/flow`
  const { phases } = (await api.get(path)).body
  const [first, ...others] = phases
  await api.patch(`${path}/states/${first.id}`, { max_turns: 1, exit_criteria: '' })
  for (const { id, kind } of others) if (kind !== 'terminal') await api.post(`${path}/states/${id}/archive`)
  const slot = {
    key: 'start',
    title: 'Start',
    data_type: 'band',
    enum_values: ['this_month', 'later'],
    enum_labels: { this_month: 'This month', later: 'Later' },
  }
  const added = await api.post(`${path}/states/${first.id}/slots`, slot)
  assert.equal(added.status, 201, added.text)
  return agent
}

test('a brief suggests the service that was asked about, unless it was archived since', async () => {
  const api = await newOrganization(service)
  const agent = await briefAgent(api)
  const relaunch = { name: 'Shop relaunch', pricing_unit: 'from', price_min: 1_800_000, currency: 'EUR' }
  const { id: service_id } = (await api.post('/services', relaunch)).body
  const briefOf = async (meanwhile: () => Promise<unknown>) => {
    const { id } = await newConversation(api, agent, { visitor: { email: 'jana@tea.example' } })
    await meanwhile()
    return (await say(api, id, 'We want a shop relaunch.')).body.conversation.brief
  }
  assert.match(await briefOf(async () => {}), /Offer \*\*Shop relaunch\*\* \(from €18,000\)\./)
  const archive = async () => {
    const { status, text } = await api.post(`/services/${service_id}/archive`)
    assert.equal(status, 200, text)
  }
  assert.doesNotMatch(await briefOf(archive), /Suggest/)
})

test('time words are read from the day it is where the organization is', async () => {
  service.clock.now = new Date('2026-01-31T12:00:00Z')
  const verdictIn = async (timezone: string) => {
    const api = await newOrganization(service)
    await api.patch('/organization', { timezone })
    const agent = await briefAgent(api)
    await api.post('/fit_criteria', { kind: 'ideal', description: 'Wants to start within 3 days' })
    const { id } = await newConversation(api, agent)
    const chip = { slot: 'start', values: ['this_month'] }
    return (await say(api, id, { chip })).body.conversation.assessment.criteria[0].verdict
  }
  assert.equal(await verdictIn('UTC'), 'met')
  assert.equal(await verdictIn('Pacific/Auckland'), 'unknown')
})
