import type { EventVerb } from '@foyer/contract'
import { type Rows, type Transaction, updateRow } from '../../platform/db/index.ts'
import { record, type Trace } from '../../platform/index.ts'
import { writeOutcome } from '../outcomes/repository.ts'
import * as repository from './repository.ts'
import { standingAt } from './rules.ts'
import { eventDataOf, represent } from './serializer.ts'

type Fields = Partial<Omit<Rows['conversations'], 'organization_id' | 'id'>>

/** Changes a conversation that the caller holds, and records each of the verbs. */
export async function change(
  trace: Trace,
  db: Transaction,
  before: repository.ConversationRow,
  verbs: readonly EventVerb<'conversation'>[],
  fields: Fields,
) {
  updateRow(db, 'conversations', before.id, fields)
  const after = await repository.get(db, before.id)
  if (after.status !== 'active') writeOutcome(db, after.id)
  for (const verb of verbs)
    record(trace, db, { verb, before: eventDataOf(before), after: eventDataOf(after) })
  return represent(standingAt(after, trace.now))
}
