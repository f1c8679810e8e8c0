import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantCredits } from '../../operator/standing.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import type { Money } from '../reasoner/port.ts'
import { spendTokens } from './accounting.ts'

const euros = (amount: number): Money => ({ micros: Math.round(amount * 1_000_000), currency: 'EUR' })

interface Spent {
  input: number
  output: number
  cached?: number
  cost?: Money | null
  agent_id?: number
}

async function spend(api: Api, { cost = null, agent_id, ...tokens }: Spent) {
  const { database, clock } = api.service
  const agent = agent_id === undefined ? {} : { agent_id }
  await database
    .tenant(api.organization.id)
    .transaction(async (db) => spendTokens(db, { tokens, cost, ...agent, now: clock.now }))
  const [today] = (await api.get('/organization/usage')).body.data
  const { credits } = (await api.get('/organization')).body
  return { today, left: credits }
}

const grant = (api: Api, credits: number) =>
  grantCredits(api.service.database, api.organization, credits, api.service.clock.now)

test('tokens are added up by the day; without a price they cost nothing', async () => {
  const api = await newOrganization()
  const { today } = await spend(api, { input: 1000, output: 200, cached: 800 })
  assert.deepEqual(
    [today.model_tokens, today.input_tokens, today.cached_tokens, today.output_tokens],
    [1200, 1000, 800, 200],
  )
  assert.deepEqual([today.credits, today.costs], [0, []])
  await grant(api, 5)
  const { today: later, left } = await spend(api, { input: 1, output: 1 })
  assert.deepEqual([later.model_tokens, left], [1202, 5])
})

test('a credit is a hundredth of the currency: a day’s cost is rounded up once, and credits never fall below none', async () => {
  const api = await newOrganization()
  await grant(api, 5)
  const spent = async (amount: number) => {
    const { today, left } = await spend(api, { input: 10, output: 1, cost: euros(amount) })
    return [today.credits, left]
  }
  assert.deepEqual(await spent(0.001), [1, 4])
  assert.deepEqual(await spent(0.001), [1, 4], 'what is begun is not begun again')
  assert.deepEqual(await spent(0.01), [2, 3])
  assert.deepEqual(await spent(0.2), [22, 0])
})

test('what models cost is listed by the day, by the currency and by the agent, and what no agent did is not', async () => {
  const api = await newOrganization()
  const { id } = await newAgent(api, { slug: 'desk' })
  await spend(api, { input: 100, output: 10, cost: euros(0.25), agent_id: id })
  await spend(api, { input: 100, output: 10, cost: euros(0.5), agent_id: id })
  await spend(api, { input: 50, output: 5, cost: { micros: 1_000_000, currency: 'USD' } })
  const { today } = await spend(api, { input: 7, output: 1 })
  assert.deepEqual(today.costs, [
    { amount: 0.75, currency: 'EUR' },
    { amount: 1, currency: 'USD' },
  ])
  assert.deepEqual(today.agents, [
    {
      agent: 'desk',
      input_tokens: 200,
      cached_tokens: 0,
      output_tokens: 20,
      costs: [{ amount: 0.75, currency: 'EUR' }],
    },
  ])
  assert.equal(today.input_tokens, 257)
})
