import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { SlotDefinition } from '../flow/definition.ts'
import { missingTranslations } from './missing_translations.ts'

const missing = (of: SlotDefinition, languages: string[], locale = 'en') =>
  missingTranslations(of, languages, locale)

const slot: SlotDefinition = {
  id: 1,
  key: 'team_size',
  title: 'Team size',
  data_type: 'band',
  required: false,
  enum_values: ['1-10', '51+'],
  enum_labels: { '51+': 'More than 50' },
  translations: {},
  description: null,
  archived: false,
}
const german = { title: 'Teamgröße', enum_labels: { '51+': 'Mehr als 50' } }

describe('the translations that a slot misses', () => {
  test('are its title and its labels, for every language but its own', () => {
    assert.deepEqual(missing(slot, ['en', 'de']), [
      'translations.de.title',
      'translations.de.enum_labels.51+',
    ])
    assert.deepEqual(missing(slot, ['en']), [])
    assert.deepEqual(missing({ ...slot, enum_labels: {} }, ['fr']), ['translations.fr.title'])
  })

  test('are those that a translation leaves out', () => {
    const half = { ...slot, translations: { de: { title: 'Teamgröße' } } }
    assert.deepEqual(missing(half, ['en', 'de']), ['translations.de.enum_labels.51+'])
    assert.deepEqual(missing({ ...slot, translations: { de: german } }, ['en', 'de']), [])
  })

  test('do not depend on the order of the languages, or on a default that changed: its own has no translation', () => {
    assert.deepEqual(missing({ ...slot, translations: { de: german } }, ['de', 'en']), [])
    assert.deepEqual(missing({ ...slot, translations: { de: german } }, ['de', 'en'], 'de'), [])
  })

  test('are none for a region of a language that is there', () => {
    assert.deepEqual(missing(slot, ['en', 'en-GB']), [])
    assert.deepEqual(missing({ ...slot, translations: { de: german } }, ['en', 'de-AT']), [])
  })

  test('are none where nothing is said: no title, no label', () => {
    assert.deepEqual(missing({ ...slot, title: null, enum_labels: {} }, ['en', 'de']), [])
  })
})
