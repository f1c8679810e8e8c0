import type { SlotDefinition } from '../flow/definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'

const longest = 2000
const email = /^[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+\.[^\s@<>()[\]",;:.]{2,}$/

/** Whether the slot may hold this value (§2.3), whoever says so. */
export function isAllowed({ data_type, enum_values }: SlotDefinition, value: SlotValue): boolean {
  const values = enum_values ?? []
  switch (data_type) {
    case 'boolean':
      return typeof value === 'boolean'
    case 'email':
      return isWords(value) && email.test(value)
    case 'string':
      return isWords(value)
    case 'enum':
    case 'band':
      return typeof value === 'string' && values.includes(value)
    case 'multi_enum':
      return isSomeOf(value, values)
  }
}

const isWords = (value: SlotValue): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest

/** Without values a `multi_enum` is an open list. */
function isSomeOf(value: SlotValue, values: readonly string[]): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || value.length === 0) return false
  if (new Set(value).size < value.length) return false
  return value.every((item) => (values.length > 0 ? values.includes(item) : isWords(item)))
}

export function isSameValue(one: SlotValue, other: SlotValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return one.length === other.length && one.every((item) => other.includes(item))
}
