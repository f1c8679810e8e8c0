import { type EventVerb, type Input, Note, type operations } from '@foyer/contract'
import { insertRow, type Queryable, rowLock, type Transaction, updateRow } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import { type Context, record, refuseArchived, representation } from '../../platform/index.ts'
import { get as getConversation } from '../conversations/repository.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(Note)

export async function listNotes(
  db: Queryable,
  conversation_id: number,
  query: Input<Operations['listNotes']>['query'],
) {
  const rows = await repository.list(db, conversation_id, query)
  // Only an empty list leaves open whether there is such a conversation.
  if (rows.length === 0) await getConversation(db, conversation_id)
  return listOf(rows, query, represent)
}

export async function getNote(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

export async function createNote(
  context: Context,
  db: Transaction,
  conversation_id: number,
  { text }: Input<Operations['createNote']>['body'],
) {
  const { actor, now } = context
  // Held, so that it is not erased while the note is written.
  db.hold(rowLock('conversations', conversation_id))
  await getConversation(db, conversation_id)
  const id = await insertRow(db, 'notes', { conversation_id, text, author: { ...actor }, created_at: now })
  const after = await repository.get(db, id)
  record(context, db, { verb: 'created', before: null, after: eventDataOf(after) })
  return represent(after)
}

export async function updateNote(
  context: Context,
  db: Transaction,
  id: number,
  { text }: Input<Operations['updateNote']>['body'],
) {
  const before = await getLocked(db, id)
  refuseArchived(before, 'note')
  if (text === undefined || text === before.text) return represent(before)
  return change(context, db, before, 'updated', { text })
}

export const archiveNote = (context: Context, db: Transaction, id: number) =>
  setArchived(context, db, id, true)
export const restoreNote = (context: Context, db: Transaction, id: number) =>
  setArchived(context, db, id, false)

async function setArchived(context: Context, db: Transaction, id: number, archived: boolean) {
  const before = await getLocked(db, id)
  if (before.archived === archived) return represent(before)
  return change(context, db, before, archived ? 'archived' : 'restored', { archived })
}

async function change(
  context: Context,
  db: Transaction,
  before: repository.NoteRow,
  verb: EventVerb<'note'>,
  fields: { text?: string; archived?: boolean },
) {
  updateRow(db, 'notes', before.id, fields)
  const after = await repository.get(db, before.id)
  record(context, db, { verb, before: eventDataOf(before), after: eventDataOf(after) })
  return represent(after)
}

/** A note may quote the visitor: events and the audit log stay when the conversation is erased. */
function eventDataOf(row: repository.NoteRow) {
  return represent({ ...row, text: undefined })
}

async function getLocked(db: Transaction, id: number) {
  db.hold(rowLock('notes', id))
  return repository.get(db, id)
}
