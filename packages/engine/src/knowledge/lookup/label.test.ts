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

test('labels are made neither of the header of a table nor of a sentence that is cut', () => {
  const sentence = `We are open ${'on many days '.repeat(6)}.`
  assert.deepEqual(
    passageLabels([
      { trail: ['Are you open?', 'Hours'], text: sentence },
      {
        trail: ['Ash Clinic – your practice for sports in the middle of the town', 'Hours'],
        text: 'Day | Times\nMonday | 9:00',
      },
    ]),
    ['Hours', 'Ash Clinic: Hours'],
  )
  assert.deepEqual(
    passageLabels([
      { trail: ['Clinic', 'Hours'], text: 'Day | Times\nMonday | 9:00\nFriday | 8:00' },
      { trail: ['Clinic', 'Hours'], text: sentence },
      { trail: ['Clinic', 'Hours'], text: `Now ${sentence}` },
    ]),
    ['Hours: Monday, Friday', 'Clinic: Hours (2)', 'Clinic: Hours (3)'],
  )
})

test('small sections that were joined are called by their own headings', () => {
  const text = 'Vouchers (new)\n\nAt the desk.\n\nDiscounts\n\nFor students.'
  assert.deepEqual(passageLabels([{ trail: ['Shop', 'Prices'], text }]), ['Prices: Vouchers, Discounts'])
  const page = 'Everything that we would like you to know beforehand'
  assert.deepEqual(passageLabels([{ trail: [page], text }]), ['Vouchers, Discounts'])
})
