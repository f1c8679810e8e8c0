import type { CatalogFinding, Input, operations } from '@foyer/contract'
import { rowLock, type Transaction, updateRow } from '../../platform/db/index.ts'
import { type Context, recordChange, refuse } from '../../platform/index.ts'
import * as repository from './repository.ts'
import { eventDataOf } from './serializer.ts'
import { getCatalogGeneration } from './service.ts'

const lists = { flow_proposal: 'flow_proposals', contradiction: 'contradictions' } as const satisfies Record<
  CatalogFinding,
  keyof repository.GenerationRow
>
const words = { flow_proposal: 'a flow proposal', contradiction: 'a contradiction' }

/** Marked where it is kept. It may still be acted on. */
export async function dismissCatalogFinding(
  context: Context,
  db: Transaction,
  id: number,
  { finding, number }: Input<typeof operations.dismissCatalogFinding>['body'],
) {
  // The list is read, changed and written back whole.
  db.hold(rowLock('catalog_generations', id))
  const before = await repository.get(db, id)
  const list = before[lists[finding]] ?? []
  if (number > list.length)
    throw refuse('parameter_invalid', `number must be that of ${words[finding]} of this generation.`, {
      param: 'number',
    })
  const marked = list.map((each, at) => (at === number - 1 ? { ...each, dismissed: true } : each))
  updateRow(db, 'catalog_generations', id, { [lists[finding]]: marked })
  const after = await repository.get(db, id)
  recordChange(context, db, 'dismissed', eventDataOf(before), eventDataOf(after))
  return getCatalogGeneration(db, id)
}
