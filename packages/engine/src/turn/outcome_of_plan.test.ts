import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CitedPassage, PlanItem } from '../conversation/plan.ts'
import { outcomeWith } from '../testing/outcomes.ts'
import type { TurnOutcome } from './outcome.ts'
import { capturedIn, outcomeOfPlan } from './outcome_of_plan.ts'

const passage = (id: number): CitedPassage => ({ kind: 'passage', id, text: '', spoken: '', label: '' })
const outcomeOf = (...plan: PlanItem[]) => outcomeOfPlan({ plan, captured: [], consulted: [] })
const question = 'What does it cost?'

test('an answer rests on the passage that was said and on what it states, not on all that was found', () => {
  const { questions } = outcomeOfPlan({
    plan: [{ act: 'answer', question, passages: [passage(1), passage(2)] }],
    captured: [],
    consulted: [
      {
        question,
        cited: [
          { kind: 'passage', id: 1 },
          { kind: 'fact', id: 5 },
        ],
      },
      { question: 'Another one?', cited: [{ kind: 'fact', id: 6 }] },
    ],
  })
  assert.deepEqual(questions, [
    {
      text: question,
      answered: 'yes',
      evidence: [
        { kind: 'passage', id: 1 },
        { kind: 'fact', id: 5 },
      ],
    },
  ])
})

test('a choice answers partly; a gap and what was not looked up do not answer', () => {
  const { questions, gaps, actions } = outcomeOf(
    { act: 'choose', question: 'Which one?', passages: [passage(1), passage(2)] },
    { act: 'gap', question: 'Why?', nearest: [passage(3)] },
    { act: 'defer', question: 'When?', because: 'outage' },
  )
  assert.deepEqual(questions, [
    {
      text: 'Which one?',
      answered: 'partly',
      evidence: [
        { kind: 'passage', id: 1 },
        { kind: 'passage', id: 2 },
      ],
    },
    { text: 'Why?', answered: 'no', evidence: [] },
    { text: 'When?', answered: 'no', evidence: [], unsearched: 'outage' },
  ])
  assert.deepEqual([gaps, actions], [['Why?'], ['offered_replies', 'reported_gap']])
})

const cases: [what: string, item: PlanItem, came: Partial<TurnOutcome>][] = [
  [
    'a wish for a person',
    { act: 'pass_on', because: 'wanted' },
    { person_wanted: 'handed_over', actions: ['handed_over'] },
  ],
  ['a question', { act: 'ask', slot: 'budget', attempt: 2, skippable: false }, { asked_slot: 'budget' }],
  [
    'a question between options',
    { act: 'clarify', slot: 'budget', options: ['low', 'high'] },
    { asked_slot: 'budget', actions: ['offered_replies'] },
  ],
  [
    'a step to another phase',
    { act: 'move', phase: 'explore', because: 'max_turns' },
    { phase_moves: [{ phase: 'explore', because: 'max_turns' }] },
  ],
  [
    'a page',
    { act: 'navigate', pages: [{ title: 'Prices', url: 'https://example.com' }] },
    { actions: ['offered_pages'] },
  ],
  ['a document', { act: 'promise' }, { actions: ['promised_document'] }],
  ['a recap', { act: 'recap' }, { actions: ['recapped'] }],
  ['the end', { act: 'close' }, { ended: 'completed' }],
  ['small talk', { act: 'courtesy', to: 'thanks' }, {}],
]
for (const [what, item, came] of cases)
  test(`${what} is told by the outcome`, () => {
    assert.deepEqual(outcomeOf(item), outcomeWith({ rounds: 0, ...came }))
  })

test('an answer that replaces an earlier one is a correction', () => {
  const answer = { value: 'low', message_id: 2, quote: 'low' }
  const captured = capturedIn([
    { type: 'slot_captured', slot: 'goal', answer },
    { type: 'person_wanted' },
    { type: 'slot_captured', slot: 'budget', answer: { ...answer, earlier: [{ ...answer, value: 'high' }] } },
  ])
  assert.deepEqual(captured, [
    { slot: 'goal', corrected: false },
    { slot: 'budget', corrected: true },
  ])
})
