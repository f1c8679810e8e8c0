import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outcomeWith } from '@foyer/engine/testing/outcomes'
import { planTrace } from '../../conversations/traces/plan_trace.ts'
import { representTrace } from '../../conversations/traces/represent_trace.ts'
import type { StoredTrace } from '../../conversations/traces/stored_trace.ts'
import { loopTraceWith } from '../../testing/stored_traces.ts'
import { traceLines } from './trace_lines.ts'

const linesOf = (trace: StoredTrace) =>
  traceLines(representTrace({ message_id: 4, conversation_id: 1 }, trace))

test('a trace of a built-in reply tells what was understood, answered and done, and what it took', () => {
  const question = 'What does it cost?'
  const fact = { kind: 'fact' as const, id: 7, text: 'It costs 20 euros.', score: 0.6 }
  const trace = planTrace({
    conversation: { phase: 'welcome', frozen_versions: { flow: 1, prompts: { conversation: 1 } } },
    phase: 'explore',
    plan: [],
    outcome: outcomeWith({
      questions: [
        { text: question, answered: 'yes', evidence: [{ kind: 'fact', id: 7 }] },
        { text: 'Is there parking?', answered: 'no', evidence: [] },
        { text: 'And a lift?', answered: 'no', evidence: [], unsearched: 'outage' },
      ],
      captured: [{ slot: 'channels', corrected: true }],
      gaps: ['Is there parking?'],
      person_wanted: 'handed_over',
      actions: ['reported_gap', 'handed_over'],
      asked_slot: 'budget',
      rounds: 0,
    }),
    effects: [
      {
        type: 'slot_captured',
        slot: 'channels',
        answer: { value: ['phone', 'video'], message_id: 3, quote: 'by phone or video' },
      },
      { type: 'phase_entered', phase: 'explore', because: 'exit' },
    ],
    consulted: [
      {
        question,
        verdict: 'sure',
        answer: {
          ...{ outcome: 'sure', passages: [], answerable: true, probability: 0.9, by_words_alone: false },
          ...{ cited: [fact], fact_ids: [7], reachable: [] },
        },
      },
    ],
    reading: null,
    voice: [],
    milliseconds: { read: 1, answer: 2, word: 3, total: 7 },
  })
  assert.deepEqual(linesOf(trace), [
    'captured  channels = phone, video ("by phone or video"), a correction',
    'question  "What does it cost?" answered',
    '          fact 7 It costs 20 euros.',
    'question  "Is there parking?" not answered',
    'question  "And a lift?" not answered: the search was not available',
    'gap       "Is there parking?"',
    'person    is wanted',
    'did       reported a gap, handed over',
    'asked     budget',
    'phase     welcome → explore (exit)',
    'took      7 ms (read 1, answer 2, write 3), by builtin',
  ])
})

test("a trace of a model's reply tells its tools, what was kept back, and what it cost", () => {
  const trace = loopTraceWith({
    outcome: { ended: 'completed' },
    unsupported: ['It is free.'],
    fallback: 'The provider was busy.',
  })
  assert.deepEqual(linesOf(trace), [
    'question  "How much does the workshop cost?" answered',
    '          passage 7 The workshop costs 1,200 euros.',
    '          passage 9 Prices are net.',
    'tool      consult_knowledge {"question":"price of the workshop"}: Workshop: The workshop costs 1,200 euros.',
    'refused   "It is 900 euros in May." Nothing states 900 euros.',
    'support   the sources do not support "It is free."',
    'ended     completed',
    'phase     welcome',
    'took      1100 ms (2 rounds, first words after 800), by test/model, 1900 tokens in (1600 cached), 50 out, 0.0025 EUR, The provider was busy.',
  ])
})
