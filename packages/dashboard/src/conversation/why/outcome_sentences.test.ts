import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MessageTrace } from '@foyer/sdk'
import { flowLabels } from '../flow_labels.ts'
import { exampleFlow } from '../testing.ts'
import { outcomeSentences } from './outcome_sentences.ts'

const quiet: MessageTrace['outcome'] = {
  questions: [],
  asked_slot: null,
  captured: [],
  phase_moves: [],
  person_wanted: null,
  gaps: [],
  actions: [],
  ended: 'answered',
  rounds: 1,
}
const sentences = (outcome: Partial<MessageTrace['outcome']>, stand_in: MessageTrace['stand_in'] = null) =>
  outcomeSentences({ outcome: { ...quiet, ...outcome }, stand_in }, flowLabels(exampleFlow))

test('what came of a turn is told in sentences, each thing once', () => {
  assert.deepEqual(
    sentences({
      gaps: ['Is there parking?'],
      person_wanted: 'handed_over',
      actions: ['reported_gap', 'handed_over', 'offered_pages'],
      asked_slot: 'budget',
      ended: 'completed',
    }),
    [
      'The knowledge base has no answer to “Is there parking?”.',
      'The visitor is waiting for a person.',
      'It offered pages.',
      'It asked about “Budget”.',
      'The conversation ended.',
    ],
  )
  assert.deepEqual(sentences({}), [])
})

test('that something stood in for the model is told first', () => {
  const [first] = sentences({ person_wanted: 'unanswered' }, 'honest_sentence')
  assert.match(first!, /no usable answer/)
})
