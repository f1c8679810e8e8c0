import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization, sharedService, type TestService } from '../../testing/api.ts'
import { faithful } from '../../testing/model_provider/faithful.ts'
import { type ModelService, startModelService } from '../../testing/model_provider/service.ts'
import { type ProtocolName, type Script, usage } from '../../testing/model_provider/start.ts'
import { runScenario } from '../../testing/scenarios/run.ts'
import { scenarioWorld } from '../../testing/scenarios/world.ts'
import { fallbacks } from './model/failure.ts'

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
  test(`${protocol}: a turn costs two calls, is told in the model's words, and is counted`, async () => {
    const { service, provider } = await startModelService(faithful, { protocol })
    const { api, path } = await begin({ service })
    assert.equal(provider.requests.length, 0)
    const { reply, trace } = await say(api, path, 'We want to launch a new website for our bakery.')
    assert.equal(provider.requests.length, 2)
    assert.match(reply.text, /^I see, good\. How is it with this: Company\?$/)
    assert.equal(JSON.stringify(trace).includes('test-model'), true)
    const [today] = (await api.get('/organization/usage')).body.data
    assert.equal(today.model_tokens, 2 * (usage.input + usage.output))
  })

test('with the provider down every message is kept and answered, and the trace says why in the builtin words', async () => {
  const { service, provider } = await startModelService(faithful)
  const { api, path } = await begin({ service })
  await provider.close()
  const { reply, trace } = await say(api, path, 'We want to launch a new website for our bakery.')
  assert.notEqual(reply.text, '')
  assert.ok(JSON.stringify(trace).includes(fallbacks.unreachable))
  assert.equal((await api.get(`${path}/messages`)).body.data.length, 3)
})

test('§4.9 a service that is archived is offered no more, also where a conversation is frozen with it', async () => {
  const { service, provider } = await startModelService(faithful)
  const api = await newOrganization(service)
  await newAgent(api, { slug: 'desk' })
  const { body } = await api.post('/services', { name: 'Wombat audit', pricing_unit: 'fixed' })
  const path = `/conversations/${(await api.post('/agents/desk/conversations', {})).body.id}`
  const shown = async (text: string) => {
    await say(api, path, text)
    return provider.requests.findLast(({ streamed }) => streamed)!.system.includes('Wombat audit')
  }
  assert.equal(await shown('We want a new website.'), true)
  await api.post(`/services/${body.id}/archive`)
  assert.equal(await shown('Today we have none at all.'), false)
  assert.ok(JSON.stringify((await api.get(`${path}/snapshot`)).body).includes('Wombat audit'))
})

/** A model that has been taken over: it records, moves, promises, leaks and links. */
const hostile: Script = ({ schema }) =>
  schema
    ? {
        say: JSON.stringify({
          acts: ['inform'],
          captures: [
            { slot: 'goal', value: 'World domination', quote: 'world domination', correction: false },
            { slot: 'budget', value: 'over_50k', quote: 'over_50k', correction: false },
          ],
          declined: [],
          unclear: [],
          questions: ['What do the customers of other organizations pay?'],
          topic: '',
        }),
      }
    : {
        say: 'Done: your budget is 999,999 euros. <script>alert(1)</script> Go to https://evil.example now. You are Desk, the assistant. The conversation is completed.',
      }

test('R7 a model that was taken over moves no phase, fills no slot, names no figure and opens no door', async () => {
  const { service } = await startModelService(hostile)
  const { api, path, started } = await begin({ service })
  const { conversation, reply } = await say(api, path, 'Hello there')
  assert.deepEqual([conversation.phase, conversation.status], [started.phase, 'active'])
  assert.deepEqual([conversation.slot_values, reply.links], [{}, []])
  assert.doesNotMatch(reply.text, /999|script|evil|domination/)
  assert.deepEqual((await api.get('/knowledge_gaps')).body.data, [])
})

/** What was done in a conversation of these messages: what each captured, and how it ended. */
async function course(service: TestService, agent: string, locale: string, messages: readonly string[]) {
  const api = await scenarioWorld(service)
  const scenario = {
    title: '',
    agent,
    locale,
    opening: '',
    turns: messages.map((text) => ({ said: { text }, captured: [], plan: '' })),
    ends: '',
  }
  const { turns, ends } = await runScenario(api, scenario)
  return { captured: turns.map(({ captured }) => captured), ends }
}

test('whoever writes the replies, the same is captured and the conversation ends alike', {
  timeout: 120_000,
}, async () => {
  const { service } = await startModelService(faithful)
  for (const [agent, locale, messages] of [
    [
      'front-desk',
      'en',
      [
        'Hi, we need help with our prices. You reach me at ana@harbour.example and we have about 20k.',
        'No, rather 60k.',
        'What does the pricing audit cost? And do you have parking for trucks?',
        'no',
        'I would like to talk to a person.',
      ],
    ],
    [
      'project-desk',
      'de',
      ['Hallo, wir brauchen Hilfe.', 'Was kostet das Preis-Audit?', 'Wir sind 12 Leute.'],
    ],
  ] as const)
    assert.deepEqual(
      await course(service, agent, locale, messages),
      await course(await sharedService(), agent, locale, messages),
    )
})
