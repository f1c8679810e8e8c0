import type { HistoryTurn } from '@foyer/engine'
import type { Queryable } from '../../../platform/db/index.ts'
import type { MessageOfTurn } from '../repository.ts'
import { listLatest, listOfVisitor, listTurns } from './repository.ts'

/** What was said before and with a message. */
export interface Transcript {
  /** The latest messages, in their order. */
  latest(limit: number): Promise<Pick<MessageOfTurn, 'role' | 'text'>[]>
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
      latest: (limit) => listLatest(db, id, message.id, limit),
      ofVisitor: () => listOfVisitor(db, id, message.id),
      turns: () => listTurns(db, id, message.id),
    }
  )
}
