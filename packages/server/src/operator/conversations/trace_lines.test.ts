import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TypedTrace } from './explain.ts'
import { traceLines } from './trace_lines.ts'

const trace: TypedTrace = {
  object: 'message_trace',
  message_id: 4,
  conversation_id: 1,
  plan: [
    { act: 'acknowledge', captured: ['channels'], corrected: [] },
    { act: 'ask', slot: 'budget', attempt: 1, skippable: false },
  ],
  phase: { before: 'welcome', after: 'explore', because: 'exit' },
  versions: { flow: 1, prompt: 1 },
  questions: [
    {
      question: 'What does it cost?',
      verdict: 'answerable',
      probability: 0.974,
      facts: [{ kind: 'fact', id: 7, text: 'It costs 20 euros.', score: 0.614 }],
    },
    { question: 'Is there parking?', verdict: 'unanswerable', probability: 0.01, reason: 'no_match' },
    { question: 'And a lift?', verdict: 'outage' },
  ],
  captured: [{ slot: 'channels', value: ['phone', 'video'], quote: 'by phone or video' }],
  voice: [{ phrase: 'amazing', change: 'cut' }],
  reasoner: { read: 'builtin', worded: 'some-model', fallback: 'The model did not answer in time.' },
  outcome: {
    questions: [],
    asked_slot: 'budget',
    captured: [],
    phase_moves: [],
    person_wanted: null,
    gaps: [],
    actions: [],
    ended: 'answered',
    rounds: 0,
  },
  rounds: [],
  passages: [],
  stand_in: null,
  unsupported: null,
  cost: null,
  tokens: { input: 100, cached: 0, output: 20 },
  milliseconds: { read: 1, answer: 2, word: 3, total: 7 },
}

test('a trace tells what was understood, looked up and decided, and what it took', () => {
  assert.deepEqual(traceLines(trace), [
    'captured  channels = phone, video ("by phone or video")',
    'question  "What does it cost?" answerable 0.97',
    '          fact 7 0.61 It costs 20 euros.',
    'question  "Is there parking?" unanswerable 0.01: no_match',
    'question  "And a lift?" outage',
    'plan      acknowledge channels · ask budget',
    'phase     welcome → explore (exit)',
    'voice     "amazing" cut',
    'took      7 ms (read 1, answer 2, write 3), by builtin and some-model, 120 tokens, The model did not answer in time.',
  ])
})
