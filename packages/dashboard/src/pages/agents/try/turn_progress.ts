import type { Message, SendMessageBody, TurnEvent } from '@foyer/sdk'

/** A turn as far as it is known here: from what the visitor sends until the replies are there. */
export interface TurnProgress {
  body: SendMessageBody
  /** The visitor's words, shown until the server has them. */
  said: string
  /** Repeats with it have one effect. */
  idempotencyKey: string
  status: 'under_way' | 'done' | 'failed'
  message: Message | undefined
  /** Slots that were understood from it. */
  captured: string[]
  /** What the agent has said of its reply. */
  text: string
  /** What it does before it goes on; empty while it writes. */
  working: string
  replies: Message[]
  error: unknown
}

export const newTurn = (asked: Pick<TurnProgress, 'body' | 'said' | 'idempotencyKey'>): TurnProgress => ({
  ...asked,
  status: 'under_way',
  message: undefined,
  captured: [],
  text: '',
  working: '',
  replies: [],
  error: undefined,
})

export function applyEvent(turn: TurnProgress, told: TurnEvent): TurnProgress {
  switch (told.event) {
    case 'accepted':
      return { ...turn, message: told.data }
    case 'captured':
      return { ...turn, captured: [...turn.captured, told.data.slot] }
    case 'token':
      return { ...turn, text: turn.text + told.data.text, working: '' }
    case 'working':
      return { ...turn, working: told.data.text }
    case 'done':
      return { ...turn, status: 'done', message: told.data.message, replies: told.data.replies }
    default:
      // Chips and pages stand under the finished reply, which has them.
      return turn
  }
}

export const failTurn = (turn: TurnProgress, error: unknown): TurnProgress => ({
  ...turn,
  status: 'failed',
  error,
})
