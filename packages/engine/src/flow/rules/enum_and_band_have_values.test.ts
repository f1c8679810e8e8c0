import { test } from 'node:test'
import { flowWithSlots, slot } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { enumAndBandHaveValues as rule } from './enum_and_band_have_values.ts'

test('§2.3 a choice with values, an open list and a type without choices are accepted', () => {
  accepts(rule, flowWithSlots(slot(1, { data_type: 'enum', enum_values: ['a'] })))
  accepts(rule, flowWithSlots(slot(1, { data_type: 'multi_enum' })))
  accepts(rule, flowWithSlots(slot(1, { data_type: 'string' })))
})

test('§2.3 an enum or a band without values is refused', () => {
  for (const data_type of ['enum', 'band'] as const) {
    for (const enum_values of [null, []]) {
      reports(rule, flowWithSlots(slot(1, { data_type, enum_values })), [
        'slot:1 enum_values',
        'slot:1 data_type',
      ])
    }
  }
})
