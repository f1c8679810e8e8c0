import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { PlanItem } from '../conversation/plan.ts'
import { mentionsBanned } from '../voice/banned.ts'
import { questionsIn } from './gate.ts'
import { groundsOf, ungroundedIn } from './grounding/grounds.ts'
import { marksOf, sentencesOf } from './marks.ts'
import { inputFor } from './testing/inputs.ts'
import { wordPlan } from './word_plan.ts'

type Situation = Parameters<typeof inputFor>[1]

const say = (plan: PlanItem[], situation: Situation = {}) => wordPlan(inputFor(plan, situation)).text
const fact = (text: string, id = 1) => ({ id, text })
const answering = (...texts: string[]): PlanItem => ({
  act: 'answer',
  question: 'How long?',
  facts: texts.map((text, at) => fact(text, at + 1)),
})
const asking = (slot: string, attempt = 1): PlanItem => ({ act: 'ask', slot, attempt, skippable: true })
const acknowledging = (captured: string[], corrected: string[] = []): PlanItem => ({
  act: 'acknowledge',
  captured,
  corrected,
})

const answers = {
  budget: 'middle',
  email: 'Anna.Muster+x@example.com',
  channels: ['shop', 'web'],
  may_contact: false,
  goal: 'a new shop',
  decides: 'alone',
}
const page = { title: 'Prices', url: 'https://acme.example/prices' }
const allActs: PlanItem[] = [
  { act: 'greet' },
  acknowledging(['budget', 'email', 'may_contact', 'goal']),
  acknowledging([], ['budget']),
  { act: 'courtesy' },
  answering('A workshop takes two days.', 'It costs 900 euros.'),
  { act: 'gap', question: 'Do you deliver?' },
  { act: 'defer', question: 'Do you deliver?', because: 'phase' },
  { act: 'defer', question: 'Do you deliver?', because: 'outage' },
  { act: 'pass_on' },
  { act: 'clarify', slot: 'budget', options: ['low', 'middle'] },
  ...['email', 'channels', 'may_contact', 'goal', 'marketing_budget', 'decides'].map((slot) => asking(slot)),
  ...[1, 2, 3].map((attempt) => asking('budget', attempt)),
  { act: 'invite' },
  { act: 'navigate', pages: [page] },
  { act: 'navigate', pages: [page, { title: 'Team', url: 'https://acme.example/team' }] },
  { act: 'promise' },
  { act: 'close' },
]
const tongues = [
  { locale: 'en', voice: { formality: 'formal' } },
  { locale: 'en', voice: { formality: 'casual' } },
  { locale: 'de', voice: { formality: 'Sie' } },
  { locale: 'de', voice: { formality: 'du' } },
]

test('every act has words in every language and formality, with no pattern left in them', () => {
  for (const tongue of tongues)
    for (const item of allActs) {
      const input = inputFor([item], { ...tongue, answers, earlier: { budget: 'low' } })
      for (let turn = 0; turn < 20; turn++) {
        const { text } = wordPlan({ ...input, seed: `${turn}` })
        assert.notEqual(text, '', item.act)
        assert.doesNotMatch(
          text,
          /[{}[\]<>|]|undefined|null| {2}| [,.?]|\.\.|^\p{Ll}/u,
          `${item.act}: ${text}`,
        )
      }
    }
})

test('German says du or Sie and never both, and Sie unless the voice says otherwise', () => {
  const formal = /(?<!^)(?<![.!?:] )\b(Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer)\b/
  const informal = /\b(du|dich|dir|dein|deine|deinem|deiner|euch)\b/i
  const wishes = [
    { voice: { formality: 'We say du.' }, never: formal },
    { voice: { formality: 'nicht informell' }, never: informal },
    { never: informal },
  ]
  for (const { never, ...wish } of wishes)
    for (const item of allActs) {
      const input = inputFor([item], { ...wish, locale: 'de', answers })
      for (let turn = 0; turn < 20; turn++)
        assert.doesNotMatch(wordPlan({ ...input, seed: `${turn}` }).text, never)
    }
})

test('the same conversation and turn always give the same words, and another turn others', () => {
  const plan = [acknowledging(['budget']), asking('goal')]
  assert.equal(say(plan, { answers }), say(plan, { answers }))
  const texts = new Set(Array.from({ length: 20 }, (_, turn) => say(plan, { answers, seed: `${turn}` })))
  assert.ok(texts.size > 8, `${texts.size} wordings`)
})

test('engine.md §3.5 no sentence is said twice, however long the same plan goes on', () => {
  for (const tongue of [tongues[0], tongues[3]])
    for (const item of allActs) {
      const said = new Set<string>()
      const input = inputFor([item], { ...tongue, answers })
      for (let turn = 0; turn < 60; turn++) {
        const { text } = wordPlan({ ...input, seed: `turn ${turn}`, said: [...said] })
        assert.notEqual(text, '')
        for (const mark of marksOf(text)) {
          assert.ok(!said.has(mark), `${item.act}, turn ${turn}: ${text}`)
          said.add(mark)
        }
      }
    }
})

test('R12 never two questions in one message, whatever the plan', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...allActs), { maxLength: 6 }),
      fc.constantFrom(...tongues),
      fc.nat(),
      (plan, tongue, seed) => {
        const text = say(plan, { ...tongue, answers, seed: String(seed) })
        assert.ok(questionsIn(text) <= 1, text)
        assert.ok(sentencesOf(text).filter((sentence) => sentence.endsWith('?')).length <= 1, text)
      },
    ),
  )
})

test('R12 whatever the builtin words name occurs in a fact, an answer or the configuration', () => {
  const grounds = [
    JSON.stringify(answers),
    'A workshop takes two days. It costs 900 euros.',
    'Acme Front desk',
  ]
  for (const tongue of tongues)
    for (const item of allActs) {
      const input = inputFor([item], { ...tongue, answers, earlier: { budget: 'low' } })
      const all = groundsOf([...grounds, JSON.stringify(input.flow), JSON.stringify(item)])
      for (let turn = 0; turn < 8; turn++)
        for (const sentence of sentencesOf(wordPlan({ ...input, seed: `${turn}` }).text))
          assert.deepEqual(ungroundedIn(sentence, all), [], sentence)
    }
})

test('an authored greeting is said as it stands, in the nearest locale, and its question is the only one', () => {
  const identity = { display_name: 'Mara', greeting: { en: 'Hi there!', de: 'Grüß Gott! Worum geht es?' } }
  const greeting = (locale: string) =>
    say([{ act: 'greet' }, asking('goal')], { locale, agentDefinition: { identity } })
  assert.match(greeting('en-GB'), /^Hi there! .*\?$/)
  assert.equal(greeting('de-AT'), 'Grüß Gott! Worum geht es?')
})

test('without an authored greeting the agent says who it is, and discloses what it has to', () => {
  const identity = { display_name: 'Mara', role: 'Reception', disclosure: 'I am a computer program' }
  const text = say([{ act: 'greet' }, { act: 'invite' }], {
    agentDefinition: { identity },
    visitor: { name: 'Anna' },
  })
  assert.match(text, /Mara, Reception at Acme\. I am a computer program\. .*\?$/)
  assert.match(say([{ act: 'greet' }], { locale: 'de' }), /Front desk, die digitale Assistenz von Acme\.$/)
})

test('what cannot be a name is not said as one', () => {
  for (const name of ['Who are you?', 'see https://x.example', 'a'.repeat(80), '{role}\nHello'])
    for (let turn = 0; turn < 6; turn++)
      assert.ok(
        !say([{ act: 'greet' }, { act: 'close' }], { visitor: { name }, seed: `${turn}` }).includes(name),
      )
})

test('what was understood is said back in labels, e-mail addresses exactly, all in one sentence', () => {
  const text = say([acknowledging(['budget', 'email', 'channels', 'may_contact', 'decides'])], { answers })
  assert.equal(sentencesOf(text).length, 1, text)
  for (const words of [
    '10,000 to 50,000',
    'Anna.Muster+x@example.com',
    'Shop and Website',
    'that we may not get in touch',
    '“I decide”',
  ])
    assert.ok(text.includes(words), `${words} in ${text}`)
  assert.match(
    say([acknowledging(['budget', 'channels'])], { answers, locale: 'de' }),
    /10\.000 bis 50\.000 .*Laden und Website/,
  )
})

test('an answer too long or too strange to repeat is noted without repeating it', () => {
  for (const goal of ['a '.repeat(30), 'What? Why?', 'say “yes”', 'see https://x.example/'])
    for (let turn = 0; turn < 10; turn++) {
      const text = say([acknowledging(['goal'])], { answers: { goal }, seed: `${turn}` })
      assert.ok(!text.includes(goal.trim()), text)
      assert.ok(text.length > 5)
    }
})

test('a sentence of the visitor is noted, not read back to them; a word or two may be', () => {
  for (let turn = 0; turn < 20; turn++) {
    const situation = { seed: `${turn}`, answers: { goal: 'we want a new shop' } }
    assert.doesNotMatch(say([acknowledging(['goal'])], situation), /shop/)
  }
  assert.match(say([acknowledging(['goal'])], { answers: { goal: 'late deliveries' } }), /“late deliveries”/)
  assert.match(say([acknowledging(['goal'])], { answers: { goal: 'the new shop' } }), /“new shop”/)
})

test('a yes or a no is said back as what it means', () => {
  const told = (may_contact: boolean, locale: string) =>
    say([acknowledging(['may_contact'])], { locale, answers: { may_contact } })
  assert.match(told(false, 'en'), /that we may not get in touch\.$/)
  assert.match(told(true, 'de'), /, dass wir uns melden dürfen\.$/)
})

test('what is new beside a change is thanked for once', () => {
  for (let turn = 0; turn < 20; turn++) {
    const situation = { answers, earlier: { budget: 'low' }, seed: `${turn}` }
    const text = say([acknowledging(['email'], ['budget'])], situation)
    assert.ok(text.includes('Anna.Muster+x@example.com'), text)
    assert.ok((text.match(/thank/gi) ?? []).length <= 1, text)
  }
})

test('a list ends with what is said as a clause', () => {
  const text = say([acknowledging(['may_contact', 'budget'])], { answers })
  assert.match(text, /: budget 10,000 to 50,000 and that we may not get in touch\.$/)
})

test('a reply that closes sums up instead of saying back', () => {
  const text = say([acknowledging(['email'], ['budget']), { act: 'close' }], { answers })
  assert.match(text, /^(?:Many thanks|Thank)/)
  assert.match(text, /: budget 10,000 to 50,000, e-mail address Anna/)
})

test('a correction is confirmed as a change', () => {
  const text = say([acknowledging([], ['budget'])], { answers, earlier: { budget: 'low' } })
  assert.ok(text.includes('10,000 to 50,000') && text.includes('nder 10,000'), text)
})

test('facts are given in their own words, two at most, and again only as a repetition', () => {
  const texts = ['A workshop takes 2 days.', 'It costs €1,900.50', 'Bring a laptop.']
  assert.equal(say([answering(...texts)]), 'A workshop takes 2 days. It costs €1,900.50.')
  const again = say([answering(texts[0]!)], { said: marksOf(texts[0]!) })
  assert.match(again, /.+: A workshop takes 2 days\.$/)
  const several = say([answering('It is open. Ring twice.')], { said: marksOf('It is open. Ring twice.') })
  assert.match(several, /: It is open; Ring twice\.$/)
})

test('a question inside a fact is not put to the visitor', () => {
  assert.equal(say([answering('Do you deliver? Yes, in Berlin.')]), 'Yes, in Berlin.')
})

test('R12 a gap is admitted and noted, once for several questions, and states nothing', () => {
  const gap: PlanItem = { act: 'gap', question: 'Do you ship to Peru?' }
  for (let turn = 0; turn < 20; turn++) {
    assert.match(say([gap], { seed: `${turn}` }), /question/)
    assert.equal(sentencesOf(say([gap, gap], { seed: `${turn}` })).length, 1)
    assert.match(say([gap, gap], { locale: 'de', seed: `${turn}` }), /Fragen/)
    assert.doesNotMatch(say([gap], { seed: `${turn}` }), /Peru/)
  }
})

test('a title that is a question is asked as it stands; a common one gets a question; any other is named', () => {
  assert.equal(say([asking('may_contact')]), 'May we get in touch?')
  assert.equal(say([asking('may_contact')], { locale: 'de' }), 'Dürfen wir uns melden?')
  for (let turn = 0; turn < 10; turn++) {
    assert.doesNotMatch(say([asking('budget')], { seed: `${turn}` }), /“/)
    assert.match(say([asking('marketing_budget')], { seed: `${turn}` }), /“Marketing budget”.*\?$/)
    assert.match(say([asking('marketing_budget')], { locale: 'de', seed: `${turn}` }), /„Werbebudget“.*\?$/)
  }
})

test('a yes-or-no question of the owner is put again in other words, or asks for a yes or no', () => {
  assert.match(say([asking('insured', 2)]), /Are you insured, yes or no\?$/)
  assert.match(
    say([asking('insured')], { said: marksOf('Are you insured?') }),
    /Are you insured, yes or no\?$/,
  )
  assert.match(say([asking('may_contact', 2)]), /^Would it be .* if we got in touch\?$/)
})

test('a title that the visitor’s language lacks is asked for in that language where its meaning is known', () => {
  const text = say([asking('email')], { locale: 'de' })
  assert.match(text, /E-Mail-Adresse/)
})

test('the second attempt names the options, the third also says that it may be left out', () => {
  const [first, second, third] = [1, 2, 3].map((attempt) => say([asking('budget', attempt)]))
  assert.ok(!first!.includes('10,000'))
  assert.ok(second!.endsWith('under 10,000, 10,000 to 50,000 or over 50,000?'), second)
  assert.equal(sentencesOf(third!).length, 2)
  const must: PlanItem = { act: 'ask', slot: 'budget', attempt: 3, skippable: false }
  assert.equal(sentencesOf(say([must])).length, 1)
})

test('a choice is named at once where the phase shows no buttons', () => {
  const input = inputFor([asking('decides')])
  const text = wordPlan({ ...input, phase: { ...input.phase, tools: [] } }).text
  assert.ok(text.endsWith('“I decide” or “We decide together”?'), text)
})

test('a question in our own words may lead over from what was said; one of the owner’s never does', () => {
  const texts = Array.from({ length: 12 }, (_, turn) =>
    say([{ act: 'pass_on' }, asking('budget')], { seed: `${turn}` }),
  )
  assert.ok(texts.some((text) => /\. And \p{Ll}/u.test(text)))
  assert.match(say([{ act: 'pass_on' }, asking('may_contact')]), /\. May we get in touch\?$/)
  assert.match(say([asking('budget')]), /^\p{Lu}/u)
})

test('a clarification names the options by their labels', () => {
  const text = say([{ act: 'clarify', slot: 'budget', options: ['low', 'high'] }], { locale: 'de' })
  assert.ok(text.endsWith('unter 10.000 oder über 50.000?'), text)
})

test('the promise names the document, the closing what was understood and who gets it', () => {
  const agentDefinition = {
    deliverable_templates: [{ id: 1, name: 'Project outline', body: '', format: 'markdown' as const }],
  }
  assert.match(say([{ act: 'promise' }], { agentDefinition }), /“Project outline”/)
  const text = say([acknowledging(['email']), { act: 'close' }], { answers, visitor: { name: 'Anna' } })
  assert.match(text, /budget 10,000 to 50,000/)
  assert.match(text, /Acme/)
  assert.equal(
    text.split('Anna.Muster+x@example.com').length,
    2,
    'what the reply has said back is not repeated',
  )
})

test('a sign-off is said where the style quotes one, and is an instruction otherwise', () => {
  const close: PlanItem[] = [{ act: 'close' }]
  assert.ok(
    say(close, { voice: { sign_off_style: 'End with “Warmly, your Acme.”' } }).endsWith('Warmly, your Acme.'),
  )
  assert.doesNotMatch(say(close, { voice: { sign_off_style: 'Warm and short' } }), /Warm and short/)
})

test('a locale without a pack gets the default language around authored words, or English', () => {
  const identity = { display_name: 'Mara', greeting: { fr: 'Bonjour.' } }
  const plan: PlanItem[] = [{ act: 'greet' }, { act: 'pass_on' }]
  assert.match(
    say(plan, { locale: 'fr', default_locale: 'de-CH', agentDefinition: { identity } }),
    /^Bonjour\. .*Menschen/,
  )
  assert.match(
    say(plan, { locale: 'fr', default_locale: 'it', agentDefinition: { identity } }),
    /^Bonjour\. .*person/,
  )
})

test('a preferred phrase is used where a wording has it', () => {
  for (let turn = 0; turn < 10; turn++)
    assert.match(
      say([acknowledging(['budget'])], {
        answers,
        seed: `${turn}`,
        voice: { preferred_phrases: ['very well'] },
      }),
      /very well/i,
    )
})

test('engine.md §3.5 a banned phrase gives way to another wording, and the change is told', () => {
  for (let turn = 0; turn < 30; turn++) {
    const voice = { banned_phrases: ['thank you', 'noted', 'All right'] }
    const worded = wordPlan(inputFor([acknowledging(['goal'])], { answers, voice, seed: `${turn}` }))
    assert.ok(!mentionsBanned(worded.text, voice), worded.text)
    for (const { change } of worded.voice) assert.equal(change, 'another_wording')
  }
})

test('authored words and facts with a banned phrase are cut by the sentence', () => {
  const voice = { banned_phrases: ['synergy'] }
  const identity = { display_name: 'Mara', greeting: { en: 'Hello. We love synergy!' } }
  const greeted = wordPlan(inputFor([{ act: 'greet' }], { voice, agentDefinition: { identity } }))
  assert.deepEqual(greeted, { text: 'Hello.', voice: [{ phrase: 'synergy', change: 'cut' }] })
  assert.equal(say([answering('Synergy is ours.', 'We open at 9.')], { voice }), 'We open at 9.')
  const unsayable = say([answering('Synergy is ours.')], { voice })
  assert.ok(unsayable.length > 10 && !mentionsBanned(unsayable, voice), unsayable)
})

test('a banned phrase that runs over two sentences is cut, too', () => {
  const voice = { banned_phrases: ['open. ring'] }
  assert.doesNotMatch(say([answering('We are open.', 'Ring twice.')], { voice }), /open\. Ring/)
})

test('whatever is banned, nothing banned leaves and something is said', () => {
  const common =
    'the,a,I,you,thank you,is,what,to,have,question,noted,good,all right,that,ich,das,Sie,du,was,gut,…'.split(
      ',',
    )
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...allActs), { maxLength: 3 }),
      fc.constantFrom(...tongues),
      fc.subarray(common),
      (plan, { locale, voice }, banned_phrases) => {
        const text = say(plan, { locale, voice: { ...voice, banned_phrases }, answers })
        assert.ok(text.trim() !== '')
        assert.ok(!mentionsBanned(text, { banned_phrases }), text)
      },
    ),
  )
})
