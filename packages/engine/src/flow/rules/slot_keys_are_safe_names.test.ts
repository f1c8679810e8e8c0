import { test } from 'node:test'
import { flowWithSlots, slot } from '../../testing/flows.ts'
import { accepts, reports } from '../../testing/rules.ts'
import { slotKeysAreSafeNames as rule } from './slot_keys_are_safe_names.ts'

test('§2.3 lowercase letters, digits and underscores are accepted, up to 64 of them', () => {
  for (const key of ['budget', '_2nd_choice', '42', 'k'.repeat(64)])
    accepts(rule, flowWithSlots(slot(7, { key })))
})

test('§2.3 any other character, none at all, or too many are refused', () => {
  for (const key of ['Budget', 'how much', 'größe', 'a.b', 'a\n', '', 'k'.repeat(65)]) {
    reports(rule, flowWithSlots(slot(7, { key })), ['slot:7 key'])
  }
})

test('§2.3 names that objects answer to by themselves are refused', () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    reports(rule, flowWithSlots(slot(7, { key })), ['slot:7 key'])
  }
})

test('§2.3 an archived slot is left alone', () => {
  accepts(rule, flowWithSlots(slot(7, { key: 'Old Key', archived: true })))
})
