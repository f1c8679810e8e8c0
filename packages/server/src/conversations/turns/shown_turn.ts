import type { ConversationRow } from '../conversations/repository.ts'
import { represent, representMessage } from '../conversations/serializer.ts'
import type { KeptMessage } from './repository.ts'
import type { Turn } from './turning.ts'

type Shown = Omit<KeptMessage, 'chip'>

/** A turn as the API shows it. */
export const shownTurn = (message: Shown, conversation: ConversationRow, ...replies: Shown[]): Turn => ({
  object: 'turn',
  message: representMessage(message),
  replies: replies.map(representMessage),
  conversation: represent(conversation),
})
