import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantCredits } from '../../operator/standing.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { spendTokens } from './accounting.ts'

async function spend(api: Api, input: number, output: number) {
  const { database, clock } = api.service
  await database
    .tenant(api.organization.id)
    .transaction(async (db) => spendTokens(db, { tokens: { input, output }, now: clock.now }))
  const [today] = (await api.get('/organization/usage')).body.data
  const { credits } = (await api.get('/organization')).body
  return { tokens: today.model_tokens, spent: today.credits, left: credits }
}

const priced = (api: Api, credits_per_million_tokens: number) =>
  api.patch('/organization/model', { provider: 'openai', model: 'small', credits_per_million_tokens })

test('tokens are added up by the day; without a price they cost nothing', async () => {
  const api = await newOrganization()
  assert.deepEqual(await spend(api, 0, 0), { tokens: 0, spent: 0, left: null })
  assert.deepEqual(await spend(api, 1000, 200), { tokens: 1200, spent: 0, left: null })
  await grantCredits(api.service.database, api.organization, 5, api.service.clock.now)
  assert.deepEqual(await spend(api, 1, 1), { tokens: 1202, spent: 0, left: 5 })
})

test('what they cost is rounded up and taken from the credits, which never fall below none', async () => {
  const api = await newOrganization()
  await priced(api, 1000)
  assert.deepEqual(await spend(api, 1500, 0), { tokens: 1500, spent: 2, left: null })
  await grantCredits(api.service.database, api.organization, 5, api.service.clock.now)
  assert.deepEqual(await spend(api, 1, 0), { tokens: 1501, spent: 3, left: 4 })
  assert.deepEqual(await spend(api, 4000, 0), { tokens: 5501, spent: 7, left: 0 })
  assert.deepEqual(await spend(api, 9000, 0), { tokens: 14_501, spent: 16, left: 0 })
})
