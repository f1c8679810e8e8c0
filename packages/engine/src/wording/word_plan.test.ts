import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { PlanItem } from '../conversation/plan.ts'
import { countQuestions } from './gate.ts'
import { findUngroundedIn, groundedTerms } from './grounding/grounds.ts'
import { replySentences, sentenceHashes } from './sentence_hash.ts'
import { inputFor } from './testing/inputs.ts'
import { acknowledgeItem, allActs, answers, askItem, say, tongues } from './testing/plans.ts'
import { wordPlan } from './word_plan.ts'

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

test('a plan that says nothing is answered with a word', () => {
  const moved: PlanItem[] = [{ act: 'move', phase: 'next', because: 'exit' }]
  for (const tongue of tongues) assert.match(say(moved, tongue), /^\p{Lu}[\p{L} ]+\.$/u)
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
  const plan = [acknowledgeItem(['budget']), askItem('goal')]
  assert.equal(say(plan, { answers }), say(plan, { answers }))
  const texts = new Set(Array.from({ length: 20 }, (_, turn) => say(plan, { answers, seed: `${turn}` })))
  assert.ok(texts.size > 3, `${texts.size} wordings`)
})

test('the same plan twice running gives other words where there are any', () => {
  for (const tongue of tongues)
    for (const item of allActs) {
      if (item.act === 'answer' || item.act === 'ask' || item.act === 'promise') continue
      const input = inputFor([item], { ...tongue, answers })
      const first = wordPlan(input).text
      const second = wordPlan({ ...input, said: sentenceHashes(first) }).text
      assert.notEqual(second, '')
      assert.notEqual(second, first, item.act)
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
        assert.ok(countQuestions(text) <= 1, text)
        assert.ok(replySentences(text).filter((sentence) => sentence.endsWith('?')).length <= 1, text)
      },
    ),
  )
})

test('R12 whatever the builtin words name occurs in a fact, an answer or the configuration', () => {
  const grounds = [
    JSON.stringify(answers),
    'A workshop takes two days. It costs 900 euros.',
    'Acme Front desk',
    // The opening of the plan in words.
    'Tomorrow, Monday, 23 November, 9:00',
  ]
  for (const tongue of tongues)
    for (const item of allActs) {
      const input = inputFor([item], { ...tongue, answers, earlier: { budget: 'low' } })
      const all = groundedTerms([...grounds, JSON.stringify(input.flow), JSON.stringify(item)])
      for (let turn = 0; turn < 8; turn++)
        for (const sentence of replySentences(wordPlan({ ...input, seed: `${turn}` }).text))
          assert.deepEqual(findUngroundedIn(sentence, all), [], sentence)
    }
})

test('a locale without a pack gets the default language around authored words, or English', () => {
  const identity = { display_name: 'Mara', greeting: { fr: 'Bonjour.' } }
  const plan: PlanItem[] = [{ act: 'greet' }, { act: 'pass_on', because: 'wanted' }]
  assert.match(
    say(plan, { locale: 'fr', default_locale: 'de-CH', agentDefinition: { identity } }),
    /^Bonjour\. .*Menschen/,
  )
  assert.match(
    say(plan, { locale: 'fr', default_locale: 'it', agentDefinition: { identity } }),
    /^Bonjour\. .*person/,
  )
})
