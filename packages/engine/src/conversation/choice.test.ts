import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choiceOf } from './choice.ts'

const pending = {
  question: 'How much?',
  options: [
    { kind: 'passage' as const, id: 3, label: 'Prices: Pods' },
    { kind: 'service' as const, id: 4, label: 'Bike hire' },
  ],
}

test('the words of a chip choose what it stands for, however they are typed', () => {
  assert.deepEqual(choiceOf(pending, 'prices pods'), pending.options[0])
  assert.deepEqual(choiceOf(pending, 'Bike hire!'), pending.options[1])
})

test('none of these is an answer, in every language', () => {
  assert.deepEqual(
    ['None of these', 'nichts davon'].map((text) => choiceOf(pending, text)),
    ['none', 'none'],
  )
})

test('anything else, or a chip that was not put up, chooses nothing', () => {
  assert.equal(choiceOf(pending, 'a pod for two'), null)
  assert.equal(choiceOf(null, 'None of these'), null)
})
