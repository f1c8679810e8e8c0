import { test } from 'node:test'
import { agentWith, flowWithSlots, slot } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { multiEnumHasValues as rule } from './multi_enum_has_values.ts'

test('§2.3 a multi_enum with values is accepted', () => {
  accepts(rule, agentWith(flowWithSlots(slot(1, { data_type: 'multi_enum', enum_values: ['a'] }))))
})

test('§2.3 a multi_enum without values is an open list, which is worth a warning', () => {
  for (const enum_values of [null, []]) {
    const agent = agentWith(flowWithSlots(slot(1, { data_type: 'multi_enum', enum_values })))
    reports(rule, agent, ['slot:1 enum_values', 'slot:1 data_type'])
  }
})
