import type { Transaction } from '../../platform/db/index.ts'
import { type Context, record } from '../../platform/index.ts'
import { getLocked } from '../conversations/repository.ts'
import { standingAt } from '../conversations/rules.ts'
import { eventDataOf, represent } from '../conversations/serializer.ts'
import { stopOldest } from './repository.ts'

/** Ends the reply that is being written. Whoever writes it notices when they renew their lease. */
export async function stopTurn(context: Context, db: Transaction, id: number) {
  const conversation = await getLocked(db, id)
  const { now } = context
  if (await stopOldest(db, id, now)) {
    const shown = eventDataOf(conversation)
    record(context, db, { verb: 'reply_stopped', before: shown, after: shown })
  }
  return represent(standingAt(conversation, now))
}
