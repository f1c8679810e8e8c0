import { claimedActions, unfulfilledClaims } from './actions/claimed_actions.ts'
import type { Grounds, Refusal } from './grounds.ts'
import { unsupportedValues } from './values/unsupported_values.ts'

/** Why a sentence must not leave, in words for the responder; null where it may. */
export function refusalOf(sentence: string, grounds: Grounds): Refusal | null {
  const values = unsupportedValues(sentence, grounds)
  const actions = unfulfilledClaims(sentence, grounds)
  if (actions.length > 0)
    return { rule: 'action', because: actions.map((a) => `${a.kind} ${a.tense} "${a.words}"`).join('; ') }
  return values.length > 0 ? { rule: 'value', because: values.map((v) => `"${v.text}"`).join(', ') } : null
}

/** Whether the sentence says that something was done, or promises that it will be. */
export function claimsAction(sentence: string): boolean {
  return claimedActions(sentence).length > 0
}
