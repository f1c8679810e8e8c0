import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanItem } from '../../conversation/plan.ts'
import { replySentences, sentenceHashes } from '../sentence_hash.ts'
import { inputFor } from '../testing/inputs.ts'
import { askItem, say } from '../testing/plans.ts'
import { wordPlan } from '../word_plan.ts'

test('a title that is a question is asked as it stands; a common one gets a question; any other is named', () => {
  assert.equal(say([askItem('may_contact')]), 'May we get in touch?')
  assert.equal(say([askItem('may_contact')], { locale: 'de' }), 'Dürfen wir uns melden?')
  for (let turn = 0; turn < 10; turn++) {
    assert.doesNotMatch(say([askItem('budget')], { seed: `${turn}` }), /“/)
  }
  assert.equal(say([askItem('marketing_budget')]), 'Marketing budget?')
  assert.equal(say([askItem('marketing_budget')], { locale: 'de' }), 'Werbebudget?')
})

test('a yes-or-no question of the owner is put again in other words, or asks for a yes or no', () => {
  assert.match(say([askItem('insured', 2)]), /Are you insured, yes or no\?$/)
  assert.match(
    say([askItem('insured')], { said: sentenceHashes('Are you insured?') }),
    /Are you insured, yes or no\?$/,
  )
  assert.match(say([askItem('may_contact', 2)]), /^Would it be .* if we got in touch\?$/)
})

test('a title that the visitor’s language lacks is asked for in that language where its meaning is known', () => {
  const text = say([askItem('email')], { locale: 'de' })
  assert.match(text, /E-Mail-Adresse/)
})

test('the second attempt names the options, the third also says that it may be left out', () => {
  const [first, second, third] = [1, 2, 3].map((attempt) => say([askItem('budget', attempt)]))
  assert.ok(!first!.includes('10,000'))
  assert.ok(second!.endsWith('under 10,000, 10,000 to 50,000 or over 50,000?'), second)
  assert.equal(replySentences(third!).length, 2)
  const must: PlanItem = { act: 'ask', slot: 'budget', attempt: 3, skippable: false }
  assert.equal(replySentences(say([must])).length, 1)
})

test('a choice is named at once where the phase shows no buttons', () => {
  const input = inputFor([askItem('decides')])
  const text = wordPlan({ ...input, phase: { ...input.phase, tools: [] } }).text
  assert.ok(text.endsWith('“I decide” or “We decide together”?'), text)
})

test('a question has nothing before it that leads over', () => {
  const passedOn: PlanItem = { act: 'pass_on', because: 'wanted' }
  for (let turn = 0; turn < 12; turn++)
    assert.doesNotMatch(say([passedOn, askItem('budget')], { seed: `${turn}` }), /\. (And|Then|So) /)
})

test('a clarification names the options by their labels', () => {
  const text = say([{ act: 'clarify', slot: 'budget', options: ['low', 'high'] }], { locale: 'de' })
  assert.ok(text.endsWith('unter 10.000 oder über 50.000?'), text)
})
