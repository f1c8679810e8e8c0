import type { FactTier, FactTopic } from '@foyer/contract/vocabulary'
import type { EndedConversation } from '../conversation/ended_conversation.ts'

/** An ended conversation on the day it ends: time words are read from that day. */
export interface ClosingConversation extends EndedConversation {
  /** `2026-11-16`, where the organization is. */
  today: string
  /** The visitor was promised the document. */
  document_promised: boolean
  /** What the agent has passed on to the team. Absent without a model. */
  passed_on?: readonly string[]
  /** What was passed on or promised, a sentence each. Absent where the conversation keeps none. */
  done?: readonly string[]
  /** An address or number that the visitor gave for a reply. */
  reply_to?: string | null
  /** What the agent may use and the template of the document asks for. Absent where it asks for none. */
  facts?: readonly ClosingFact[]
  /** How the organization is reached, for its letterhead. Absent where nobody asked. */
  contact?: { address?: string; phone?: string; email?: string; website?: string }
}

export interface ClosingFact {
  topic: FactTopic
  tier: FactTier
  text: string
}
