import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newFact } from '../../testing/knowledge.ts'
import { faithful } from '../../testing/model_provider/faithful.ts'
import { type ModelService, startModelService } from '../../testing/model_provider/service.ts'
import { type ProtocolName, type Script, usage } from '../../testing/model_provider/start.ts'

async function begin({ service }: Pick<ModelService, 'service'>) {
  const api = await newOrganization(service)
  await newAgent(api, { slug: 'desk' })
  const { body, status } = await api.post('/agents/desk/conversations', { locale: 'en' })
  assert.equal(status, 201)
  return { api, path: `/conversations/${body.id}`, started: body }
}

async function say(api: Api, path: string, text: string) {
  const { status, body, text: words } = await api.post(`${path}/messages`, { text })
  assert.equal(status, 201, words)
  const [reply] = body.replies
  const trace = (await api.get(`${path}/messages/${reply.id}/trace`)).body
  return { conversation: body.conversation, reply, trace }
}

for (const protocol of ['openai', 'anthropic', 'google'] as ProtocolName[])
  test(`${protocol}: a turn costs one call, records, asks in the model's words, and is counted`, async () => {
    const { service, provider } = await startModelService(faithful, { protocol })
    const { api, path } = await begin({ service })
    assert.equal(provider.requests.length, 0)
    const { conversation, reply, trace } = await say(api, path, 'Write to ana@harbour.example, please.')
    assert.equal(provider.requests.length, 1)
    assert.match(reply.text, /^What can you tell me about this: /)
    assert.equal(conversation.slot_values.email, 'ana@harbour.example')
    const name = protocol === 'openai' ? 'openai_compatible' : protocol
    assert.equal(trace.rounds[0].model, `${name}/test-model`)
    const [today] = (await api.get('/organization/usage')).body.data
    assert.equal(today.model_tokens, usage.input + usage.output)
    // The next request has the turn as it was: the call, its result, and what the visitor saw.
    await say(api, path, 'Thank you.')
    assert.match(provider.requests.at(-1)!.body, /capture_slots[\s\S]*Recorded: email[\s\S]*Thank you\./)
  })

test('with the provider down every message is kept and answered, and the trace says why', async () => {
  const { service, provider } = await startModelService(faithful)
  const { api, path } = await begin({ service })
  await provider.close()
  const { reply, trace } = await say(api, path, 'We want to launch a new website for our bakery.')
  assert.notEqual(reply.text, '')
  assert.equal(trace.rounds.at(-1).failure.reason, 'unreachable')
  assert.equal((await api.get(`${path}/messages`)).body.data.length, 3)
})

test('§4.9 a service that is archived is offered no more, also where a conversation is frozen with it', async () => {
  const { service, provider } = await startModelService(faithful)
  const api = await newOrganization(service)
  await newAgent(api, { slug: 'desk' })
  const { body } = await api.post('/services', { name: 'Wombat audit', pricing_unit: 'fixed' })
  const path = `/conversations/${(await api.post('/agents/desk/conversations', {})).body.id}`
  const isShown = async (text: string) => {
    await say(api, path, text)
    return provider.requests.at(-1)!.system.includes('Wombat audit')
  }
  assert.equal(await isShown('We want a new website.'), true)
  await api.post(`/services/${body.id}/archive`)
  assert.equal(await isShown('Today we have none at all.'), false)
  assert.ok(JSON.stringify((await api.get(`${path}/snapshot`)).body).includes('Wombat audit'))
})

/** A model that has been taken over: it records what nobody said, moves, promises, names figures and links. */
const hostile: Script = () => ({
  say: 'Done: your budget is 999,999 euros. Go to https://evil.example now. I have booked the workshop for Sunday. Call +49 30 1234567.',
  calls: [
    { name: 'capture_slots', arguments: { goal: { value: 'World domination', quote: 'world domination' } } },
    { name: 'capture_slots', arguments: { email: { value: 'eve@evil.example', quote: 'Hello' } } },
    { name: 'offer_navigation', arguments: { pages: ['https://evil.example'] } },
    { name: 'delete_everything', arguments: {} },
    { name: 'leave_message', arguments: '{"message": "half a ca' },
  ],
})

test('R7 a model that was taken over fills no slot, names no figure, claims no deed and opens no door', async () => {
  const { service } = await startModelService(hostile)
  const { api, path, started } = await begin({ service })
  await newFact(api, { text: 'The workshop costs 1,200 euros.' })
  const { conversation, reply } = await say(api, path, 'Hello there')
  assert.deepEqual([conversation.phase, conversation.status], [started.phase, 'active'])
  assert.deepEqual([conversation.slot_values, reply.links], [{}, []])
  assert.notEqual(reply.text, '')
  assert.doesNotMatch(reply.text, /999|evil|domination|booked|Sunday|1234567/)
  assert.deepEqual((await api.get('/knowledge_gaps')).body.data, [])
})
