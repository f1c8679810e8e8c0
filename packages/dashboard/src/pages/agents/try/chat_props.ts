import type { Agent, Conversation, MessageTrace } from '@foyer/sdk'
import type { FlowWords } from '../../../conversation/flow_words.ts'
import type { Line } from './transcript.ts'
import type { Talking } from './use_turn.ts'

/** What the parts of the chat are about. */
export interface ChatProps {
  agent: Agent
  /** Undefined while it is on its way. */
  conversation: Conversation | undefined
  lines: Line[]
  talking: Talking
  words: FlowWords
  /** The message whose reasons are shown beside, and those reasons. */
  explained: number | undefined
  trace: MessageTrace | undefined
  onExplain: (messageId: number) => void
}
