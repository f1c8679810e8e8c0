import { type Input, type operations, VisitorErasure } from '@foyer/contract'
import type { Transaction } from '../../platform/db/index.ts'
import { type Context, refuse, representation } from '../../platform/index.ts'
import { erase, erasureLocks } from './erase.ts'
import { type ConversationRow, find } from './repository.ts'
import { type Identifier, listConversationsOf } from './visitor_repository.ts'

const represent = representation(VisitorErasure)

/** Locks are held for so many conversations at most; whoever asks again gets the next ones. */
const most = 50

/** Everything that a visitor said in any conversation, and all that was made of it. */
export async function eraseVisitor(
  context: Context,
  db: Transaction,
  body: Input<typeof operations.eraseVisitor>['body'],
) {
  const due = await listConversationsOf(db, identifierOf(body), most + 1)
  const conversations = due.slice(0, most)
  db.hold(...erasureLocks(conversations))
  const held: ConversationRow[] = []
  for (const { id } of conversations) {
    const conversation = await find(db, id)
    if (conversation) held.push(conversation)
  }
  return represent({
    conversation_ids: held.map(({ id }) => id),
    has_more: due.length > most,
    ...(await erase(context, db, held)),
  })
}

function identifierOf({ visitor_id, email }: { visitor_id?: string; email?: string }): Identifier {
  if (visitor_id !== undefined && email !== undefined)
    throw refuse('parameter_invalid', 'Send visitor_id or email, not both.', { param: 'email' })
  if (visitor_id !== undefined) return { kind: 'id', value: visitor_id }
  if (email !== undefined) return { kind: 'email', value: email.toLowerCase() }
  throw refuse('parameter_missing', 'Send visitor_id or email to say whose conversations to erase.', {
    param: 'visitor_id',
  })
}
