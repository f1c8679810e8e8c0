import type {
  ConversationStatus,
  Visit,
  VisitEvent,
  VisitedAgent,
  VisitMessage,
  VisitTurn,
} from '@foyer/contract'
import type { OutgoingMessage } from './outgoing_message.ts'

/** Everything the widget shows, as plain data. */
export interface State {
  opened: boolean
  /** How the agent looks is known, or not to be had: the button can be shown. */
  ready: boolean
  /** The teaser is shown. */
  teasing: boolean
  /** Something was said while nobody looked. */
  unread: boolean
  online: boolean
  stage: Stage
  agent?: VisitedAgent
  /** The language of the conversation. */
  locale?: string
  status: ConversationStatus
  rating?: number
  /** Whether a person may reply by email. */
  replyByMail: Visit['reply_by_mail']
  /** What the service knows, by id: whoever tells of a message a second time changes nothing. */
  messages: VisitMessage[]
  outbox: PendingMessage[]
  /** The reply that is being written. */
  draft: string
  /** What the agent does before it goes on writing. */
  working: string
  /** The visitor wants no more of the reply, and the service has been told. */
  stopping: boolean
  /** What is chosen so far of chips that are sent together. */
  chosen: string[]
  /** The conversation before this one could not be resumed. */
  lost: boolean
}

/**
 * `idle`: nothing was begun. `unreachable`: no answer, and it is tried again. `unavailable`: refused, and trying again
 * would not help.
 */
export type Stage = 'idle' | 'connecting' | 'talking' | 'unreachable' | 'unavailable'

export interface PendingMessage extends OutgoingMessage {
  progress: 'sending' | 'unsent' | 'refused'
  /** The last message that was there when it was said. */
  after: number
  /** Since it was accepted: the message it became. */
  message_id?: number
}

export type Action =
  | { type: 'opened' | 'closed' | 'lost' | 'begun_anew' | 'missed' | 'teased' | 'dismissed' }
  | { type: 'stopping'; stopping: boolean }
  | { type: 'online'; online: boolean }
  | { type: 'staged'; stage: Stage }
  | { type: 'introduced'; agent: VisitedAgent | undefined }
  | { type: 'visited'; visit: Visit }
  | { type: 'said'; outgoing: OutgoingMessage }
  | { type: 'sending' | 'unsent' | 'refused' | 'discarded'; key: string }
  | { type: 'accepted'; key: string; message: VisitMessage }
  | { type: 'worded' | 'working'; text: string }
  | { type: 'answered'; key: string; turn: VisitTurn }
  | { type: 'heard'; event: VisitEvent }
  | { type: 'chosen'; value: string }
  | { type: 'rated'; rating: number }
  | { type: 'asked_about_mail'; replyByMail: State['replyByMail'] }

export const initialState: State = {
  opened: false,
  ready: false,
  teasing: false,
  unread: false,
  online: true,
  stage: 'idle',
  status: 'active',
  replyByMail: 'off',
  messages: [],
  outbox: [],
  draft: '',
  working: '',
  stopping: false,
  chosen: [],
  lost: false,
}
