import { findBannedPhrases } from '../../voice/banned_phrases.ts'
import { claimedActions, unfulfilledClaims } from './actions/claimed_actions.ts'
import type { Grounds, Refusal } from './grounds.ts'
import type { ActionKind } from './language/claim_words.ts'
import { recitationIn } from './recitation.ts'
import { unsupportedValues } from './values/unsupported_values.ts'

export { valuesIn } from '../../values/index.ts'
export type { Grounds, Refusal } from './grounds.ts'
export { type KnownTexts, knownTexts, withTexts } from './known_texts.ts'

/** Why a sentence must not leave, in words for the responder; null where it may. */
export function refusalOf(sentence: string, grounds: Grounds): Refusal | null {
  return (
    banned(sentence, grounds) ??
    recited(sentence, grounds) ??
    claimed(sentence, grounds) ??
    ungrounded(sentence, grounds)
  )
}

/** Whether the sentence says that something was done, or promises that it will be. */
export const claimsAction = (sentence: string): boolean => claimedActions(sentence).length > 0

function banned(sentence: string, grounds: Grounds): Refusal | null {
  const [found] = findBannedPhrases(sentence, grounds)
  return found === undefined
    ? null
    : { rule: 'banned_phrase', because: `"${found.phrase}" is never said here.` }
}

function recited(sentence: string, grounds: Grounds): Refusal | null {
  const words = recitationIn(sentence, grounds)
  const because = `"${words}" repeats your instructions, which stay between us. Put it in your own words, or leave it out.`
  return words === null ? null : { rule: 'recitation', because }
}

const missing: Record<ActionKind, string> = {
  note: 'nothing was recorded. Record it first, or leave it out.',
  pass: 'nothing was passed on. Use leave_message or hand_over first, or offer it.',
  contact: 'nobody was asked to. Use leave_message or hand_over first, or offer it.',
  document: 'no document was promised. Promise it with the tool first, or leave it out.',
  deed: 'no tool has done it. Say how the visitor can do it, or offer to pass it on.',
}

function claimed(sentence: string, grounds: Grounds): Refusal | null {
  const [claim] = unfulfilledClaims(sentence, grounds)
  if (claim === undefined) return null
  const says = claim.tense === 'done' ? 'says that it was done' : 'promises it'
  const because = `"${claim.words.replace(/[\s.!,;:]+$/, '')}" ${says}, but ${missing[claim.kind]}`
  return { rule: 'action', because }
}

function ungrounded(sentence: string, grounds: Grounds): Refusal | null {
  const values = [...new Set(unsupportedValues(sentence, grounds).map(({ text }) => text.trim()))]
  if (values.length === 0) return null
  const named = values.map((value) => `"${value}"`).join(', ')
  const [is, follow] = values.length === 1 ? ['is', "doesn't follow"] : ['are', "don't follow"]
  const because = `${named} ${is} in nothing you were given and ${follow} from it. Name the figures that a sum rests on, or leave it out.`
  return { rule: 'value', because }
}
