import type { HistoryTurn } from '@foyer/engine'
import type { Queryable } from '../../../platform/db/index.ts'
import { listOfVisitor, listTurns } from './repository.ts'

/** What was said before and with a message. */
export interface Transcript {
  ofVisitor(): Promise<{ message_id: number; text: string }[]>
  /** The turns before the message. */
  turns(): Promise<HistoryTurn[]>
}

export function transcriptOf(
  db: Queryable,
  {
    conversation: { id },
    message,
    transcript,
  }: { conversation: { id: number }; message: { id: number }; transcript?: Transcript },
): Transcript {
  return (
    transcript ?? {
      ofVisitor: () => listOfVisitor(db, id, message.id),
      turns: () => listTurns(db, id, message.id),
    }
  )
}
