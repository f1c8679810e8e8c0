// guards tested by: services/*.test.ts, agents/*.test.ts

import type { ArchivableObject } from '@foyer/contract'
import type { Context } from './context.ts'
import { type RowName, rowLock } from './db/locks.ts'
import { updateRow } from './db/row.ts'
import type { Rows } from './db/rows.gen.ts'
import type { Reader, Writer } from './db/tenant.ts'
import { recordChange } from './record.ts'

/** What most resources do in the same words: read under a lock, archive, restore. */

export interface Stored<Shape, Table extends RowName = RowName> {
  table: Table
  get(db: Reader, id: number): Promise<Shape>
}

type ArchivableTable = {
  [Name in RowName]: Rows[Name] extends { archived: boolean } ? Name : never
}[RowName]

/** As it stands now, and nobody else changes it until the transaction ends. */
export function getLocked<Shape>(db: Writer, { table, get }: Stored<Shape>, id: number): Promise<Shape> {
  // guard: a row is held while it is changed
  db.hold(rowLock(table, id))
  return get(db, id)
}

interface Archivable {
  object: ArchivableObject
  id?: number
}

/** Repeats harmlessly, destroys nothing. `refuse` says when it may not be. */
export async function archive<Shape extends Archivable>(
  context: Context,
  db: Writer,
  stored: Stored<Shape, ArchivableTable>,
  id: number,
  refuse?: (before: Shape) => void,
): Promise<Shape> {
  const before = await getLocked(db, stored, id)
  // guard: what is in use is not archived
  refuse?.(before)
  updateRow(db, stored.table, id, { archived: true })
  return recordChange<Shape>(context, db, 'archived', before, await stored.get(db, id))
}

export async function restore<Shape extends Archivable>(
  context: Context,
  db: Writer,
  stored: Stored<Shape, ArchivableTable>,
  id: number,
): Promise<Shape> {
  const before = await getLocked(db, stored, id)
  updateRow(db, stored.table, id, { archived: false })
  return recordChange<Shape>(context, db, 'restored', before, await stored.get(db, id))
}
