import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import type { Mention } from './mention.ts'

/** Addresses are unmistakable; of several slots for one, the one that was asked for comes first. */
export function emailMentions(
  message: string,
  { tokens }: Sentence,
  at: number,
  { slot }: PreparedSlot,
  isAsked: boolean,
): Mention[] {
  return tokens
    .filter(({ kind }) => kind === 'email')
    .map((token) => ({
      slot: slot.key,
      values: [message.slice(token.from, token.to)],
      first: token.at,
      last: token.at,
      score: isAsked ? 1.1 : 1,
      isExplicit: true,
      isNegated: false,
      sentence: at,
    }))
}
