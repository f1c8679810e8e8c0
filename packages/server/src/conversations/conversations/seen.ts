import type { Transaction } from '../../platform/db/index.ts'
import { type Context, refuse } from '../../platform/index.ts'
import { change } from './change.ts'
import { countUnseen, findMessage } from './reading_repository.ts'
import * as repository from './repository.ts'

/** The visitor has seen a message, and whatever stands above it. */
export async function seeMessage(context: Context, db: Transaction, id: number, message_id: number) {
  const before = await repository.getLocked(db, id)
  if (!(await findMessage(db, id, message_id)))
    throw refuse('parameter_invalid', 'message_id must be the id of a message of this conversation.', {
      param: 'message_id',
    })
  const unseen = await countUnseen(db, id, before.seen_message_id ?? 0)
  const left = await countUnseen(db, id, message_id)
  if (left >= unseen) return
  await change(context, db, before, ['seen'], {
    seen_message_id: message_id,
    ...(left === 0 && { mail_due_at: null }),
  })
}
