import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../../testing/agents.ts'
import { type Api, newOrganization } from '../../../testing/api.ts'
import { newFact } from '../../../testing/knowledge.ts'
import { faithful, tagged } from '../../../testing/model_provider/faithful.ts'
import { startModelService } from '../../../testing/model_provider/service.ts'
import type { ModelRequest } from '../../../testing/model_provider/start.ts'
import {
  closingOf,
  newFlow,
  newTalk,
  nobodyLeaves,
  thinkingWith,
} from '../../../testing/model_provider/talk.ts'

/** Every field that a model can follow, and the call that it is given in. It is there once, or the model is told twice. */

const { service, provider } = await startModelService(faithful)
const mark = 'Albatross'
/** Written so that every field takes it, and no field of another test has it. */
const text = `Mind the ${mark} at all times`

type Call = 'reading' | 'reply'

interface Field {
  set(api: Api): Promise<unknown>
  given: Call[]
}

async function firstPhase(api: Api, change: object) {
  const { phases } = (await api.get('/agents/desk/flow')).body
  return api.patch(`/agents/desk/flow/states/${phases[0].id}`, change)
}
const wear = async (api: Api, collection: 'voice_profiles' | 'identities', body: object) =>
  api.post(`/${collection}`, { ...body, agents: ['desk'] })
const voice = (fields: object) => (api: Api) =>
  wear(api, 'voice_profiles', { name: 'Plain', languages: ['en'], ...fields })
const identity = (fields: object) => (api: Api) =>
  wear(api, 'identities', { display_name: 'Mara', languages: ['en'], ...fields })
const offer = (fields: object) => (api: Api) =>
  api.post('/services', { name: 'Audit', pricing_unit: 'fixed', ...fields })
const prompt = (kind: string) => (api: Api) =>
  api.post('/agents/desk/prompt_templates', { kind, body: `You listen. ${text}` })

const fields: Record<string, Field> = {
  'the prompt of kind conversation': { set: prompt('conversation'), given: ['reply'] },
  'the prompt of kind extraction': { set: prompt('extraction'), given: ['reading'] },
  'the objective of a phase': {
    set: (api) => firstPhase(api, { objective: text }),
    given: ['reading', 'reply'],
  },
  'the exit criteria of a phase': {
    set: (api) => firstPhase(api, { exit_criteria: text }),
    given: ['reading', 'reply'],
  },
  'tone rules': { set: voice({ tone_rules: [text] }), given: ['reply'] },
  'preferred phrases': { set: voice({ preferred_phrases: [text] }), given: ['reply'] },
  'the formality': { set: voice({ formality: text }), given: ['reply'] },
  'the style of the sign-off': { set: voice({ sign_off_style: text }), given: ['reply'] },
  'the bio of an identity': { set: identity({ bio: text }), given: ['reply'] },
  'the description of a service': { set: offer({ description: text }), given: ['reply'] },
  'the positioning of a service': { set: offer({ positioning: text }), given: ['reply'] },
  'the guidelines of a service': { set: offer({ guidelines: text }), given: ['reply'] },
  'the duration of a service': { set: offer({ typical_duration: text }), given: ['reply'] },
  'the deliverables of a service': { set: offer({ deliverables: [text] }), given: ['reply'] },
  'the signs of a good fit of a service': { set: offer({ good_fit_signals: [text] }), given: ['reply'] },
  'a fact of the tier universal': {
    set: (api) => newFact(api, { text: `${text}.`, tier: 'universal' }),
    given: ['reply'],
  },
}

const whole = ({ system, messages }: ModelRequest) => [system, ...messages.map(({ text }) => text)].join('\n')
const isReading = ({ messages }: ModelRequest) => tagged(messages[0]!.text, 'context') !== null
const isReply = ({ messages }: ModelRequest) => tagged(messages[0]!.text, 'task') !== null

/** What a model is given in a first turn of an agent. */
async function givenIn(set: Field['set'] | null): Promise<Record<Call, string>> {
  const api = await newOrganization(service)
  await newAgent(api, { slug: 'desk' })
  const answer = await set?.(api)
  if (typeof answer === 'object' && answer !== null && 'status' in answer)
    assert.ok(Number(answer.status) < 300, JSON.stringify(answer))
  const { body } = await api.post('/agents/desk/conversations', { locale: 'en' })
  const before = provider.requests.length
  await api.post(`/conversations/${body.id}/messages`, { text: 'Hello there!' })
  const requests = provider.requests.slice(before)
  return { reading: whole(requests.find(isReading)!), reply: whole(requests.find(isReply)!) }
}

test('what no field says is not there', async () => {
  const { reading, reply } = await givenIn(null)
  assert.ok(!reading.includes(mark) && !reply.includes(mark))
})

for (const [name, { set, given }] of Object.entries(fields))
  test(`a model is given ${name}, once`, async () => {
    const calls = await givenIn(set)
    for (const call of ['reading', 'reply'] as const)
      assert.equal(calls[call].split(mark).length - 1, given.includes(call) ? 1 : 0, call)
  })

test('a model is given the guidance of a fit criterion when it judges by it', async () => {
  const flow = newFlow({
    fit_criteria: [{ id: 7, kind: 'ideal', description: 'Wants to start soon', guidance: text, weight: 3 }],
  })
  const { reasoner, server } = await thinkingWith(() => ({ say: '{"criteria":[]}' }))
  await reasoner.assess(newTalk(flow), closingOf(['Soon.'], {}, flow), nobodyLeaves)
  assert.equal(whole(server.requests[0]!).split(mark).length - 1, 1)
})
