import type { TurnAction } from '../outcome.ts'
import type { RefusedSentence } from '../stored_turn.ts'
import type { KnownTexts } from './known_texts.ts'

/** What a sentence of a reply is checked against. */
export interface Grounds {
  /** All that the responder was given, found or told in this conversation. */
  known: KnownTexts
  /** What the visitor wrote in this conversation, the message of this turn last. */
  said: readonly string[]
  /** The other sentences of this reply. */
  reply: readonly string[]
  /** What tools did in this conversation; `recorded` for answers. */
  done: readonly (TurnAction | 'recorded')[]
  /** Prompts and descriptions that nobody may recite. */
  confidential: readonly string[]
  /** What may be said word for word, although a prompt says it too. */
  public: readonly string[]
  banned_phrases: readonly string[]
  /** An ISO date. */
  today: string
}

export type Refusal = Pick<RefusedSentence, 'rule' | 'because'>
