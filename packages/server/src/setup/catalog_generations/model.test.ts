import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fallbacks } from '../../reasoning/reasoner/model/failure.ts'
import { draftsOf, generate, newReader } from '../../testing/generations.ts'
import { startModelService } from '../../testing/model_provider/service.ts'
import type { Script } from '../../testing/model_provider/start.ts'

/** Digests by rules, since it gives no facts, and words the services that it is shown. */
const wording: Script = ({ system, messages }) => {
  if (!system.includes('services and products')) return { say: '{"passages":[],"proposals":[]}' }
  const facts = [
    ...messages[0]!.text.matchAll(/^\[(\d+)\] .*?(Website audit|Brand workshop).*?([\d,]+) EUR/gm),
  ]
  return {
    say: JSON.stringify({
      proposals: facts.map(([, id, name, price]) => ({
        name,
        description: `${name}, for everybody who asks.`,
        pricing_unit: 'fixed',
        price_min: price!.replaceAll(',', ''),
        price_max: '',
        currency: 'EUR',
        typical_duration: '',
        deliverables: [],
        good_fit_signals: [],
        fact_ids: [Number(id)],
      })),
    }),
  }
}

test('with a model set, its proposals become drafts that pass the same checks, and are paid for', async () => {
  const { service } = await startModelService(wording)
  const { api } = await newReader(undefined, service)
  const before = (await api.get('/organization/usage')).body.data[0].model_tokens
  const { id, status, notes } = await generate(api, { kinds: ['service'] })
  assert.deepEqual([status, notes], ['completed', undefined])
  const drafts = await draftsOf(api, id)
  assert.deepEqual(
    drafts.map(({ payload: { name, description, price_min } }) => [name, description, price_min]),
    [
      ['Website audit', 'Website audit, for everybody who asks.', 90_000],
      ['Brand workshop', 'Brand workshop, for everybody who asks.', 240_000],
    ],
  )
  for (const { id: draft } of drafts)
    assert.equal((await api.post(`/resource_drafts/${draft}/accept`)).status, 200)
  assert.ok((await api.get('/organization/usage')).body.data[0].model_tokens > before)
})

test('when the model is away, the rules propose, and the run says so', async () => {
  const { service, provider } = await startModelService(wording)
  const { api } = await newReader(undefined, service)
  await provider.close()
  const { id, status, notes } = await generate(api, { kinds: ['service'] })
  assert.deepEqual([status, notes], ['completed', [fallbacks.unreachable]])
  assert.equal((await draftsOf(api, id)).length, 2)
})
