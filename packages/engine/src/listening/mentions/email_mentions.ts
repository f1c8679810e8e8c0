import type { PreparedSlot } from '../prepared_slot.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { type Mention, mentionOf } from './mention.ts'

/** Addresses are unmistakable; of several slots for one, the one that was asked for comes first. */
export function emailMentions(
  message: string,
  { tokens }: Sentence,
  at: number,
  { slot }: PreparedSlot,
  isAsked: boolean,
): Mention[] {
  const rest = { score: isAsked ? 1.1 : 1, isExplicit: true, sentence: at }
  return tokens
    .filter(({ kind }) => kind === 'email')
    .map((token) => mentionOf(slot.key, message.slice(token.from, token.to), [token, token], rest))
}
