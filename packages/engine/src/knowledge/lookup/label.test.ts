import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passageLabels } from './label.ts'

test('a passage is called by its heading under the one above it', () => {
  const passages = [
    { trail: ['Care plans', 'Conditions'], text: 'Twelve months.' },
    { trail: ['Do you deliver?'], text: 'Yes.' },
    { trail: [], text: 'We open at nine.\nOn Sundays at ten.' },
  ]
  assert.deepEqual(passageLabels(passages), ['Care plans: Conditions', 'Do you deliver?', 'We open at nine.'])
})

test('labels tell passages with the same headings apart', () => {
  const passages = [
    { trail: ['Prices'], text: 'A day costs £20.' },
    { trail: ['Prices'], text: 'A week costs £90.' },
  ]
  assert.deepEqual(passageLabels(passages), ['Prices: A day costs £20.', 'Prices: A week costs £90.'])
})

test('a long label ends at a word', () => {
  const [label] = passageLabels([{ trail: [], text: 'word '.repeat(30) }])
  assert.ok(label!.length <= 62 && label!.endsWith('word …'), label)
})

test('a question above a heading is no part of the label', () => {
  const phone = { trail: ['Can I call you?', 'Phone number'], text: 'You can call us.' }
  assert.deepEqual(passageLabels([phone]), ['Phone number'])
})
