import { type Input, type operations, SavedReply } from '@foyer/contract'
import { insertRow, type Queryable, type Transaction, updateRow } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  type Context,
  changedFields,
  getLocked,
  record,
  recordChange,
  refuseArchived,
  representation,
} from '../../platform/index.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(SavedReply)
const replies = { table: 'saved_replies', get: getSavedReply } as const

export async function listSavedReplies(db: Queryable, query: Input<Operations['listSavedReplies']>['query']) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getSavedReply(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

export async function createSavedReply(
  context: Context,
  db: Transaction,
  body: Input<Operations['createSavedReply']>['body'],
) {
  const id = await insertRow(db, 'saved_replies', { ...body, created_at: context.now })
  const after = await getSavedReply(db, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

export async function updateSavedReply(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['updateSavedReply']>['body'],
) {
  const before = await getLocked(db, replies, id)
  refuseArchived(before, 'saved reply')
  updateRow(db, 'saved_replies', id, changedFields(before, body))
  return recordChange(context, db, 'updated', before, await getSavedReply(db, id))
}

export async function archiveSavedReply(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, replies, id)
  updateRow(db, 'saved_replies', id, { archived: true })
  return recordChange(context, db, 'archived', before, await getSavedReply(db, id))
}

export async function restoreSavedReply(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, replies, id)
  updateRow(db, 'saved_replies', id, { archived: false })
  return recordChange(context, db, 'restored', before, await getSavedReply(db, id))
}
