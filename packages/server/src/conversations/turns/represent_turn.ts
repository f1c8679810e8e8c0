import type { ConversationRow } from '../conversations/repository.ts'
import { represent, representMessage } from '../conversations/serializer.ts'
import type { Turn } from './dependencies.ts'
import type { MessageOfTurn } from './repository.ts'

type Message = Omit<MessageOfTurn, 'chip'>

/** A turn as the API shows it. */
export const representTurn = (
  message: Message,
  conversation: ConversationRow,
  ...replies: Message[]
): Turn => ({
  object: 'turn',
  message: representMessage(message),
  replies: replies.map(representMessage),
  conversation: represent(conversation),
})
