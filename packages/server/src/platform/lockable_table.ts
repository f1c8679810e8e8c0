import { type RowName, rowLock } from './db/locks.ts'
import type { Queryable, Transaction } from './db/tenant.ts'

interface LockableTable<Shape> {
  table: RowName
  get(db: Queryable, id: number): Promise<Shape>
}

/** As it stands now, and nobody else changes it until the transaction ends. */
export function getLocked<Shape>(
  db: Transaction,
  { table, get }: LockableTable<Shape>,
  id: number,
): Promise<Shape> {
  db.hold(rowLock(table, id))
  return get(db, id)
}
