import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanItem } from '../conversation/plan.ts'
import { slot } from '../testing/flows.ts'
import { sentenceHashes } from './sentence_hash.ts'
import { inputFor } from './testing/inputs.ts'
import { passage } from './testing/plans.ts'
import { wordPlan } from './word_plan.ts'

type Situation = Parameters<typeof inputFor>[1]

const worded = (plan: PlanItem[], situation: Situation = {}) => wordPlan(inputFor(plan, situation))
const answering = (...texts: string[]): PlanItem => ({
  act: 'answer',
  question: 'How long?',
  passages: texts.map((text, at) => passage(text, at + 1)),
})

test('where every word is banned a mark is said, and another where that is banned', () => {
  let banned_phrases: string[] = []
  let text = worded([]).text
  for (let round = 0; round < 200 && /\p{L}/u.test(text); round++) {
    banned_phrases = [...banned_phrases, ...text.match(/\p{L}+/gu)!]
    text = worded([], { voice: { banned_phrases } }).text
  }
  assert.equal(text, '…')
  assert.equal(worded([], { voice: { banned_phrases: [...banned_phrases, '…'] } }).text, '🙂')
})

test('a phrase that a ban kept out of our words is told', () => {
  const told = Array.from({ length: 30 }, (_, turn) =>
    worded([{ act: 'courtesy', to: 'small_talk' }], {
      voice: { banned_phrases: ['how', 'what'] },
      seed: `${turn}`,
    }),
  ).flatMap(({ voice }) => voice)
  assert.ok(told.some(({ change }) => change === 'another_wording'))
})

test('of a passage, only the sentence with a banned phrase is cut, and the cut is told', () => {
  const voice = { banned_phrases: ['synergy'] }
  assert.deepEqual(worded([answering('Synergy is ours. We open at 9.')], { voice }), {
    text: 'We open at 9.',
    voice: [{ phrase: 'synergy', change: 'cut' }],
  })
})

test('a greeting of which nothing may be said gives way to one of ours', () => {
  const identity = { display_name: 'Mara', greeting: { en: 'Synergy!' } }
  const { text } = worded([{ act: 'greet' }], {
    voice: { banned_phrases: ['synergy'] },
    agentDefinition: { identity },
  })
  assert.match(text, /Mara/)
})

test('where several questions are answered, each gets one passage', () => {
  const plan = [answering('One.', 'Two.'), answering('Three.', 'Four.')]
  assert.equal(worded(plan).text, 'One. Three.')
})

test('several questions that are put off are put off once', () => {
  const later: PlanItem = { act: 'defer', question: 'Price?', because: 'phase' }
  for (let turn = 0; turn < 10; turn++) {
    const seed = `${turn}`
    assert.equal(worded([later, later], { seed }).text, worded([later], { seed }).text)
  }
})

test('a recap says a few answers back, and not all of many', () => {
  const slots = Array.from({ length: 12 }, (_, at) => slot(at + 1, { key: `q_${at}`, title: `Point ${at}` }))
  const input = inputFor([{ act: 'recap' }])
  const phases = input.flow.phases.map((phase, at) => (at === 0 ? { ...phase, slots } : phase))
  const answers = Object.fromEntries(
    slots.map(({ key }, at) => [key, { value: `word${at}`, message_id: 1, quote: `word${at}` }]),
  )
  const { text } = wordPlan({ ...input, flow: { ...input.flow, phases }, answers })
  assert.match(text, /word0/)
  assert.doesNotMatch(text, /word9/)
})

test('a long word of a visitor is not read back to them in a list', () => {
  const goal = 'x'.repeat(121)
  const { text } = worded([{ act: 'recap' }], { answers: { budget: 'middle', channels: ['shop'], goal } })
  assert.ok(text.includes('10,000 to 50,000') && !text.includes(goal), text)
})

test('what has to be said is said again when its wordings are used up; what can be left out is', () => {
  const gap: PlanItem = { act: 'gap', question: 'Price?' }
  let said: string[] = []
  for (let turn = 0; turn < 12; turn++) {
    const { text } = worded([gap, { act: 'offer_message' }], { said, seed: `${turn}` })
    assert.match(text, /question/)
    if (turn > 4) assert.doesNotMatch(text, /message/)
    said = [...said, ...sentenceHashes(text)]
  }
})
