import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactQuestion } from '../../conversation/contact_question.ts'
import type { PlanItem } from '../../conversation/plan.ts'
import { replySentences, sentenceHashes } from '../sentence_hash.ts'
import { inputFor } from '../testing/inputs.ts'
import { answerItem, passage, say } from '../testing/plans.ts'
import { wordPlan } from '../word_plan.ts'

test('the best passage is given in its own words, and again to who asks again', () => {
  const texts = ['A workshop takes 2 days. It costs €1,900.50', 'Bring a laptop.']
  const said = 'A workshop takes 2 days. It costs €1,900.50.'
  assert.equal(say([answerItem(...texts)]), said)
  assert.equal(say([answerItem(...texts)], { said: sentenceHashes(said) }), said)
})

test('a list stands apart from what is said around it', () => {
  const text = say([answerItem('We offer:\n- bread\n- rolls'), { act: 'invite' }])
  assert.match(text, /^We offer:\n- bread\n- rolls\.\n\n.*\?$/)
})

test('a passage that opens with the question is answered without it', () => {
  assert.equal(say([answerItem('Do you deliver? Yes, in Berlin.')]), 'Yes, in Berlin.')
  assert.equal(say([answerItem('Do you deliver?\nYes, in Berlin.')]), 'Yes, in Berlin.')
})

test('R12 a gap is admitted and noted, once for several questions, and states nothing', () => {
  const gap: PlanItem = { act: 'gap', question: 'Do you ship to Peru?' }
  for (let turn = 0; turn < 20; turn++) {
    assert.match(say([gap], { seed: `${turn}` }), /question/)
    assert.ok(replySentences(say([gap, gap], { seed: `${turn}` })).length <= 2)
    assert.match(say([gap, gap], { locale: 'de', seed: `${turn}` }), /Fragen/)
    assert.doesNotMatch(say([gap], { seed: `${turn}` }), /Peru/)
  }
})

test('beside how to reach the organization, a gap is not said to be the rest', () => {
  const gap: PlanItem = { act: 'gap', question: 'Do you ship to Peru?' }
  const contact: PlanItem = { ...answerItem('Call us at +44 1632 960233.'), question: contactQuestion('en') }
  for (let turn = 0; turn < 20; turn++) {
    assert.doesNotMatch(say([contact, gap], { seed: `${turn}` }), /rest|other part/)
    assert.match(say([answerItem('We bake daily.'), gap], { seed: `${turn}` }), /rest|other part/)
  }
})

test('what lies nearest to a gap is announced where it stands on chips, and never said', () => {
  const input = inputFor([{ act: 'gap', question: 'Parking?', nearest: [passage('Opening hours')] }])
  const bare = wordPlan({ ...input, phase: { ...input.phase, tools: [] } })
  assert.match(wordPlan(input).text, /one of these|come closest/)
  assert.doesNotMatch(bare.text, /these|closest/)
  assert.doesNotMatch(wordPlan(input).text, /hours/)
})

test('what is passed on to the team is not said to be unknown beside it', () => {
  const gap: PlanItem = { act: 'gap', question: 'It is broken' }
  const complaint: PlanItem = { act: 'pass_on', because: 'complaint' }
  assert.equal(say([gap, complaint]), say([complaint]))
})

test('what may be meant is named where the phase has no chips', () => {
  const passages = [passage('Opening hours?'), passage('Office hours', 2)]
  const input = inputFor([{ act: 'choose', question: 'Hours?', passages }])
  assert.doesNotMatch(wordPlan(input).text, /hours/)
  const bare = wordPlan({ ...input, phase: { ...input.phase, tools: [] } })
  assert.match(bare.text, /: “Opening hours” or “Office hours”\?$/)
})

test('who asks gets the truth about what is talking', () => {
  assert.match(say([{ act: 'identify' }]), /digital assistant/)
  assert.match(say([{ act: 'identify' }], { locale: 'de' }), /digitale/)
})
