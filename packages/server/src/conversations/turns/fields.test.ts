import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Responder, ResponderRequest } from '@foyer/engine'
import { noUsage } from '@foyer/engine/testing/scripted_responder'
import { newAgent } from '../../testing/agents.ts'
import {
  type Api,
  newOrganization,
  sharedDatabase,
  sharedService,
  startService,
  type TestService,
} from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { turnModel } from '../../testing/turn_model.ts'

/**
 * What an owner configures and a visitor notices: two agents differ in one field, hear the same words, and do not say or
 * do the same. A model is not given the same, and says what it makes of that. docs/configured-fields.md lists all fields with their tests.
 */

const given: ResponderRequest[] = []
const model: Responder = {
  async *respond(request) {
    given.push(request)
    yield { type: 'text', text: 'What can you tell me about that?' }
    yield { type: 'end', because: 'complete', usage: noUsage }
  },
}
const modelService = await startService({ database: await sharedDatabase() }, { reasoners: turnModel(model) })
after(() => modelService.app.close())

/** What is configured, beside an agent with one phase of its own before the end. */
interface Desk {
  agent?: object
  /** Of the flow that a new agent has, only this slot and its phase are kept. */
  seeded?: string
  phase?: object
  slots?: object[]
  organization?: object
  service?: object
  identity?: object
  voice?: object
  template?: object
  criterion?: object
  fact?: string
  without?: 'fact'
}

interface Phase {
  id: number
  kind: string
  slots: { id: number; key: string }[]
}

interface Turn {
  text: string
  chips: { slot?: string; value?: string; label?: string }[]
  links: { title: string }[]
  deliverable?: { title: string }
}

interface Talk {
  greeting: Turn
  /** What the last message was answered with. */
  reply: Turn
  conversation: {
    phase: string
    slot_values: Record<string, unknown>
    assessment?: { criteria: object[] }
  }
}

interface Effect {
  /** The same but for one field. */
  desks: [Desk, Desk]
  locale?: string
  said?: (string | object)[]
  seen(talk: Talk): unknown
  expected: [unknown, unknown]
}

async function done(answer: Promise<{ status: number; text: string; body: { id: number } }>) {
  const { status, text, body } = await answer
  assert.ok(status < 300, text)
  return body
}

async function setUp(api: Api, desk: Desk) {
  if (desk.organization) await done(api.patch('/organization', desk.organization))
  await newAgent(api, { slug: 'desk', archetype: desk.seeded ? 'qualification' : 'answers' })
  if (desk.agent) await done(api.patch('/agents/desk', desk.agent))
  await setUpFlow(api, desk)
  const agents = ['desk']
  if (desk.identity) await done(api.post('/identities', { display_name: 'Mara', agents, ...desk.identity }))
  if (desk.voice)
    await done(api.post('/voice_profiles', { name: 'Plain', languages: ['en', 'de'], agents, ...desk.voice }))
  if (desk.template)
    await done(
      api.post('/deliverable_templates', { name: 'Your summary', body: '# Summary', ...desk.template }),
    )
  if (desk.criterion)
    await done(api.post('/fit_criteria', { kind: 'ideal', description: 'Size is s', ...desk.criterion }))
  if (desk.service)
    await done(
      api.post('/services', { name: 'Keel inspection', pricing_unit: 'fixed', agents, ...desk.service }),
    )
  if (desk.fact) {
    const fact = await done(api.post('/knowledge_facts', { text: desk.fact }))
    if (desk.without) await done(api.post(`/knowledge_facts/${fact.id}/exclusion`, { agent: 'desk' }))
  }
}

async function setUpFlow(api: Api, { phase, slots = [], seeded }: Desk) {
  const flow = '/agents/desk/flow'
  const { phases } = (await api.get(flow)).body as { phases: Phase[] }
  const tools = ['consult_knowledge', 'capture_slots']
  const own = seeded ? null : await done(api.post(`${flow}/states`, { title: 'Talk', tools, ...phase }))
  for (const old of phases) {
    const kept = old.slots.find(({ key }) => key === seeded)
    if (kept)
      for (const { id } of old.slots.filter((slot) => slot !== kept))
        await done(api.post(`${flow}/slots/${id}/archive`))
    else if (old.kind !== 'terminal') await done(api.post(`${flow}/states/${old.id}/archive`))
  }
  for (const slot of slots) await done(api.post(`${flow}/states/${own?.id}/slots`, slot))
}

async function talkTo(service: TestService, desk: Desk, { said = [], locale }: Effect): Promise<Talk> {
  const api = await newOrganization(service)
  await setUp(api, desk)
  let conversation = (await newConversation(
    api,
    { slug: 'desk' },
    locale ? { locale } : {},
  )) as unknown as Talk['conversation'] & {
    id: number
  }
  const [greeting] = (await api.get(`/conversations/${conversation.id}/messages`)).body.data as Turn[]
  let reply = greeting!
  for (const message of said) {
    const { body } = await say(api, conversation.id, message)
    conversation = body.conversation
    reply = body.replies[0]
  }
  return { greeting: greeting!, reply, conversation }
}

const hasLeft = ({ conversation }: Talk) => conversation.phase !== 'talk'
const titles = ({ reply }: Talk) => reply.links.map(({ title }) => title)
const pages = [
  { title: 'Prices', url: 'https://studio.example/prices' },
  { title: 'Prices abroad', url: 'https://studio.example/abroad' },
]
const fact = 'Our prices begin at 100 euros.'
const prices = ['What are your prices?']
const navigating = (settings: object = {}) => ({
  kind: 'loop',
  tools: ['consult_knowledge', 'offer_navigation'],
  tool_settings: settings,
})
const size = { key: 'size', title: 'Size', data_type: 'enum', required: true, enum_values: ['s', 'm'] }
const colour = { ...size, key: 'colour', title: 'Colour', enum_values: ['red', 'blue'] }
const email = { key: 'email', title: 'Email address', data_type: 'email' }
const choosing = { tools: ['capture_slots', 'suggest_replies'] }
const promising = { tools: ['capture_slots', 'offer_deliverable'] }
const labels = ({ greeting }: Talk) => greeting.chips.map(({ label }) => label)
const inspection = { price_min: 38_000, currency: 'GBP' }
const cost = ['What does the keel inspection cost?']

const effects: Record<string, Effect> = {
  'the pages of an agent': {
    desks: [
      { phase: navigating(), fact },
      { phase: navigating(), fact, agent: { pages } },
    ],
    said: prices,
    seen: titles,
    expected: [[], ['Prices']],
  },
  'the switch offer_navigation': {
    desks: [
      { phase: { kind: 'loop', tools: ['consult_knowledge'] }, fact, agent: { pages } },
      { phase: navigating(), fact, agent: { pages } },
    ],
    said: prices,
    seen: titles,
    expected: [[], ['Prices']],
  },
  'the setting max_links': {
    desks: [
      { phase: navigating(), fact, agent: { pages } },
      { phase: navigating({ offer_navigation: { max_links: 2 } }), fact, agent: { pages } },
    ],
    said: prices,
    seen: titles,
    expected: [['Prices'], ['Prices', 'Prices abroad']],
  },
  'the switch consult_knowledge': {
    desks: [
      { phase: { kind: 'loop', tools: [] }, fact },
      { phase: { kind: 'loop', tools: ['consult_knowledge'] }, fact },
    ],
    said: prices,
    seen: ({ reply }) => reply.text.includes(fact),
    expected: [false, true],
  },
  'the switch capture_slots': {
    desks: [
      { phase: { tools: [] }, slots: [email] },
      { phase: { tools: ['capture_slots'] }, slots: [email] },
    ],
    said: ['My address is ada@example.com'],
    seen: ({ conversation }) => conversation.slot_values,
    expected: [{}, { email: 'ada@example.com' }],
  },
  'the switch suggest_replies': {
    desks: [{ slots: [size] }, { phase: choosing, slots: [size] }],
    seen: labels,
    expected: [[], ['s', 'm']],
  },
  'the switch offer_deliverable': {
    desks: [
      { template: {}, slots: [size] },
      { template: {}, phase: promising, slots: [size] },
    ],
    said: ['s'],
    seen: ({ reply }) => reply.deliverable?.title,
    expected: [undefined, 'Your summary'],
  },
  'the name of a template': {
    desks: [
      { template: {}, phase: promising, slots: [size] },
      { template: { name: 'Your plan' }, phase: promising, slots: [size] },
    ],
    said: ['s'],
    seen: ({ reply }) => reply.deliverable?.title,
    expected: ['Your summary', 'Your plan'],
  },
  'the agents of a template': {
    desks: [
      { template: {}, phase: promising, slots: [size] },
      { template: { agents: [] }, phase: promising, slots: [size] },
    ],
    said: ['s'],
    seen: ({ reply }) => reply.deliverable?.title === 'Your summary',
    expected: [true, false],
  },
  'the agents of a fit criterion': {
    desks: [
      { criterion: {}, slots: [size] },
      { criterion: { agents: [] }, slots: [size] },
    ],
    said: [{ chip: { slot: 'size', values: ['s'] } }],
    seen: ({ conversation }) => conversation.assessment?.criteria.length,
    expected: [1, 0],
  },
  'max_turns of a phase': {
    desks: [
      { phase: { max_turns: 9 }, slots: [size] },
      { phase: { max_turns: 1 }, slots: [size] },
    ],
    said: ['Good morning.'],
    seen: hasLeft,
    expected: [false, true],
  },
  'the kind of a phase': {
    desks: [{ phase: { kind: 'loop', tools: [] } }, { phase: { kind: 'step', tools: [] } }],
    said: ['We want a new roof.'],
    seen: hasLeft,
    expected: [false, true],
  },
  'the exit criteria of a phase': {
    desks: [
      {
        phase: { exit_criteria: 'The size is known.' },
        slots: [
          { ...email, required: true },
          { ...size, required: false },
        ],
      },
      {
        slots: [
          { ...email, required: true },
          { ...size, required: false },
        ],
      },
    ],
    said: ['ada@example.com', 'What a nice day.'],
    seen: ({ reply }) => reply.text.includes('Email address: ada@example.com'),
    expected: [false, true],
  },
  'the order of slots': {
    desks: [{ slots: [size, colour] }, { slots: [colour, size] }],
    seen: ({ greeting }) => greeting.text.match(/Size|Colour/)?.[0],
    expected: ['Size', 'Colour'],
  },
  'the key of a slot': {
    desks: [{ slots: [email] }, { slots: [{ ...email, key: 'address' }] }],
    said: ['My address is ada@example.com'],
    seen: ({ conversation }) => conversation.slot_values,
    expected: [{ email: 'ada@example.com' }, { address: 'ada@example.com' }],
  },
  'the title of a slot': {
    desks: [{ slots: [size] }, { slots: [{ ...size, title: 'How large is your boat?' }] }],
    seen: ({ greeting }) => greeting.text.includes('How large is your boat?'),
    expected: [false, true],
  },
  'the translated title of a slot': {
    desks: [
      { slots: [size] },
      { slots: [{ ...size, translations: { de: { title: 'Wie lang ist Ihr Boot?' } } }] },
    ],
    locale: 'de',
    seen: ({ greeting }) => greeting.text.includes('Wie lang ist Ihr Boot?'),
    expected: [false, true],
  },
  'the type of a slot': {
    desks: [{ slots: [email] }, { slots: [{ ...email, data_type: 'boolean' }] }],
    said: ['ada@example.com'],
    seen: ({ conversation }) => conversation.slot_values,
    expected: [{ email: 'ada@example.com' }, {}],
  },
  'whether a slot is required': {
    desks: [{ slots: [size] }, { slots: [{ ...size, required: false }] }],
    seen: ({ greeting }) => greeting.text.includes('Size'),
    expected: [true, false],
  },
  'the values of a slot': {
    desks: [
      { phase: choosing, slots: [size] },
      { phase: choosing, slots: [{ ...size, enum_values: ['s', 'l'] }] },
    ],
    seen: labels,
    expected: [
      ['s', 'm'],
      ['s', 'l'],
    ],
  },
  'the labels of a slot': {
    desks: [
      { phase: choosing, slots: [size] },
      { phase: choosing, slots: [{ ...size, enum_labels: { s: 'Small' } }] },
    ],
    seen: labels,
    expected: [
      ['s', 'm'],
      ['Small', 'm'],
    ],
  },
  'the translated labels of a slot': {
    desks: [
      { phase: choosing, slots: [size] },
      { phase: choosing, slots: [{ ...size, translations: { de: { enum_labels: { s: 'Klein' } } } }] },
    ],
    locale: 'de',
    seen: labels,
    expected: [
      ['s', 'm'],
      ['Klein', 'm'],
    ],
  },
  'the name of a service': {
    desks: [{ service: inspection }, { service: { ...inspection, name: 'Mast inspection' } }],
    said: ['What services do you offer?'],
    seen: ({ reply }) => reply.text.match(/\w+ inspection/)?.[0],
    expected: ['Keel inspection', 'Mast inspection'],
  },
  'the agents of a service': {
    desks: [{ service: inspection }, { service: { ...inspection, agents: [] } }],
    said: cost,
    seen: ({ reply }) => reply.text.includes('£380'),
    expected: [true, false],
  },
  'the lowest price of a service': {
    desks: [{ service: inspection }, { service: { ...inspection, price_min: 42_000 } }],
    said: cost,
    seen: ({ reply }) => reply.text.match(/£\d+/)?.[0],
    expected: ['£380', '£420'],
  },
  'the highest price of a service': {
    desks: [{ service: inspection }, { service: { ...inspection, price_max: 95_000 } }],
    said: cost,
    seen: ({ reply }) => reply.text.includes('£950'),
    expected: [false, true],
  },
  'the currency of a service': {
    desks: [{ service: inspection }, { service: { ...inspection, currency: 'USD' } }],
    said: cost,
    seen: ({ reply }) => reply.text.match(/.380/)?.[0],
    expected: ['£380', '$380'],
  },
  'the pricing unit of a service': {
    desks: [{ service: inspection }, { service: { ...inspection, pricing_unit: 'monthly' } }],
    said: cost,
    seen: ({ reply }) => reply.text.includes('per month'),
    expected: [false, true],
  },
  'the description of a service': {
    desks: [{ service: {} }, { service: { description: 'We look at the keel from all sides.' } }],
    said: ['What is the keel inspection?'],
    seen: ({ reply }) => reply.text.includes('from all sides'),
    expected: [false, true],
  },
  'the duration of a service': {
    desks: [{ service: inspection }, { service: { ...inspection, typical_duration: '2 days' } }],
    said: ['How long does the keel inspection take?'],
    seen: ({ reply }) => reply.text.includes('2 days'),
    expected: [false, true],
  },
  'the deliverables of a service': {
    desks: [{ service: inspection }, { service: { ...inspection, deliverables: ['a written report'] } }],
    said: ['What is included in the keel inspection?'],
    seen: ({ reply }) => reply.text.includes('written report'),
    expected: [false, true],
  },
  'the agents of a fact': {
    desks: [
      { phase: { kind: 'loop' }, fact },
      { phase: { kind: 'loop' }, fact, without: 'fact' },
    ],
    said: prices,
    seen: ({ reply }) => reply.text.includes(fact),
    expected: [true, false],
  },
  'the address of the organization': {
    desks: [{}, { organization: { profile: { address: '3 Capstan Row' } } }],
    said: ['Where are you?'],
    seen: ({ reply }) => reply.text.includes('3 Capstan Row'),
    expected: [false, true],
  },
  'the phone number of the organization': {
    desks: [{}, { organization: { profile: { phone: '+44 1632 960233' } } }],
    said: ['Can I call you?'],
    seen: ({ reply }) => reply.text.includes('+44 1632 960233'),
    expected: [false, true],
  },
  'the email address of the organization': {
    desks: [{}, { organization: { profile: { email: 'desk@harbour.example' } } }],
    said: ['What is your e-mail address?'],
    seen: ({ reply }) => reply.text.includes('desk@harbour.example'),
    expected: [false, true],
  },
  'the opening hours of the organization': {
    desks: [
      {},
      {
        organization: {
          profile: {
            opening_hours: [{ days: ['sat'], opens: '10:00', closes: '14:00', note: 'by appointment' }],
          },
        },
      },
    ],
    said: ['When are you open?'],
    seen: ({ reply }) => /10:00–14:00.*by appointment/s.test(reply.text),
    expected: [false, true],
  },
  'the links of the organization': {
    desks: [
      {},
      {
        organization: {
          profile: { links: [{ title: 'Instagram', url: 'https://instagram.example/harbour' }] },
        },
      },
    ],
    said: ['Are you on Instagram?'],
    seen: ({ reply }) => reply.text.includes('https://instagram.example/harbour'),
    expected: [false, true],
  },
  'the website of the organization': {
    desks: [{}, { organization: { website: 'https://harbour.example' } }],
    said: ['Do you have a website?'],
    seen: ({ reply }) => reply.text.includes('https://harbour.example'),
    expected: [false, true],
  },
  'the name of the organization': {
    desks: [{}, { organization: { name: 'Harbour Yard' } }],
    seen: ({ greeting }) => greeting.text.includes('Harbour Yard'),
    expected: [false, true],
  },
  'the currency of the organization': {
    desks: [{ seeded: 'budget' }, { seeded: 'budget', organization: { profile: { currency: 'CHF' } } }],
    said: ['Our budget is 20,000.'],
    seen: ({ reply }) => reply.text.match(/Budget.*: 20,000/)?.[0],
    expected: ['Budget: 20,000', 'Budget (CHF): 20,000'],
  },
  'the languages of an agent': {
    desks: [{}, { agent: { languages: ['de'] } }],
    seen: ({ greeting }) => /assistant of/.test(greeting.text),
    expected: [true, false],
  },
  'the name of an agent': {
    desks: [{}, { agent: { name: 'Zoe' } }],
    seen: ({ greeting }) => greeting.text.includes('Zoe'),
    expected: [false, true],
  },
  'the name of an identity': {
    desks: [{ identity: {} }, { identity: { display_name: 'Nora' } }],
    seen: ({ greeting }) => greeting.text.includes('Nora'),
    expected: [false, true],
  },
  'the agents of an identity': {
    desks: [{ identity: {} }, { identity: { agents: [] } }],
    seen: ({ greeting }) => greeting.text.includes('Mara'),
    expected: [true, false],
  },
  'the role of an identity': {
    desks: [{ identity: {} }, { identity: { role: 'Harbour master' } }],
    seen: ({ greeting }) => greeting.text.includes('Harbour master'),
    expected: [false, true],
  },
  'the languages of an identity': {
    desks: [
      { identity: { role: 'Harbour master' } },
      { identity: { role: 'Harbour master', languages: ['de'] } },
    ],
    seen: ({ greeting }) => greeting.text.includes('Harbour master'),
    expected: [true, false],
  },
  'the disclosure of an identity': {
    desks: [{ identity: {} }, { identity: { disclosure: 'A program is writing.' } }],
    seen: ({ greeting }) => greeting.text.includes('A program is writing.'),
    expected: [false, true],
  },
  'the greeting of an identity': {
    desks: [{ identity: {} }, { identity: { greeting: { en: 'Ahoy!' } } }],
    seen: ({ greeting }) => greeting.text.includes('Ahoy!'),
    expected: [false, true],
  },
  'the formality of a voice': {
    desks: [{ voice: {} }, { voice: { formality: 'du' } }],
    locale: 'de',
    seen: ({ greeting }) => /\b(?:Sie|Ihnen)\b/.test(greeting.text),
    expected: [true, false],
  },
  'the banned phrases of a voice': {
    desks: [
      { phase: { kind: 'loop' }, fact, voice: {} },
      { phase: { kind: 'loop' }, fact, voice: { banned_phrases: ['begin at'] } },
    ],
    said: prices,
    seen: ({ reply }) => reply.text.includes(fact),
    expected: [true, false],
  },
  'the sign-off of a voice': {
    desks: [{ voice: {} }, { voice: { sign_off_style: 'Say "Fair winds!" at the end.' } }],
    said: ['Goodbye!'],
    seen: ({ reply }) => reply.text.includes('Fair winds!'),
    expected: [false, true],
  },
  'the agents of a voice': {
    desks: [
      { voice: { sign_off_style: 'Say "Fair winds!" at the end.' } },
      { voice: { sign_off_style: 'Say "Fair winds!" at the end.', agents: [] } },
    ],
    said: ['Goodbye!'],
    seen: ({ reply }) => reply.text.includes('Fair winds!'),
    expected: [true, false],
  },
  'the languages of a voice': {
    desks: [
      { voice: { sign_off_style: 'Say "Fair winds!" at the end.' } },
      { voice: { sign_off_style: 'Say "Fair winds!" at the end.', languages: ['de'] } },
    ],
    said: ['Goodbye!'],
    seen: ({ reply }) => reply.text.includes('Fair winds!'),
    expected: [true, false],
  },
}

async function assertFollowed(service: TestService, effect: Effect) {
  for (const [index, desk] of effect.desks.entries()) {
    const talk = await talkTo(service, desk, effect)
    assert.deepEqual(effect.seen(talk), effect.expected[index], JSON.stringify([index, talk], null, 1))
  }
}

async function assertGiven(effect: Effect) {
  const requests: ResponderRequest[][] = []
  for (const desk of effect.desks) {
    given.length = 0
    await talkTo(modelService, desk, effect)
    requests.push([...given])
  }
  assert.notDeepEqual(requests[0], requests[1])
}

/** What the engine does by itself, like the greeting. */
const ownOfEngine = ['max_turns of a phase', 'the agents of a fit criterion']

for (const [field, effect] of Object.entries(effects)) {
  test(`the builtin reasoner follows ${field}`, async () => assertFollowed(await sharedService(), effect))
  test(`a model follows ${field}`, () =>
    effect.said && !ownOfEngine.includes(field) ? assertGiven(effect) : assertFollowed(modelService, effect))
}
