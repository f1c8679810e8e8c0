import { test } from 'node:test'
import { flowOf, phase, slot, terminal } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { slotKeysAreUnique as rule } from './slot_keys_are_unique.ts'

const named = (id: number, archived = false) => slot(id, { key: 'budget', archived })

test('§2.3 the key of an archived slot, or of a slot in an archived phase, is free', () => {
  accepts(rule, flowOf(phase(1, { slots: [named(10, true), named(11)] }), terminal()))
  accepts(
    rule,
    flowOf(phase(1, { archived: true, slots: [named(10)] }), phase(2, { slots: [named(11)] }), terminal()),
  )
})

test('§2.3 a key is refused twice in one phase and twice in the flow', () => {
  reports(rule, flowOf(phase(1, { slots: [named(10), named(11)] }), terminal()), [
    'slot:11 key',
    'slot:10 key',
  ])
  reports(rule, flowOf(phase(1, { slots: [named(10)] }), phase(2, { slots: [named(11)] }), terminal()), [
    'slot:11 key',
    'slot:10 key',
  ])
})
