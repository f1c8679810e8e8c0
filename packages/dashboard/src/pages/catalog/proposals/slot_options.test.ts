import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelsOf, titleOf, withAnswers } from './slot_options.ts'

const edit = {
  operation: 'updateSlot' as const,
  id: 3,
  body: {
    title: 'Interest',
    enum_values: ['audit', 'sprint'],
    enum_labels: { audit: 'Pricing audit' },
    translations: { de: { title: 'Interesse', enum_labels: { audit: 'Preis-Audit', sprint: 'Sprint' } } },
  },
}

test('answers are read as visitors read them', () => {
  assert.equal(titleOf(edit), 'Interest')
  assert.deepEqual(labelsOf(edit), ['Pricing audit', 'sprint'])
  assert.equal(titleOf({ operation: 'createSlot', id: 1, body: { key: 'shoe_size' } }), 'shoe size')
})

test('an answer that stays keeps its value, a new one gets its own, and a removed one loses its translation', () => {
  const { body } = withAnswers(edit, 'Interest', ['Pricing audit', 'Über Nacht'])
  assert.deepEqual(body, {
    title: 'Interest',
    enum_values: ['audit', 'uber_nacht'],
    enum_labels: { audit: 'Pricing audit', uber_nacht: 'Über Nacht' },
    translations: { de: { title: 'Interesse', enum_labels: { audit: 'Preis-Audit' } } },
  })
})

test('answers never share a value, and one that is written twice is one', () => {
  const { body } = withAnswers(edit, 'Interest', ['Audit', 'C', 'C++', 'C', 'Pricing audit', '価格', '品質'])
  assert.deepEqual(body?.enum_labels, {
    audit_2: 'Audit',
    c: 'C',
    c_2: 'C++',
    audit: 'Pricing audit',
    other: '価格',
    other_2: '品質',
  })
  assert.deepEqual(body?.enum_values, ['audit_2', 'c', 'c_2', 'audit', 'other', 'other_2'])
})

test('an edit without answers only takes another title', () => {
  const plain = { operation: 'createSlot' as const, id: 1, body: { key: 'size', data_type: 'string' } }
  assert.deepEqual(withAnswers(plain, 'size', []).body, plain.body)
  assert.deepEqual(withAnswers(plain, 'Shoe size', []).body, { ...plain.body, title: 'Shoe size' })
})
