import { Erasure } from '@foyer/contract'
import { type Lock, rowLock, type Transaction } from '../../platform/db/index.ts'
import { type Context, deletionNote, record, representation, type Trace } from '../../platform/index.ts'
import { eraseGaps } from './erase_gaps.ts'
import {
  countContactsOf,
  deleteConversations,
  deleteExportsSince,
  deleteRows,
  deleteStoredAnswers,
  deleteUnusedSnapshots,
} from './erasure_repository.ts'
import { type ConversationRow, get } from './repository.ts'
import { eventDataOf } from './serializer.ts'

const represent = representation(Erasure)

/** All that the visitor said and all that was made of it, in one transaction. */
export async function eraseConversation(context: Context, db: Transaction, id: number) {
  const { agent_id } = await get(db, id)
  db.hold(...erasureLocks([{ agent_id, id }]))
  const conversation = await get(db, id)
  const receipt = await erase(context, db, [conversation])
  return represent({ conversation_id: id, conversation_number: conversation.number, ...receipt })
}

/** Whoever starts a conversation holds the agent: none begins on a snapshot that goes. */
export const erasureLocks = (conversations: readonly { agent_id: number; id: number }[]): Lock[] => [
  ...inOrder(conversations.map(({ agent_id }) => agent_id)).map((id) => rowLock('agents', id)),
  ...inOrder(conversations.map(({ id }) => id)).map((id) => rowLock('conversations', id)),
]

const inOrder = (ids: number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** With `erasureLocks` held. What hangs on the conversations goes from the outermost inwards. */
export async function erase(trace: Trace, db: Transaction, conversations: readonly ConversationRow[]) {
  const ids = conversations.map(({ id }) => id)
  const [began] = conversations.map((each) => each.created_at).sort((a, b) => +a - +b)
  const gaps = await eraseGaps(trace, db, ids)
  const erased = {
    traces: await deleteRows(db, 'message_traces', ids),
    turns: await deleteRows(db, 'turns', ids),
    notes: await deleteRows(db, 'notes', ids),
    messages: await deleteRows(db, 'messages', ids),
    deliverables: await deleteRows(db, 'deliverables', ids),
    // They go with the last of their conversations (migration 0027).
    contacts: await countContactsOf(db, ids),
    conversations: await deleteConversations(db, ids),
    snapshots: await deleteUnusedSnapshots(db, [
      ...new Set(conversations.map((each) => each.snapshot_address)),
    ]),
    slot_values: conversations.reduce((sum, { state }) => sum + Object.keys(state.answers).length, 0),
    ...gaps.erased,
    stored_answers: await deleteStoredAnswers(db, ids, gaps.gap_ids),
    // An export that was made since the first of them began may contain it.
    exports: began ? await deleteExportsSince(db, began) : 0,
  }
  for (const conversation of conversations) {
    const data = eventDataOf(conversation)
    record(trace, db, { verb: 'erased', before: data, after: data })
  }
  return { erased, note: deletionNote, erased_at: trace.now }
}
