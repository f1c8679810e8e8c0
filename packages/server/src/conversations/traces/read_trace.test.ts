import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { outcomeWith } from '@foyer/engine/testing/outcomes'
import { loopTraceWith } from '../../testing/stored_traces.ts'
import { type EarlyTrace, readTrace } from './read_trace.ts'

const of = (parts: Pick<EarlyTrace, 'plan' | 'questions'> & Partial<EarlyTrace>): EarlyTrace => ({
  phase: { before: 'welcome', after: 'explore', because: 'exit' },
  versions: { flow: 1, prompt: 1 },
  captured: [],
  voice: [],
  reasoner: { read: 'builtin', worded: 'builtin' },
  tokens: { input: 0, output: 0 },
  milliseconds: { read: 1, answer: 2, word: 3, total: 6 },
  ...parts,
})

const text = 'It costs 20 euros.'

/** Format 0: facts in the plan, and two verdicts. */
const first = of({
  plan: [
    { act: 'acknowledge', captured: ['team'], corrected: ['goal'] },
    { act: 'answer', question: 'What does it cost?', facts: [{ id: 3, text }] },
    { act: 'gap', question: 'Is there parking?' },
    { act: 'pass_on', because: 'wanted' },
    { act: 'move', phase: 'explore', because: 'exit' },
    { act: 'ask', slot: 'budget', attempt: 1, skippable: false },
  ],
  questions: [
    {
      question: 'What does it cost?',
      verdict: 'answerable',
      probability: 0.9,
      facts: [{ kind: 'fact', id: 3, text, score: 0.7 }],
    },
    { question: 'Is there parking?', verdict: 'unanswerable', probability: 0.1, reason: 'no_match' },
  ],
  captured: [
    { slot: 'team', value: 'small', message_id: 4, quote: 'a small one' },
    { slot: 'goal', value: 'A shop', message_id: 4, quote: 'a shop' },
  ],
})

/** Format 1: passages in the plan, and no outcome yet. */
const passage = (id: number) => ({
  kind: 'passage' as const,
  id,
  text,
  spoken: text,
  label: 'Prices',
  url: 'https://example.com/prices',
})
const second = of({
  plan: [
    { act: 'answer', question: 'What does it cost?', passages: [passage(7), passage(8)] },
    { act: 'choose', question: 'And the other one?', passages: [passage(8)] },
    { act: 'defer', question: 'Open on Sunday?', because: 'outage' },
    { act: 'promise' },
    { act: 'close' },
  ],
  questions: [
    {
      question: 'What does it cost?',
      verdict: 'sure',
      probability: 0.9,
      facts: [{ kind: 'fact', id: 3, text, score: 0.7 }],
    },
    { question: 'And the other one?', verdict: 'between', probability: 0.4, facts: [] },
    { question: 'Open on Sunday?', verdict: 'outage' },
  ],
})

describe('a trace that an earlier release wrote', () => {
  test('has its outcome from its plan', () => {
    assert.deepEqual(
      readTrace(first).outcome,
      outcomeWith({
        questions: [
          { text: 'What does it cost?', answered: 'yes', evidence: [{ kind: 'fact', id: 3 }] },
          { text: 'Is there parking?', answered: 'no', evidence: [] },
        ],
        asked_slot: 'budget',
        captured: [
          { slot: 'team', corrected: false },
          { slot: 'goal', corrected: true },
        ],
        phase_moves: [{ phase: 'explore', because: 'exit' }],
        person_wanted: 'handed_over',
        gaps: ['Is there parking?'],
        actions: ['reported_gap', 'handed_over'],
        rounds: 0,
      }),
    )
    assert.deepEqual(
      readTrace(second).outcome,
      outcomeWith({
        questions: [
          {
            text: 'What does it cost?',
            answered: 'yes',
            evidence: [
              { kind: 'passage', id: 7 },
              { kind: 'fact', id: 3 },
            ],
          },
          { text: 'And the other one?', answered: 'partly', evidence: [{ kind: 'passage', id: 8 }] },
          { text: 'Open on Sunday?', answered: 'no', evidence: [], unsearched: 'outage' },
        ],
        actions: ['offered_replies', 'promised_document'],
        ended: 'completed',
        rounds: 0,
      }),
    )
  })

  test('has the verdicts of today', () => {
    const { questions } = readTrace(first) as { questions?: { verdict: string }[] }
    assert.deepEqual(
      questions?.map(({ verdict }) => verdict),
      ['sure', 'nothing'],
    )
  })
})

test('a trace of this release stays as it was written', () => {
  const planned = readTrace(second)
  for (const trace of [planned, loopTraceWith()])
    assert.deepEqual(readTrace(JSON.parse(JSON.stringify(trace))), trace)
})
