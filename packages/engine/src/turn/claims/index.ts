import type { Grounds, Refusal } from './grounds.ts'
import { unsupportedValues } from './values/unsupported_values.ts'

/** Why a sentence must not leave, in words for the responder; null where it may. */
export function refusalOf(sentence: string, grounds: Grounds): Refusal | null {
  const values = unsupportedValues(sentence, grounds)
  return values.length > 0 ? { rule: 'value', because: values.map((v) => `"${v.text}"`).join(', ') } : null
}

/** Whether the sentence says that something was done, or promises that it will be. */
export function claimsAction(_sentence: string): boolean {
  return false
}
