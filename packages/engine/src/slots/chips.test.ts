import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slot } from '../testing/flows.ts'
import { chipsOf, chipTitle } from './chips.ts'

const choice = slot(1, {
  title: 'Size',
  data_type: 'enum',
  enum_values: ['s', 'm', 'constructor'],
  enum_labels: { s: 'Small', m: 'Medium' },
  translations: { de: { title: 'Größe', enum_labels: { s: 'Klein' } } },
})
const labels = (locale: string) => chipsOf(choice, locale).map(({ label }) => label)

test('§2.3 a label is the translated one, else the owner’s, else the value', () => {
  assert.deepEqual(labels('de'), ['Klein', 'Medium', 'constructor'])
  assert.deepEqual(labels('fr'), ['Small', 'Medium', 'constructor'])
})

test('§2.3 a region falls back to its language, in any case of letters', () => {
  assert.deepEqual(labels('DE-at'), labels('de'))
  assert.equal(chipTitle(choice, 'de-AT'), 'Größe')
  assert.equal(chipTitle(choice, 'den'), 'Size')
})

test('§2.3 a slot without values has no chips', () => {
  assert.deepEqual(chipsOf(slot(2), 'en'), [])
  assert.equal(chipTitle(slot(2), 'en'), null)
})
