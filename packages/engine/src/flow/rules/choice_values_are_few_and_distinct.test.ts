import { test } from 'node:test'
import { flowWithSlots, slot } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { choiceValuesAreFewAndDistinct as rule } from './choice_values_are_few_and_distinct.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`)
const choice = (enum_values: string[]) => flowWithSlots(slot(1, { data_type: 'multi_enum', enum_values }))

test('§2.3 fifty different values are accepted', () => {
  accepts(rule, choice(many(50)))
})

test('§2.3 a blank value is refused at its place', () => {
  reports(
    rule,
    choice(['a', ' ', '']),
    ['slot:1 enum_values.1', 'slot:1 data_type'],
    ['slot:1 enum_values.2', 'slot:1 data_type'],
  )
})

test('§2.3 a value named twice is refused at its second place', () => {
  reports(rule, choice(['a', 'b', 'a']), ['slot:1 enum_values.2', 'slot:1 data_type'])
})

test('§2.3 more than fifty values are refused', () => {
  reports(rule, choice(many(51)), ['slot:1 enum_values', 'slot:1 data_type'])
})

test('§2.3 values of a type without choices are left alone', () => {
  accepts(rule, flowWithSlots(slot(1, { data_type: 'string', enum_values: ['a', 'a'] })))
})
