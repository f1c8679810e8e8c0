import { randomBytes } from 'node:crypto'
import { Deliverable, DeliverableShare, type EventVerb } from '@foyer/contract'
import { rowLock, type Transaction } from '../../platform/db/index.ts'
import { hashOf } from '../../platform/http/index.ts'
import { type Context, record, representation } from '../../platform/index.ts'
import * as repository from './repository.ts'

const represent = representation(Deliverable)
const representShare = representation(DeliverableShare)
const usualDays = 14
const dayMs = 24 * 60 * 60 * 1000

/** Shown once: what is kept of a link does not open the document. */
export async function shareDeliverable(
  publicUrl: string,
  context: Context,
  db: Transaction,
  id: number,
  { days = usualDays }: { days?: number },
) {
  const before = await getHeld(db, id)
  const token = `ds_${randomBytes(32).toString('base64url')}`
  const expires_at = new Date(context.now.getTime() + days * dayMs)
  repository.setShare(db, id, hashOf(token), expires_at)
  await recordStep(context, db, 'shared', before)
  return representShare({
    deliverable_id: id,
    conversation_id: before.conversation_id,
    url: `${publicUrl}/shared/${token}`,
    created_at: context.now,
    expires_at,
  })
}

export async function unshareDeliverable(context: Context, db: Transaction, id: number) {
  const before = await getHeld(db, id)
  if (before.shared_until === null) return represent(before)
  repository.setShare(db, id, null, null)
  return represent(await recordStep(context, db, 'unshared', before))
}

async function recordStep(
  context: Context,
  db: Transaction,
  verb: EventVerb<'deliverable'>,
  before: repository.DeliverableRow,
) {
  const after = await repository.get(db, before.id)
  record(context, db, { verb, before: eventDataOf(before), after: eventDataOf(after) })
  return after
}

/** Events and the audit log stay when the conversation is erased: no word of a visitor is in them. */
export const eventDataOf = (row: repository.DeliverableRow) =>
  represent({ ...row, title: undefined, body: undefined })

/** The conversation is held: it is not erased meanwhile, and two who share at once take turns. */
async function getHeld(db: Transaction, id: number) {
  const { conversation_id } = await repository.get(db, id)
  db.hold(rowLock('conversations', conversation_id))
  return repository.get(db, id)
}
