import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { hasBannedPhrase } from '../voice/banned_phrases.ts'
import { inputFor } from './testing/inputs.ts'
import { acknowledgeItem, allActs, answerItem, answers, say, tongues } from './testing/plans.ts'
import { wordPlan } from './word_plan.ts'

test('a preferred phrase is used where a wording has it', () => {
  for (let turn = 0; turn < 10; turn++)
    assert.match(
      say([acknowledgeItem(['budget'])], {
        answers,
        seed: `${turn}`,
        voice: { preferred_phrases: ['got it'] },
      }),
      /got it/i,
    )
})

test('engine.md §3.5 a banned phrase gives way to another wording, and the change is told', () => {
  for (let turn = 0; turn < 30; turn++) {
    const voice = { banned_phrases: ['thank you', 'noted', 'All right'] }
    const worded = wordPlan(inputFor([acknowledgeItem(['goal'])], { answers, voice, seed: `${turn}` }))
    assert.ok(!hasBannedPhrase(worded.text, voice), worded.text)
    for (const { change } of worded.voice) assert.equal(change, 'another_wording')
  }
})

test('authored words and passages with a banned phrase are cut by the sentence', () => {
  const voice = { banned_phrases: ['synergy'] }
  const identity = { display_name: 'Mara', greeting: { en: 'Hello. We love synergy!' } }
  const greeted = wordPlan(inputFor([{ act: 'greet' }], { voice, agentDefinition: { identity } }))
  assert.deepEqual(greeted, { text: 'Hello.', voice: [{ phrase: 'synergy', change: 'cut' }] })
  assert.equal(say([answerItem('Synergy is ours. We open at 9.')], { voice }), 'We open at 9.')
  const unsayable = say([answerItem('Synergy is ours.')], { voice })
  assert.ok(unsayable.length > 10 && !hasBannedPhrase(unsayable, voice), unsayable)
})

test('a banned phrase that runs over two sentences is cut, too', () => {
  const voice = { banned_phrases: ['open. ring'] }
  assert.doesNotMatch(say([answerItem('We are open.'), answerItem('Ring twice.')], { voice }), /open\. Ring/)
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
        assert.ok(!hasBannedPhrase(text, { banned_phrases }), text)
      },
    ),
  )
})
