import { type FlowDefinition, liveSlotsOf } from '../definition.ts'
import { onSlot } from '../problem.ts'
import type { Rule } from './rule.ts'

const longest = 64

/** Names that a JavaScript object answers to by itself: a reader could take them for an answer. */
const unsafe = ['__proto__', 'constructor', 'prototype']

/** §2.3: the key is the property's name in the extraction schema and in slot_values. */
export const slotKeysAreSafeNames: Rule<FlowDefinition> = {
  name: 'slot_keys_are_safe_names',
  check(flow, report) {
    for (const { slot } of liveSlotsOf(flow)) {
      const complaint = complaintAbout(slot.key)
      if (complaint) report(complaint, onSlot(slot, 'key'))
    }
  },
}

function complaintAbout(key: string): string | null {
  if (unsafe.includes(key)) return `“${key}” is reserved: choose another key.`
  if (key.length > longest)
    return `A slot key can have up to ${longest} characters, and this one has ${key.length}: shorten it.`
  if (/^[a-z0-9_]+$/.test(key)) return null
  return `“${key}” cannot be a slot key: use lowercase letters, digits and underscores.`
}
