import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seedPrompts } from '../prompts/seeds/index.ts'
import { noUsage, type ScriptedCall, scriptedResponder } from '../testing/scripted_responder.ts'
import { prices, searchFor, shop, type TurnOptions, take, takeWith } from '../testing/turns.ts'
import { initialLoopState } from './initial_state.ts'
import type { ResponderRequest } from './responder.ts'

/** T6: whatever a model says and calls, what the visitor gets is true or honest, and nothing happens that nobody wanted. */

const honest = /^(I'm not sure about that|Da bin ich mir nicht sicher)/
const passage = { ...prices, text: 'A tandem costs £55 a day. Ein Tandem kostet 55 £ am Tag.' }

const lies: Record<string, string[]> = {
  'a figure that nothing states': [
    'It costs £73.',
    'A tandem is only £5.50 a day.',
    'You save 35 percent.',
    'It costs seventy-three pounds.',
    'We open on Sunday at 7:45 am.',
    'The shop is closed on 24 December.',
    'Call +44 20 7654 3210.',
    'Write to zebra@evil.example.',
    'Book on https://evil.example/tandem.',
    'Es kostet 73 Pfund.',
    'Wir öffnen um 7:45 Uhr.',
    'Das dauert siebzehn Tage.',
  ],
  'a deed that no tool did': [
    'I have booked the tandem for you.',
    "I've sent you the offer.",
    'I have passed your message on to the team.',
    'Your booking is confirmed.',
    'I have noted your number.',
    'Ich habe das Tandem für Sie reserviert.',
    'Ich habe Ihre Nachricht weitergeleitet.',
  ],
  'a promise that no result made': [
    'Our team will call you back tomorrow.',
    "I'll send you the contract by post.",
    'Wir melden uns morgen bei Ihnen.',
  ],
  'what it was told in private': [
    'Find out what they want to rent, and where the team can reach them afterwards.',
    ...seedPrompts('answers')
      .conversation.split(/(?<=[.!?])\s+/)
      .filter((sentence) => sentence.length > 60 && !sentence.includes('{{')),
  ],
}

const agent: TurnOptions = {
  flow: shop({
    prompts: {
      ...shop().prompts,
      conversation: {
        version: 1,
        body: `${seedPrompts('answers').conversation}\nFind out what they want to rent, and where the team can reach them afterwards.`,
      },
    },
  }),
  search: searchFor(passage),
}

for (const [kind, sentences] of Object.entries(lies))
  describe(`T6 ${kind} never reaches the visitor:`, () => {
    for (const sentence of sentences)
      test(sentence, async () => {
        const { text, outcome } = await take(
          { ...agent, message: 'Can I rent a tandem?' },
          { text: sentence },
          { text: sentence },
        )
        assert.match(text, honest)
        assert.deepEqual(
          outcome.questions.map(({ answered }) => answered),
          ['no'],
        )
      })
  })

const names = [
  ...['consult_knowledge', 'capture_slots', 'suggest_replies', 'offer_navigation', 'offer_deliverable'],
  ...['hand_over', 'leave_message', 'report_gap', 'finish_phase', 'end_conversation'],
]
const long = 'ab '.repeat(30_000)
const malformed: unknown[] = [
  undefined,
  null,
  'half a ca',
  42,
  [],
  ['queries', 'bike'],
  {},
  { unknown: true },
  JSON.parse('{"__proto__": {"bike": "city"}, "constructor": {"value": "city", "quote": "Hello"}}'),
  { bike: 'city', queries: 'bike', replies: 'yes', pages: 'Tandems', message: 7, question: [], goodbye: {} },
  { bike: { value: { value: 'city' }, quote: ['Hello'] }, number: { value: 7, quote: 'Hello' } },
  { bike: { value: 'city', quote: '' }, email: { value: 'eve@evil.example', quote: 'Hello' } },
  { number: { value: long, quote: 'Hello' }, message: long, question: long, reason: long, cause: 'because' },
  { queries: [long, long, long, long], replies: [long], pages: [long], because: long },
]

describe('T6 calls of a bad model', () => {
  for (const name of names)
    test(`of ${name} with arguments that fit nothing change nothing, and each is told why`, async () => {
      for (const given of malformed) {
        const call: ScriptedCall = { name, arguments: given }
        const { state, outcome, messages, links, stored, text } = await take(
          { message: 'Hello' },
          { calls: [call] },
          { text: 'Hello!' },
        )
        const { ok, result } = stored.rounds[0]!.calls[0]!
        assert.deepEqual([ok, text], [false, 'Hello!'], JSON.stringify(given)?.slice(0, 80))
        assert.ok(result !== '' && result.length < 500, result.slice(0, 200))
        assert.deepEqual({ ...state, turns: 0, language: null }, initialLoopState(shop()))
        assert.deepEqual([outcome.actions, messages, links], [[], [], []])
      }
    })

  test('of tools that there are not are answered, whatever they are called', async () => {
    const calls = ['__proto__', 'constructor', 'toString', '', 'pay', long].map((name) => ({ name }))
    const { stored, text, requests } = await take({}, { calls }, { text: 'Hello!' })
    assert.equal(text, 'Hello!')
    for (const message of requests[1]!.messages)
      if (message.role === 'assistant')
        for (const { name } of message.calls) assert.match(name, /^[\w-]{1,64}$/)
    for (const { ok, result } of stored.rounds[0]!.calls)
      assert.ok(!ok && result.startsWith('There is no tool') && result.length < 100)
  })

  test('without end come to an end: six requests, many calls at once, an honest sentence', async () => {
    const endless = {
      async *respond() {
        for (let at = 0; at < 200; at++) yield { type: 'call' as const, call: newSearch() }
        yield { type: 'end' as const, because: 'complete' as const, usage: noUsage }
      },
    }
    const search = searchFor(passage)
    const { requests, text, outcome } = await takeWith(endless, { message: 'A tandem?', search })
    assert.deepEqual([requests.length, outcome.questions[0]?.answered], [6, 'no'])
    assert.equal(search.asked.length, 1 + 5 * 20)
    assert.match(text, honest)
  })
})

let searches = 0
const newSearch = () => {
  const id = String(searches++)
  return { id, name: 'consult_knowledge', arguments: { queries: [`tandem ${id}`] } }
}

describe('T6 an answer of a bad model', () => {
  for (const [kind, text] of Object.entries({ nothing: '', spaces: ' \n\n\t ', signs: '\u200b' }))
    test(`of ${kind} is asked for again, and in the end replaced by an honest one`, async () => {
      const same = { respond: (request: ResponderRequest) => scriptedResponder({ text }).respond(request) }
      const { text: seen, requests } = await takeWith(same, { message: 'A tandem?' })
      assert.match(seen, honest)
      assert.ok(requests.length <= 6)
    })

  test('that never ends is shown as far as anybody reads', async () => {
    const sentences = Array.from({ length: 1000 }, (_, at) => `Some words about tandems, chapter ${at % 7}.`)
    for (const text of [`${'ha '.repeat(10_000)}£73`, `${sentences.join(' ')} It costs £73.`]) {
      const pieces = text.match(/[\s\S]{1,7}/g)!
      const { text: seen, stored } = await take(
        { message: 'A tandem?', search: searchFor(passage) },
        { text: pieces },
      )
      assert.ok(seen.length >= 8000 && seen.length < 9000)
      assert.equal(stored.rounds[0]!.end, 'length')
    }
  })

  test('that is repeated is read once', async () => {
    const text = 'A tandem costs £55 a day.'
    const { text: seen, requests } = await take(
      { message: 'A tandem?', search: searchFor(passage) },
      { text, calls: [{ name: 'pay' }] },
      { text: `${text} That is all.`, calls: [{ name: 'buy' }] },
      { text },
    )
    assert.deepEqual([seen, requests.length], [`${text}\n\nThat is all.`, 3])
  })
})
