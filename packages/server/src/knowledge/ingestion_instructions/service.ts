import { IngestionInstruction, type Input, type operations } from '@foyer/contract'
import {
  insertRow,
  namesLock,
  type Queryable,
  rowLock,
  type Transaction,
  updateRow,
} from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import {
  type Context,
  changedFields,
  record,
  recordChange,
  refuseArchived,
  representation,
} from '../../platform/index.ts'
import { refuseUnusableSource } from '../knowledge_sources/service.ts'
import * as repository from './repository.ts'

type Operations = typeof operations
const represent = representation(IngestionInstruction)
const highestPosition = 2 ** 31 - 1

export async function listIngestionInstructions(
  db: Queryable,
  query: Input<Operations['listIngestionInstructions']>['query'],
) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getIngestionInstruction(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

export async function createIngestionInstruction(
  context: Context,
  db: Transaction,
  body: Input<Operations['createIngestionInstruction']>['body'],
) {
  await refuseUnusableSource(db, body.source_id)
  const position = body.position ?? (await nextPosition(db))
  const id = await insertRow(db, 'ingestion_instructions', { ...body, position, created_at: context.now })
  const after = await getIngestionInstruction(db, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

export async function updateIngestionInstruction(
  context: Context,
  db: Transaction,
  id: number,
  body: Input<Operations['updateIngestionInstruction']>['body'],
) {
  const before = await getLocked(db, id)
  refuseArchived(before, 'instruction')
  const fields = changedFields(before, body)
  await refuseUnusableSource(db, fields.source_id)
  updateRow(db, 'ingestion_instructions', id, fields)
  return recordChange(context, db, 'updated', before, await getIngestionInstruction(db, id))
}

export async function archiveIngestionInstruction(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, id)
  updateRow(db, 'ingestion_instructions', id, { archived: true })
  return recordChange(context, db, 'archived', before, await getIngestionInstruction(db, id))
}

export async function restoreIngestionInstruction(context: Context, db: Transaction, id: number) {
  const before = await getLocked(db, id)
  updateRow(db, 'ingestion_instructions', id, { archived: false })
  return recordChange(context, db, 'restored', before, await getIngestionInstruction(db, id))
}

async function nextPosition(db: Transaction): Promise<number> {
  db.hold(namesLock('ingestion_instructions'))
  return Math.min((await repository.lastPosition(db)) + 1, highestPosition)
}

async function getLocked(db: Transaction, id: number) {
  db.hold(rowLock('ingestion_instructions', id))
  return getIngestionInstruction(db, id)
}
