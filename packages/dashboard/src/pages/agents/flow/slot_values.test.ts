import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptySlot, keyOf, newSlotBody, slotChanges } from './slot_values.ts'

const slot = { ...emptySlot(3), title: 'Team size', key: 'team_size', data_type: 'band' as const }
const choices = [
  { value: '1-10', label: 'Up to ten' },
  { value: '11+', label: '' },
]

test('a new question gets its key from its title, unless it was given one', () => {
  assert.equal(newSlotBody({ ...slot, key: '' }).key, 'team_size')
  assert.equal(newSlotBody({ ...slot, key: 'people' }).key, 'people')
  assert.equal(keyOf('Größe des Teams?'), 'grosse_des_teams')
  assert.equal(keyOf('2. Wahl'), 'wahl')
})

test('choices are sent as values, with labels only where there are some', () => {
  const { enum_values, enum_labels } = newSlotBody({
    ...slot,
    choices: [...choices, { value: ' ', label: 'x' }],
  })
  assert.deepEqual(enum_values, ['1-10', '11+'])
  assert.deepEqual(enum_labels, { '1-10': 'Up to ten' })
})

test('a type without choices sends none', () => {
  const { enum_values, enum_labels } = newSlotBody({ ...slot, data_type: 'string', choices })
  assert.equal(enum_values, null)
  assert.deepEqual(enum_labels, {})
})

test('an edit sends only what was changed, and the phase only when the question moves', () => {
  assert.deepEqual(slotChanges(slot, slot), {})
  assert.deepEqual(slotChanges(slot, { ...slot, required: true, state_id: 4 }), {
    required: true,
    state_id: 4,
  })
})

test('translations leave out what is empty and what labels no value any more', () => {
  const translations = {
    de: { title: 'Teamgröße', enum_labels: { '1-10': 'Bis zehn', gone: 'Weg', '11+': ' ' } },
    fr: { title: ' ' },
  }
  assert.deepEqual(newSlotBody({ ...slot, choices, translations }).translations, {
    de: { title: 'Teamgröße', enum_labels: { '1-10': 'Bis zehn' } },
  })
})
