import type { Input, operations } from '@foyer/contract'
import type { Transaction } from '../../platform/db/index.ts'
import { type Context, refuse } from '../../platform/index.ts'
import { change } from './change.ts'
import { countUnread, findMessage } from './reading_repository.ts'
import * as repository from './repository.ts'
import { standingAt } from './rules.ts'
import { represent } from './serializer.ts'

/**
 * What the team has not read. It is counted for the team and not for each member: a visitor needs one of them to look,
 * and a list of what each member has not read could not be found by an index.
 */
export const unreadMessages = (count: number) => ({ unread_count: count, unread: count > 0 })

/** Up to a message, or all there is. Whatever the visitor wrote after that message stays unread. */
export async function readConversation(
  context: Context,
  db: Transaction,
  id: number,
  { message_id }: Input<typeof operations.readConversation>['body'],
) {
  const before = await repository.getLocked(db, id)
  if (message_id !== undefined && !(await findMessage(db, id, message_id)))
    throw refuse('parameter_invalid', 'message_id must be the id of a message of this conversation.', {
      param: 'message_id',
    })
  const left = message_id === undefined ? 0 : await countUnread(db, id, message_id)
  // Another member may have read further already: the count never goes up again.
  if (left >= before.unread_count) return represent(standingAt(before, context.now))
  return change(context, db, before, ['read'], unreadMessages(left))
}
