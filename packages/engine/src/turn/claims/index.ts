import type { Grounds, Refusal } from './grounds.ts'

/** Why a sentence must not leave, in words for the responder; null where it may. */
export function refusalOf(_sentence: string, _grounds: Grounds): Refusal | null {
  return null
}

/** Whether the sentence says that something was done, or promises that it will be. */
export function claimsAction(_sentence: string): boolean {
  return false
}
