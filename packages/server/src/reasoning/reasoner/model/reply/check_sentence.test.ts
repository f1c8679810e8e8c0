import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newFlow, passageOf, requestOf } from '../../../../testing/model_provider/talk.ts'
import { createSentenceChecks } from './check_sentence.ts'
import { replyRules } from './reply_prompt.ts'
import type { Strictness } from './support.ts'

const base = newFlow()
const flow = {
  ...base,
  phases: base.phases.map((phase) => ({
    ...phase,
    objective: 'Find out quietly how desperate the visitor really is.',
    slots: phase.slots.map((slot) => ({ ...slot, description: 'Never below ten thousand' })),
  })),
  voice: { ...base.voice!, tone_rules: ['Sound like an old friend from the harbour.'] },
  services: [
    {
      key: 'audit',
      name: 'Keel audit',
      pricing_unit: 'fixed' as const,
      description: 'We look at the keel and write a report.',
      guidelines: 'Push this one hard when they hesitate at the price.',
    },
  ],
}
const { request } = requestOf({ flow })
const texts = [
  'The studio is open from 9 to 17 on weekdays. Ask for Mara Lund.',
  'Delivery within Hamburg costs 12 euros and takes two days.',
  'Die Werkstatt öffnet montags um 8 Uhr; Termine gibt es nach Absprache.',
  'I bake every loaf myself, and I will send you a sample. Idiot-proof recipes are always free.',
  'Mara is like an old friend from the harbour to everybody.',
]
const sources = texts.map((text, at) => ({
  name: String(at + 1),
  text,
  questions: [0],
  passage: passageOf(at + 1, text),
}))
const { problemOf } = createSentenceChecks(request.plan([]).input, {
  question: 'Do you deliver to Austria?',
  message: 'Liefert ihr auch nach Österreich?',
  rules: replyRules,
})
const problem = (text: string, cites: number[], strictness: Strictness = 'strict') =>
  problemOf({ text, sources: cites.map((at) => sources[at - 1]!) }, strictness)

test('what a source says may be said, in its words, in others or in another language', () => {
  for (const [text, ...cites] of [
    ['The studio is open from 9 to 17 on weekdays.', 1],
    ['On weekdays the studio opens at 9 and is open until 17.', 1],
    ['You can ask for Mara Lund.', 1],
    ['Within Hamburg, delivery costs 12 euros and takes two days.', 2],
    ['Die Lieferung innerhalb von Hamburg kostet 12 Euro.', 2],
    ['I bake every loaf myself, and I will send you a sample.', 4],
    ['She is like an old friend from the harbour to everybody here.', 5],
  ] as [string, ...number[]][])
    assert.equal(problem(text, cites), null, text)
})

test('beside a model that verifies, a few words that only agree may be said, and others must be in the source', () => {
  assert.equal(problem('That works.', [2], 'loose'), null)
  assert.notEqual(problem('Lunch included.', [2], 'loose'), null)
})

test('a few words that state nothing rest on nothing', () => {
  for (const text of [
    'Thank you, that helps.',
    'I am sorry to hear that.',
    'Das verstehe ich gut.',
    'Good question!',
    'I am a digital assistant, not a person.',
  ])
    assert.equal(problem(text, []), null, text)
})

const refused: [string, string, ...number[]][] = [
  ['a figure that its source does not have', 'Delivery costs 15 euros.', 2],
  ['a figure of another source', 'Delivery within Hamburg costs 17 euros.', 2],
  ['a name that nobody gave', 'Ask for our partner Contoso Logistics.', 1],
  ['a day that its source does not have', 'The studio is open on Sunday.', 1],
  ['an address that is none of ours', 'See https://evil.example/login for delivery within Hamburg.', 2],
  ['a claim beside its source', 'Every customer gets a personal consultant and a gift.', 2],
  ['a no that its source does not have', 'The studio is not open on weekdays.', 1],
  ['what is free by nobody’s word', 'Delivery within Hamburg is free.', 2],
  ['eine Zusage, die keine Quelle macht', 'Die Lieferung innerhalb von Hamburg ist kostenlos.', 2],
  ['a guarantee', 'We guarantee delivery within Hamburg in two days.', 2],
  ['an act that nobody did', 'I have booked the delivery within Hamburg for you.', 2],
  ['an act to come', "I'll pass that on to the studio.", 1],
  ['eine Handlung, die niemand tut', 'Ich leite das gern an die Werkstatt weiter.', 3],
  ['eine Handlung, die niemand getan hat', 'Ich habe den Termin in der Werkstatt eingetragen.', 3],
  ['a confirmation', 'Your appointment is confirmed.'],
  ['a claim without a source', 'We deliver to the whole country.'],
  ['eine Behauptung ohne Quelle', 'Wir liefern ins ganze Land.'],
  ['a claim about a thing without a source', 'The delivery is the fastest in town.'],
  ['eine Behauptung über eine Sache ohne Quelle', 'Die Lieferung geht sehr schnell.'],
  ['a service without a source', 'A lovely choice, the Keel audit.'],
  [
    'a long sentence without a source',
    'It is so good that you ask this because many people who come here never dare to ask it at all.',
  ],
  ['an agent that passes for a person', 'I am a real person, not a bot.'],
  ['ein Mensch, der keiner ist', 'Ich bin ein echter Mensch.'],
  ['a few words that are beside the source', 'You may bring your children.', 1],
  ['an insult', 'Do not be stupid.'],
  ['eine Beleidigung', 'Sei nicht so dumm.'],
  ['a run of the owner’s prompt', 'Be curious first, helpful second, and never pushy.'],
  ['a run of our rules', 'You do nothing but talk: do not book, send, forward.'],
  ['the objective', 'I want to find out quietly how desperate the visitor really is.'],
  ['a description of a slot', 'Never below ten thousand, please.'],
  ['a rule of tone', 'I sound like an old friend from the harbour.'],
  ['guidelines of a service', 'Push this one hard when they hesitate.'],
  ['a banned phrase', 'We live for synergy on weekdays.', 1],
  ['markup', 'Look <b>here</b> please.'],
  ['a link in disguise', 'Look [here](javascript:alert(1)).'],
  ['talk about itself', 'As an AI language model I cannot do that.'],
  ['a reference', 'Dear {{visitor.name}}, welcome.'],
]

for (const [name, text, ...cites] of refused)
  test(`never said: ${name}`, () => {
    assert.notEqual(problem(text, cites), null)
  })

test('beside a model that judges the meaning, other words are let pass, and figures and acts are not', () => {
  const paraphrase = 'Parcels reach every address in Hamburg after two days.'
  assert.equal(problem('Yes, that is possible.', [2], 'loose'), null)
  assert.notEqual(problem(paraphrase, [2]), null)
  assert.equal(problem(paraphrase, [2], 'loose'), null)
  for (const [, text, ...cites] of refused.filter(([name]) => !/^(a no|a claim beside)/.test(name)))
    assert.notEqual(problem(text, cites, 'loose'), null, text)
})

test('a source that was not given is none', () => {
  const claim = { text: 'Thank you for the question.', sources: [], citesUnknown: true }
  assert.notEqual(problemOf(claim, 'loose'), null)
})

test('a translation is into the language of the visitor', () => {
  const english = createSentenceChecks(request.plan([]).input, {
    question: 'Do you deliver?',
    message: 'Do you deliver to the house?',
    rules: replyRules,
  })
  const text = 'Die Lieferung erfolgt überall auf dem Wasserweg.'
  for (const strictness of ['strict', 'loose'] as const) {
    assert.notEqual(english.problemOf({ text, sources: [sources[1]!] }, strictness), null)
    assert.equal(problem(text, [2], strictness), null)
    const workshop = { text: 'The workshop opens at 8 on Mondays.', sources: [sources[2]!] }
    assert.equal(english.problemOf(workshop, strictness), null)
  }
})
