import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlanItem } from '../../conversation/plan.ts'
import { slot } from '../../testing/flows.ts'
import { sentenceHashes } from '../sentence_hash.ts'
import { inputFor } from '../testing/inputs.ts'
import { acknowledgeItem, answers, say } from '../testing/plans.ts'
import { wordPlan } from '../word_plan.ts'

const turns = Array.from({ length: 20 }, (_, turn) => `${turn}`)

test('what was given is acknowledged in four words at most, and not read back', () => {
  for (const locale of ['en', 'de'])
    for (const seed of turns) {
      const text = say([acknowledgeItem(['budget', 'email', 'goal'])], { answers, locale, seed })
      assert.ok(text.split(/\s+/).length <= 4, text)
      assert.doesNotMatch(text, /10|@|shop/)
    }
})

test('who asks is not thanked for what they said beside it', () => {
  const question = { question: 'Parking?', passages: [] }
  for (const item of [
    { act: 'gap', ...question },
    { act: 'defer', because: 'phase', ...question },
  ] as PlanItem[])
    assert.equal(say([acknowledgeItem(['budget']), item], { answers }), say([item], { answers }))
})

test('a correction is confirmed as a change, beside whatever else was given', () => {
  for (const seed of turns)
    assert.match(say([acknowledgeItem(['email'], ['budget'])], { answers, seed }), /changed/i)
})

test('an acknowledgement may come again, and not in the reply that follows', () => {
  const first = say([acknowledgeItem(['budget'])], { answers })
  const next = say([acknowledgeItem(['budget'])], { answers, said: sentenceHashes(first) })
  assert.notEqual(next, first)
  const later = sentenceHashes(`${first} One thing. Two things. Three of them. Four. Five. Six.`)
  assert.equal(say([acknowledgeItem(['budget'])], { answers, said: later }), first)
})

test('who has told their name is met by it, and by nothing that is none', () => {
  const input = inputFor([acknowledgeItem(['full_name'])], {})
  const name = slot(1, { key: 'full_name', title: 'Name' })
  const phases = input.flow.phases.map((phase, at) => (at === 0 ? { ...phase, slots: [name] } : phase))
  const met = (value: string) => {
    const answers = { full_name: { value, message_id: 1, quote: value } }
    return wordPlan({ ...input, flow: { ...input.flow, phases }, answers }).text
  }
  assert.match(met('Jana Novak'), /^(Nice to meet you|Thank you), Jana Novak\.$/)
  assert.doesNotMatch(met('the one who called on Monday'), /Monday/)
})

test('who tells a feeling is met with sympathy, and not thanked for it', () => {
  const sympathy: PlanItem = { act: 'courtesy', to: 'feeling' }
  assert.equal(say([acknowledgeItem(['email'], []), sympathy], { answers }), say([sympathy], { answers }))
})

test('a reply that sums up, closes or regrets acknowledges nothing before', () => {
  for (const act of ['recap', 'close', 'regret'] as const)
    assert.equal(
      say([acknowledgeItem(['email'], ['budget']), { act }], { answers }),
      say([{ act }], { answers }),
    )
})
