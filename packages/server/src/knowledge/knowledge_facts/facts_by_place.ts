import type { Transaction } from '../../platform/db/index.ts'
import { unknownReference } from '../../platform/index.ts'
import * as repository from './repository.ts'

/** The facts that a body names, in its order. Which of them is not there is told by its place in `param`. */
export async function factsByPlace(db: Transaction, ids: readonly number[], param: string) {
  const found = new Map((await repository.listByIds(db, ids)).map((row) => [row.id, row]))
  return ids.map((id, index) => {
    const row = found.get(id)
    if (!row) throw unknownReference(`${param}.${index}`, 'a fact')
    return row
  })
}
