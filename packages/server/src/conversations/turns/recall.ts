import type { Queryable } from '../../platform/db/index.ts'
import { get } from '../conversations/repository.ts'
import type { Turn } from './dependencies.ts'
import { findTurnOf, getMessage } from './repository.ts'
import { representTurn } from './represent_turn.ts'

/** The turn of a message that was accepted before, as far as it has been answered; undefined while it waits. */
export async function recall(db: Queryable, message_id: number): Promise<Turn | undefined> {
  const message = await getMessage(db, message_id)
  const turn = await findTurnOf(db, message_id)
  if (turn && !turn.answered_at) return undefined
  const replies = turn?.reply_id ? [await getMessage(db, turn.reply_id)] : []
  return representTurn(message, await get(db, message.conversation_id), ...replies)
}
