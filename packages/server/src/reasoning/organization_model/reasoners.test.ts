import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createUsageTally } from '../../organization/index.ts'
import { createOutbound } from '../../platform/outbound/request.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { type Api, newOrganization, testSecrets } from '../../testing/api.ts'
import { installationOf, settingOf } from '../../testing/model_provider/calls.ts'
import { eventsOf } from '../../testing/model_provider/responder.ts'
import { startModelProvider } from '../../testing/model_provider/start.ts'
import { closingOf, newTalk, nobodyLeaves } from '../../testing/model_provider/talk.ts'
import { noModel } from '../reasoner/model/setting.ts'
import { createReasoners, type ReasonersOptions } from './reasoners.ts'

const talkative = (say: string) =>
  startModelProvider({ protocol: 'openai', script: ({ schema }) => ({ say: schema ? '{}' : say }) })
const outside = createOutbound({ allow: [], resolve: async () => [{ address: '93.184.216.34', family: 4 }] })
const path = '/organization/model'

function reasonersOf(options: Partial<ReasonersOptions> = {}) {
  const usage = createUsageTally(() => new Date())
  return createReasoners({
    secrets: testSecrets,
    outbound: outside,
    installation: noModel,
    usage,
    ...options,
  })
}

async function ask(api: Api, reasoners: ReturnType<typeof createReasoners>, credits: number | null = null) {
  const { database } = api.service
  const reasoner = await reasoners.of(database.tenant(api.organization.id), { ...api.organization, credits })
  if (!reasoner.model) return { isModel: reasoner.isModel, text: '' }
  const { text, usage, end } = await eventsOf(reasoner.model.responder(nobodyLeaves))
  return { isModel: reasoner.isModel, text, by: usage?.model, end }
}

test('the installation’s model holds where an organization has set none, and may lie inside', async () => {
  const api = await newOrganization()
  assert.equal((await ask(api, reasonersOf())).isModel, false)
  const installation = installationOf(settingOf(await talkative('Hello from the house.')))
  assert.deepEqual(await ask(api, reasonersOf({ installation })), {
    isModel: true,
    text: 'Hello from the house.',
    by: 'openai_compatible/test-model',
    end: 'complete',
  })
})

test('an organization’s own setting goes first, and an edit of it holds from the next turn on', async () => {
  const api = await newOrganization()
  const [first, second] = [await talkative('Hello from the east.'), await talkative('Hello from the west.')]
  const installation = installationOf(settingOf(await talkative('Hello from the house.')))
  const outbound = createOutbound({ allow: [first.host, second.host] })
  const reasoners = reasonersOf({ installation, outbound })
  const store = ({ url }: { url: string }, model: string) =>
    api.service.database.system`
      insert into organization_models (organization_id, provider, model, base_url, updated_at)
      values (${api.organization.id}, 'openai_compatible', ${model}, ${url}, clock_timestamp())
      on conflict (organization_id) do update set base_url = excluded.base_url, model = excluded.model,
        updated_at = excluded.updated_at`
  await store(first, 'one')
  assert.deepEqual((await ask(api, reasoners)).text, 'Hello from the east.')
  await store(second, 'two')
  const { text, by } = await ask(api, reasoners)
  assert.deepEqual([text, by], ['Hello from the west.', 'openai_compatible/two'])
  await api.patch(path, { provider: 'builtin' })
  assert.equal((await ask(api, reasoners)).isModel, false)
  await api.patch(path, { provider: null })
  assert.equal((await ask(api, reasoners)).text, 'Hello from the house.')
})

test('without credits the builtin reasoner answers, and no provider is asked', async () => {
  const api = await newOrganization()
  const provider = await talkative('Hello.')
  const reasoners = reasonersOf({ installation: installationOf(settingOf(provider)) })
  assert.equal((await ask(api, reasoners, 0)).isModel, false)
  assert.equal(provider.requests.length, 0)
  assert.equal((await ask(api, reasoners, 1)).isModel, true)
})

test('R9 an organization’s address that lies inside is not called, also where it was stored before it did', async () => {
  const api = await newOrganization()
  const provider = await talkative('Hello from inside.')
  await api.service.database.system`
    insert into organization_models (organization_id, provider, model, base_url, updated_at)
    values (${api.organization.id}, 'openai_compatible', 'small', ${provider.url}, now())`
  const { end } = await ask(api, reasonersOf())
  assert.deepEqual([end, provider.requests.length], ['unreachable', 0])
})

test('a key that no secret opens any more leaves the builtin reasoner', async () => {
  const api = await newOrganization()
  await api.patch(path, { provider: 'openai', model: 'small', key: 'sk-1' })
  const secrets = secretsOf([{ id: 'other', bytes: Buffer.from('another secret, of another installation') }])
  assert.equal((await ask(api, reasonersOf({ secrets }))).isModel, false)
})

test('every call that a model answers is counted for the organization, in one piece or streamed', async () => {
  const api = await newOrganization()
  const usage = createUsageTally(() => new Date())
  const installation = installationOf(settingOf(await talkative('Hello from the house.')))
  const reasoners = reasonersOf({ installation, usage })
  await ask(api, reasoners)
  const [streamed] = usage.take()
  assert.deepEqual(
    [streamed?.organization_id, streamed?.use, streamed?.times],
    [api.organization.id, 'model_calls', 1],
  )
  const reasoner = await reasoners.of(api.service.database.tenant(api.organization.id), api.organization)
  await reasoner.assess(newTalk(), closingOf(['We want to begin in March.']), nobodyLeaves)
  assert.equal(usage.take()[0]?.use, 'model_calls')
})

test('what an organization sets holds for its turns: checks, deadlines, knowledge, prices and the second model', async () => {
  const api = await newOrganization()
  const [first, second] = [
    await startModelProvider({ protocol: 'openai', script: () => ({ status: 503 }) }),
    await talkative('Hello from the second.'),
  ]
  const outbound = createOutbound({ allow: [first.host, second.host] })
  const reasoners = reasonersOf({ outbound })
  const put = (changes: object) => api.patch(path, { provider: 'openai', model: 'one', ...changes })
  const modelOf = async () =>
    (await reasoners.of(api.service.database.tenant(api.organization.id), api.organization)).model!
  await put({})
  const { support, knowledge_tokens, turn_seconds } = await modelOf()
  assert.deepEqual([support, knowledge_tokens, turn_seconds], ['after', 10_666, 60])

  const prices = { input: 2, cached: 1, output: 4, currency: 'EUR' }
  await put({
    support: 'before',
    knowledge_tokens: 500,
    deadlines: { first_word_seconds: 5, turn_seconds: 90 },
    prices,
    fallback: { provider: 'openai', model: 'two', prices: { ...prices, output: 8 } },
  })
  // Where a test listens is no address that an organization may set.
  await api.service.database.system`
    update organization_models set base_url = ${first.url},
      fallback = fallback || jsonb_build_object('base_url', ${second.url}::text)
    where organization_id = ${api.organization.id}`
  const model = await modelOf()
  assert.deepEqual([model.support, model.knowledge_tokens, model.turn_seconds], ['before', 500, 90])
  const { end, usage } = await eventsOf(model.responder(nobodyLeaves))
  assert.deepEqual([end, usage!.model], ['complete', 'openai/two'])
  const { input_tokens, cached_tokens, output_tokens } = usage!
  const micros = 2 * (input_tokens - cached_tokens) + cached_tokens + 8 * output_tokens
  assert.deepEqual(model.costOf([usage!]), { micros, currency: 'EUR' })
})
