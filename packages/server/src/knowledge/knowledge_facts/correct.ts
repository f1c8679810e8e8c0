// guards tested by: correct.test.ts

import type { Input, operations } from '@foyer/contract'
import { normalizeStatement } from '@foyer/engine'
import { knowledgeLock, type Transaction } from '../../platform/db/index.ts'
import { type Context, refuse, refuseArchived } from '../../platform/index.ts'
import { archiveKnowledgeFact, createKnowledgeFact, getKnowledgeFact } from './service.ts'

/** What a source states is not rewritten: it is archived wherever it stands, and the owner's own words take its place. */
export async function correctKnowledgeFact(
  context: Context,
  db: Transaction,
  id: number,
  { text }: Input<typeof operations.correctKnowledgeFact>['body'],
) {
  db.hold(knowledgeLock)
  const wrong = await getKnowledgeFact(db, id)
  // guard: an archived fact is not corrected
  refuseArchived(wrong, 'fact')
  // guard: a correction says something else
  if (normalizeStatement(text) === normalizeStatement(wrong.text))
    throw refuse('parameter_invalid', 'text says the same as the fact. Write what is right instead.', {
      param: 'text',
    })
  // guard: what was wrong is archived wherever it stands [suppression_scope: 'organization']
  await archiveKnowledgeFact(context, db, id, { suppression_scope: 'organization' })
  const { topic, tier } = wrong
  return createKnowledgeFact(context, db, { text, topic, tier }, wrong)
}
