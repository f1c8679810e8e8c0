import type { CompiledFlow } from '@foyer/engine'
import type { Reasoner } from '../../reasoning/index.ts'
import type { ConversationOfTurn, MessageOfTurn } from './repository.ts'
import type { Transcript } from './thinking/transcript.ts'

/**
 * How a server shows that it still thinks about a turn. All of it goes by the clock of the database: servers may
 * disagree about the time by more than a lease lasts.
 */
export interface LeaseTiming {
  /** For so long nobody else takes a turn that was taken or renewed. */
  leaseMs: number
  renewMs: number
}

export const defaultLeaseTiming: LeaseTiming = { leaseMs: 2500, renewMs: 750 }

/** A message to think about. */
export interface TurnToThink {
  conversation: Pick<
    ConversationOfTurn,
    'id' | 'agent_id' | 'agent_name' | 'locale' | 'visitor' | 'state' | 'frozen_versions' | 'source_url'
  >
  message: Pick<MessageOfTurn, 'id' | 'text' | 'chip'>
  flow: CompiledFlow
  /** The one that the organization had set by then. */
  reasoner: Reasoner
  /** Of a conversation that is not stored. */
  transcript?: Transcript
}

/** A message that whoever holds this is to answer, and the conversation as it stood when its turn came. */
export interface LeasedTurn extends TurnToThink {
  turn_id: number
  /** Whoever takes the turn next raises it; who has a lower one writes nothing any more. */
  fence: number
  /** How many attempts have failed before this one. */
  failures: number
  /** Whether the visitor wants no reply any more. */
  stopped: boolean
  conversation: ConversationOfTurn
  message: MessageOfTurn
}
