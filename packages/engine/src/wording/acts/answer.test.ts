import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanItem } from '../../conversation/plan.ts'
import { replySentences, sentenceHashes } from '../sentence_hash.ts'
import { answerItem, say } from '../testing/plans.ts'

test('facts are given in their own words, two at most, and again only as a repetition', () => {
  const texts = ['A workshop takes 2 days.', 'It costs €1,900.50', 'Bring a laptop.']
  assert.equal(say([answerItem(...texts)]), 'A workshop takes 2 days. It costs €1,900.50.')
  const again = say([answerItem(texts[0]!)], { said: sentenceHashes(texts[0]!) })
  assert.match(again, /.+: A workshop takes 2 days\.$/)
  const several = say([answerItem('It is open. Ring twice.')], {
    said: sentenceHashes('It is open. Ring twice.'),
  })
  assert.match(several, /: It is open; Ring twice\.$/)
})

test('a question inside a fact is not put to the visitor', () => {
  assert.equal(say([answerItem('Do you deliver? Yes, in Berlin.')]), 'Yes, in Berlin.')
})

test('R12 a gap is admitted and noted, once for several questions, and states nothing', () => {
  const gap: PlanItem = { act: 'gap', question: 'Do you ship to Peru?' }
  for (let turn = 0; turn < 20; turn++) {
    assert.match(say([gap], { seed: `${turn}` }), /question/)
    assert.equal(replySentences(say([gap, gap], { seed: `${turn}` })).length, 1)
    assert.match(say([gap, gap], { locale: 'de', seed: `${turn}` }), /Fragen/)
    assert.doesNotMatch(say([gap], { seed: `${turn}` }), /Peru/)
  }
})
