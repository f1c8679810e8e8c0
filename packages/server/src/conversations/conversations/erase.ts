import { Erasure } from '@foyer/contract'
import { type Lock, rowLock, type Transaction } from '../../platform/db/index.ts'
import { type Context, record, representation, type Trace } from '../../platform/index.ts'
import { eraseGaps } from './erase_gaps.ts'
import {
  deleteConversation,
  deleteExportsSince,
  deleteRows,
  deleteStoredAnswers,
  deleteUnusedSnapshot,
} from './erasure_repository.ts'
import { type ConversationRow, get } from './repository.ts'
import { eventDataOf } from './serializer.ts'

const represent = representation(Erasure)

/** All that the visitor said and all that was made of it, in one transaction. */
export async function eraseConversation(context: Context, db: Transaction, id: number) {
  const { agent_id } = await get(db, id)
  db.hold(...erasureLocks(agent_id, id))
  return erase(context, db, await get(db, id))
}

/** Whoever starts a conversation holds the agent: none begins on a snapshot that goes. */
export const erasureLocks = (agent_id: number, id: number): Lock[] => [
  // guard: no conversation begins on a snapshot that goes
  rowLock('agents', agent_id),
  // guard: a conversation is held while it is erased
  rowLock('conversations', id),
]

/** With `erasureLocks` held. What hangs on the conversation goes from the outermost inwards. */
export async function erase(trace: Trace, db: Transaction, conversation: ConversationRow) {
  const { id, number, snapshot_address, state, created_at } = conversation
  const gaps = await eraseGaps(trace, db, id)
  const erased = {
    // guard: traces go [await deleteRows… -> 0]
    traces: await deleteRows(db, 'message_traces', id),
    turns: await deleteRows(db, 'turns', id),
    messages: await deleteRows(db, 'messages', id),
    deliverables: await deleteRows(db, 'deliverables', id),
    conversations: await deleteConversation(db, id),
    // guard: snapshots that nobody runs on go [await deleteUnusedSnapshot… -> 0]
    snapshots: await deleteUnusedSnapshot(db, snapshot_address),
    slot_values: Object.keys(state.answers).length,
    ...gaps.erased,
    // guard: answers to keys go [await deleteStoredAnswers… -> 0]
    stored_answers: await deleteStoredAnswers(db, id, gaps.gap_ids),
    // guard: exports go [await deleteExportsSince… -> 0]
    exports: await deleteExportsSince(db, created_at),
  }
  // guard: an erasure is recorded
  record(trace, db, { verb: 'erased', before: eventDataOf(conversation), after: eventDataOf(conversation) })
  return represent({ conversation_id: id, conversation_number: number, erased, erased_at: trace.now })
}
