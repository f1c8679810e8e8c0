import type { Input, operations } from '@foyer/contract'
import { knowledgeLock, type Transaction } from '../../platform/db/index.ts'
import { type Context, refuseArchived } from '../../platform/index.ts'
import { archiveWrongFacts, replaceFacts } from './replace_facts.ts'
import { getKnowledgeFact } from './service.ts'

/** What a source states is not rewritten: it is archived wherever it stands, and the owner's own words take its place. */
export async function correctKnowledgeFact(
  context: Context,
  db: Transaction,
  id: number,
  { text }: Input<typeof operations.correctKnowledgeFact>['body'],
) {
  db.hold(knowledgeLock)
  refuseArchived(await getKnowledgeFact(db, id), 'fact')
  return replaceFacts(context, db, await archiveWrongFacts(context, db, [id], 'id'), text)
}
