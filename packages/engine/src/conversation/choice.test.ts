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

test('a chip is chosen by the last part of its words, by a few of them, or by its place', () => {
  const options = [
    { kind: 'passage' as const, id: 1, label: 'Plans and billing: The plans' },
    { kind: 'passage' as const, id: 2, label: 'Plans and billing: Pausing' },
    { kind: 'passage' as const, id: 3, label: 'See, Sauna und Boote: Fahrräder' },
  ]
  const chosen = (text: string) => {
    const choice = choiceOf({ question: 'Price?', options }, text)
    return choice && choice !== 'none' ? choice.id : null
  }
  assert.deepEqual(['the plans please', 'Pausing', 'die fahrräder meine ich'].map(chosen), [1, 2, 3])
  assert.deepEqual(['the second one', 'das erste', 'third'].map(chosen), [2, 1, 3])
})

test('words that two chips have, a question, and whoever says more choose none', () => {
  const options = [
    { kind: 'passage' as const, id: 1, label: 'Pods: Prices' },
    { kind: 'passage' as const, id: 2, label: 'Tents: Prices' },
  ]
  for (const text of ['prices', 'pods?', 'pods for two people', 'the second time i ask'])
    assert.equal(choiceOf({ question: 'How much?', options }, text), null, text)
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
