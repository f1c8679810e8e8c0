import type { Conversation, Message, MessageTrace, OpenConversation } from '@foyer/server'

export type Turn = Awaited<ReturnType<OpenConversation['send']>>

/** How a conversation is told on standard output. */
export interface ChatPrinter {
  /** How it stands when it is entered, with all that was said. */
  start(conversation: Conversation, messages: readonly Message[]): void
  /** A part of the reply, as it is worded. */
  piece(piece: string): void
  turn(turn: Turn): void
  /** What was said beside the turn: by a person who has taken over, or to a message that waited. */
  message(message: Message): void
  /** Why the agent said what it said. */
  trace(trace: MessageTrace): Promise<void>
}
