import type { SlotDefinition } from '../flow/definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'

/** Puts examples in the place of what leads to a person: a scenario is kept, and read by many. */
export interface ExampleContacts {
  in(text: string): string
}

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** Numbers that are dialled begin with a plus or a nought; amounts do not. */
const telephone = /(?<![\p{L}\p{N}])(?:\+|0)\d(?:[\s()/.-]*\d){6,}/gu

/** `names` are those of people, as far as they are known. */
export function exampleContacts(names: readonly string[]): ExampleContacts {
  const addresses = new Map<string, string>()
  const addressFor = (address: string) => {
    const known = addresses.get(address.toLowerCase())
    if (known !== undefined) return known
    const example = `visitor${addresses.size === 0 ? '' : addresses.size + 1}@mail.example`
    addresses.set(address.toLowerCase(), example)
    return example
  }
  const people = names.filter((name) => name.trim().length > 2).sort((a, b) => b.length - a.length)
  return {
    in: (text) =>
      people
        .reduce((words, name) => replaceName(words, name), text)
        .replace(email, addressFor)
        .replace(telephone, '+49 40 5550 100'),
  }
}

function replaceName(text: string, name: string): string {
  const words = name.trim().split(/\s+/)
  const example = words.length > 1 ? 'Alex Example' : 'Alex'
  const pattern = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`)).join('\\s+')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu'), example)
}

const personal = /^(?:(?:first|last|full|visitor|contact|your)_?)?name$|^(?:vor|nach|familien)name$/

/** The names of people that a conversation has captured. */
export const namesIn = (
  slots: readonly SlotDefinition[],
  values: Readonly<Record<string, SlotValue>>,
): string[] =>
  slots
    .filter(({ key }) => personal.test(key))
    .map(({ key }) => values[key])
    .filter((value) => typeof value === 'string')
