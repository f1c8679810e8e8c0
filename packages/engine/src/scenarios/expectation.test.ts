import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phase, slot } from '../testing/flows.ts'
import { outcomeWith } from '../testing/outcomes.ts'
import type { TurnOutcome } from '../turn/outcome.ts'
import { coverageOf } from './coverage.ts'
import { type Expectations, type PlayedConversation, unmetExpectations } from './expectation.ts'

const question = 'What does it cost?'
const turnWith = (said: string, reply: string, outcome: Partial<TurnOutcome>) => ({
  said,
  reply,
  outcome: outcomeWith(outcome),
  passages: [],
})

const played: PlayedConversation = {
  opening: { text: 'Hello. What brings you here?' },
  turns: [
    turnWith(`Hi! ${question}`, 'It costs 14,500 euros.', {
      questions: [{ text: question, answered: 'yes', evidence: [] }],
    }),
    turnWith('Is there parking?', 'I do not know that.', {
      questions: [{ text: 'Is there parking?', answered: 'no', evidence: [] }],
    }),
  ],
  slots: { goal: 'raise our prices', priorities: ['price', 'speed'], wants_call: true },
  filled: ['goal', 'priorities', 'wants_call'],
  status: 'active',
  fit: null,
  phases: ['welcome', 'explore'],
  exits: [{ phase: 'welcome', because: 'max_turns' }],
  gaps: ['Is there parking?'],
  person_wanted: false,
}

const fieldsOf = (expected: Expectations, more: Partial<PlayedConversation> = {}) =>
  unmetExpectations(expected, { ...played, ...more }).map(({ field }) => field)

test('what happened is expected: values, patterns, lists in any order, and nothing', () => {
  assert.deepEqual(
    fieldsOf({
      slots: { goal: '*prices', priorities: ['speed', 'price'], wants_call: true, email: null },
      ends: 'active',
      phase: 'explore',
      exits: { welcome: 'max_turns', explore: 'none' },
      person_wanted: false,
      answers: [{ question: 'What does it cost?', contains: ['14,500'] }],
      never: ['discount'],
      max_turns: 2,
      gaps: ['parking'],
    }),
    [],
  )
  assert.deepEqual(fieldsOf({}), [])
})

test('each expectation is told where it stands when it is not met', () => {
  assert.deepEqual(
    fieldsOf({
      slots: { goal: 'prices', priorities: ['price'], wants_call: false, email: '*', budget: 5 },
      ends: 'completed',
      phase: 'welcome',
      exits: { welcome: 'exit', explore: 'exit' },
      fit: 'ideal',
      person_wanted: true,
      answers: [
        { question: 'What does it cost?', contains: ['14,500', '5,000'] },
        { question: 'Is there parking?' },
        { question: 'Who are you?' },
      ],
      never: ['discount', 'Hello'],
      max_turns: 1,
      gaps: ['dogs'],
    }),
    [
      'slots.goal',
      'slots.priorities',
      'slots.wants_call',
      'slots.email',
      'slots.budget',
      'ends',
      'phase',
      'fit',
      'person_wanted',
      'exits.welcome',
      'exits.explore',
      'answers.0.contains.1',
      'answers.1',
      'answers.2',
      'never.1',
      'max_turns',
      'gaps',
      'gaps.0',
    ],
  )
  assert.deepEqual(fieldsOf({ gaps: [] }), ['gaps'])
  const [refused] = unmetExpectations({}, { ...played, refused: 'chip.slot must name a slot.' })
  assert.match(refused!.message, /Message 3 of the visitor was refused/)
})

test('coverage counts the conversations in which a phase, a slot or an exit was seen', () => {
  const flow = {
    phases: [
      phase(1, { key: 'welcome', slots: [slot(1, { key: 'goal' }), slot(2, { key: 'email' })] }),
      phase(2, { key: 'explore' }),
      phase(3, { key: 'bye', kind: 'terminal' }),
    ],
  }
  const other = { ...played, phases: ['welcome'], exits: [], filled: [] }
  assert.deepEqual(coverageOf(flow as never, [played, other]), {
    phases: [
      { key: 'welcome', visits: 2 },
      { key: 'explore', visits: 1 },
      { key: 'bye', visits: 0 },
    ],
    slots: [
      { key: 'goal', fills: 1 },
      { key: 'email', fills: 0 },
    ],
    exits: [
      { phase: 'welcome', exit: 0, max_turns: 1 },
      { phase: 'explore', exit: 0, max_turns: 0 },
    ],
  })
})
