import type { Agent, Conversation, MessageTrace } from '@foyer/sdk'
import type { FlowLabels } from '../../../conversation/flow_labels.ts'
import type { Line } from './transcript.ts'
import type { TurnControls } from './use_turn.ts'

/** What the parts of the chat are about. */
export interface ChatProps {
  agent: Agent
  /** Undefined while it is on its way. */
  conversation: Conversation | undefined
  lines: Line[]
  talking: TurnControls
  words: FlowLabels
  /** The message whose reasons are shown beside, and those reasons. */
  explained: number | undefined
  trace: MessageTrace | undefined
  /** Absent where reasons are not shown. */
  onExplain?: ((messageId: number) => void) | undefined
}
