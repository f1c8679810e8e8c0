import type { SlotValue } from '../../prompts/live_values.ts'
import type { Token } from '../sentences/tokens.ts'

/** Something that a message may say about a slot. Positions are those of the message's tokens. */
export interface Mention {
  slot: string
  /** Several where it does not decide between them. */
  values: readonly SlotValue[]
  first: number
  last: number
  /** From 0 to 1, and above where the slot was asked for. */
  score: number
  /** The words say that it is about this slot, by naming it or by its unit. */
  isExplicit: boolean
  /** Said of an option: it is not this one. */
  isNegated: boolean
  sentence: number
}

/** One value that the words from `first` to `last` say. */
export const mentionOf = (
  slot: string,
  value: SlotValue,
  [first, last]: readonly [first: Token, last: Token],
  rest: Pick<Mention, 'score' | 'isExplicit' | 'sentence'>,
): Mention => ({ slot, values: [value], first: first.at, last: last.at, isNegated: false, ...rest })
