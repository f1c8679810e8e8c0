import { test } from 'node:test'
import { flowWithSlots, slot } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { labelsNameAValue as rule } from './labels_name_a_value.ts'

const choice = { data_type: 'enum', enum_values: ['a', 'b'] } as const
const rest = ['slot:1 enum_values', 'slot:1 data_type']

test('§2.3 labels of values are accepted, and not every value needs one', () => {
  const translations = { de: { title: 'Titel', enum_labels: { b: 'Be' } }, fr: { title: 'Titre' } }
  const enum_labels = { a: 'A' }
  accepts(rule, flowWithSlots(slot(1, { ...choice, enum_values: ['a', 'b'], enum_labels, translations })))
})

test('§2.3 a label, or a translated label, of a value that is not there is refused', () => {
  const values = { ...choice, enum_values: ['a', 'b'] }
  reports(rule, flowWithSlots(slot(1, { ...values, enum_labels: { c: 'C' } })), [
    'slot:1 enum_labels.c',
    ...rest,
  ])
  const translations = { de: { enum_labels: { c: 'Ce' } } }
  reports(rule, flowWithSlots(slot(1, { ...values, translations })), [
    'slot:1 translations.de.enum_labels.c',
    ...rest,
  ])
})

test('§2.3 labels on a type without choices are refused', () => {
  const labelled = slot(1, { enum_values: ['a'], enum_labels: { a: 'A' } })
  reports(rule, flowWithSlots(labelled), ['slot:1 enum_labels.a', ...rest])
})
