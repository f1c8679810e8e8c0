import type { CompiledFlow } from '@foyer/engine'
import type { Reasoner } from '../../reasoning/index.ts'
import type { ConversationOfTurn, MessageOfTurn } from './repository.ts'

/** For so long nobody else thinks about a turn that somebody took. Thinking takes less. */
export const leaseMs = 90_000

/** A message that whoever holds this is to answer, and the conversation as it stood when its turn came. */
export interface LeasedTurn {
  turn_id: number
  /** Whoever takes the turn next raises it; who has a lower one writes nothing any more. */
  fence: number
  conversation: ConversationOfTurn
  message: MessageOfTurn
  flow: CompiledFlow
  /** The one that the organization had set by then. */
  reasoner: Reasoner
}
