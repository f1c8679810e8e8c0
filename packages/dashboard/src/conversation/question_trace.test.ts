import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionTrace } from './question_trace.ts'

test('a question has its evidence, and what came near without being used is counted', () => {
  const told = questionTrace({
    question: 'What does it cost?',
    verdict: 'answerable',
    probability: 0.84,
    facts: [{ kind: 'fact', id: 1, text: 'It costs 5.', score: 0.5 }],
    reachable: [
      { kind: 'fact', id: 1, band: 'close' },
      { kind: 'passage', id: 1, band: 'near' },
      { kind: 'fact', id: 2, band: 'far' },
    ],
  })
  assert.deepEqual(told.evidence, [{ kind: 'fact', id: 1, text: 'It costs 5.', score: 0.5 }])
  assert.equal(told.near, 2)
  assert.equal(told.reason, undefined)
})

test('a question that an outage kept from being judged has neither evidence nor certainty', () => {
  assert.deepEqual(questionTrace({ question: 'Open on Sunday?', verdict: 'outage' }), {
    question: 'Open on Sunday?',
    verdict: 'outage',
    probability: undefined,
    reason: undefined,
    evidence: [],
    near: 0,
  })
})

test('why a question cannot be answered is told in words', () => {
  assert.match(questionTrace({ reason: 'weak_match' }).reason ?? '', /no answer/)
})
