import type { EndedConversation } from '../conversation/ended_conversation.ts'

/** An ended conversation on the day it ends: time words are read from that day. */
export interface ClosingConversation extends EndedConversation {
  /** `2026-11-16`, where the organization is. */
  today: string
  /** The visitor was promised the document. */
  document_promised: boolean
}
