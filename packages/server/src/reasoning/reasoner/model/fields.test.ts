import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CompiledFlow, FitAssessment } from '@foyer/engine'
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
  /** What it is known by where a field takes no such text. */
  as?: string
}

async function firstPhase(api: Api, change: object) {
  const { phases } = (await api.get('/agents/desk/flow')).body
  return api.patch(`/agents/desk/flow/states/${phases[0].id}`, change)
}
async function firstSlot(api: Api, change: object) {
  const { phases } = (await api.get('/agents/desk/flow')).body
  return api.patch(`/agents/desk/flow/slots/${phases[0].slots[0].id}`, change)
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
  'banned phrases': { set: voice({ banned_phrases: [text] }), given: ['reply'] },
  'the description of a slot': {
    set: (api) => firstSlot(api, { description: text }),
    given: ['reading', 'reply'],
  },
  'the pages of an agent': {
    set: async (api) => {
      await firstPhase(api, { tools: ['capture_slots', 'offer_navigation'] })
      return api.patch('/agents/desk', { pages: [{ title: text, url: 'https://example.com/' }] })
    },
    given: ['reply'],
  },
  'the price of a service': {
    set: offer({ price_min: 7_654_321, currency: 'EUR' }),
    given: ['reply'],
    as: '76543.21 EUR',
  },
  'the pricing unit of a service': {
    set: offer({ price_min: 7_654_321, currency: 'EUR', pricing_unit: 'monthly' }),
    given: ['reply'],
    as: '76543.21 EUR a month',
  },
  'the name of a service': { set: offer({ name: text }), given: ['reply'] },
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

/** What a model is asked in a first turn of an agent. */
async function turnWith(set: Field['set'] | null): Promise<{ requests: ModelRequest[] }> {
  const api = await newOrganization(service)
  await newAgent(api, { slug: 'desk' })
  const answer = await set?.(api)
  if (typeof answer === 'object' && answer !== null && 'status' in answer)
    assert.ok(Number(answer.status) < 300, JSON.stringify(answer))
  const { body } = await api.post('/agents/desk/conversations', { locale: 'en' })
  const before = provider.requests.length
  await api.post(`/conversations/${body.id}/messages`, { text: 'Hello there!' })
  return { requests: provider.requests.slice(before) }
}

async function givenIn(set: Field['set'] | null): Promise<Record<Call, string>> {
  const { requests } = await turnWith(set)
  return { reading: whole(requests.find(isReading)!), reply: whole(requests.find(isReply)!) }
}

/** What a visitor reads as well comes back in the transcript: here it counts that it is given at all. */
const shown: Record<string, { set: Field['set']; call: Call; part: 'system' | 'all' }> = {
  'the name of the organization': {
    set: (api) => api.patch('/organization', { name: text }),
    call: 'reply',
    part: 'system',
  },
  'the name of an agent': {
    set: (api) => api.patch('/agents/desk', { name: text }),
    call: 'reply',
    part: 'system',
  },
  'the title of a phase': { set: (api) => firstPhase(api, { title: text }), call: 'reply', part: 'system' },
  'the name of an identity': { set: identity({ display_name: text }), call: 'reply', part: 'system' },
  'the role of an identity': { set: identity({ role: text }), call: 'reply', part: 'system' },
  'the disclosure of an identity': { set: identity({ disclosure: text }), call: 'reply', part: 'system' },
  'the title of a slot': { set: (api) => firstSlot(api, { title: text }), call: 'reading', part: 'all' },
  'the value of an option': {
    set: (api) => firstSlot(api, { data_type: 'enum', enum_values: [text] }),
    call: 'reading',
    part: 'all',
  },
  'a label of an option': {
    set: (api) => firstSlot(api, { data_type: 'enum', enum_values: ['a'], enum_labels: { a: text } }),
    call: 'reading',
    part: 'all',
  },
}

test('what no field says is not there', async () => {
  const { reading, reply } = await givenIn(null)
  assert.ok(!reading.includes(mark) && !reply.includes(mark))
})

for (const [name, { set, given, as = mark }] of Object.entries(fields))
  test(`a model is given ${name}, once`, async () => {
    const calls = await givenIn(set)
    for (const call of ['reading', 'reply'] as const)
      assert.equal(calls[call].split(as).length - 1, given.includes(call) ? 1 : 0, call)
  })

for (const [name, { set, call, part }] of Object.entries(shown))
  test(`a model is given ${name}`, async () => {
    const { requests } = await turnWith(set)
    const request = requests.find(call === 'reply' ? isReply : isReading)!
    assert.ok((part === 'system' ? request.system : whole(request))?.includes(mark))
  })

async function givenInTheEnd(
  kind: 'assessment' | 'synthesis' | 'brief' | 'recap',
  flow: CompiledFlow,
  context_tokens: number | null = null,
) {
  const { reasoner, server } = await thinkingWith(() => ({ say: '{"criteria":[]}' }), { context_tokens })
  const closing = closingOf(['Soon.'], {}, flow)
  const judgement: FitAssessment = { fit: 'unknown', criteria: [] }
  const [template] = flow.deliverable_templates
  const talk = newTalk(flow, { deliverable_template: template?.body ?? '' })
  if (kind === 'assessment') await reasoner.assess(talk, closing, nobodyLeaves)
  else await reasoner.write(talk, { kind, closing, judgement }, nobodyLeaves)
  return whole(server.requests[0]!).split(mark).length - 1
}

const criterion = { id: 7, kind: 'ideal', description: 'Wants to start soon', weight: 3 } as const
const prompts = newFlow().prompts

for (const kind of ['assessment', 'synthesis', 'brief', 'recap'] as const)
  test(`a model is given the prompt of kind ${kind} when it writes by it, once`, async () => {
    const flow = newFlow()
    const marked = { ...flow, prompts: { ...prompts, [kind]: { version: 2, body: `You write. ${text}` } } }
    assert.equal(await givenInTheEnd(kind, marked), 1)
    assert.equal(await givenInTheEnd(kind, flow), 0)
  })

test('a model is given the description and the guidance of a fit criterion when it judges by it', async () => {
  for (const change of [{ description: text }, { guidance: text }]) {
    const flow = newFlow({ fit_criteria: [{ ...criterion, ...change }] })
    assert.ok((await givenInTheEnd('assessment', flow)) > 0)
  }
})

test('a model is given the body of a deliverable template when it writes the document', async () => {
  const template = { id: 1, name: 'Outline', format: 'markdown' as const, body: `# ${text}` }
  assert.equal(await givenInTheEnd('synthesis', newFlow({ deliverable_templates: [template] })), 1)
})

test('a model is given as much of a prompt as its context_tokens leave room for', async () => {
  const body = `${'You write. '.repeat(300)}${text}`
  const flow = { ...newFlow(), prompts: { ...prompts, brief: { version: 2, body } } }
  assert.equal(await givenInTheEnd('brief', flow), 1)
  assert.equal(await givenInTheEnd('brief', flow, 1000), 0)
})
