import type { EventVerb } from '@foyer/contract'
import type { Transaction } from '../../platform/db/index.ts'
import type { Context, Trace } from '../../platform/index.ts'
import { memberWhoActs } from './assignee.ts'
import { change } from './change.ts'
import * as repository from './repository.ts'
import { isEnded, pausesAt, refuseEnded, refuseExpired, standingAt } from './rules.ts'
import { represent } from './serializer.ts'
import { frozenOf } from './snapshot_repository.ts'

/** The steps that others than the visitor's words take a conversation through. Each repeats harmlessly. */

/** What has ended already stays as it is; an answer that was being thought of is not given any more. */
export async function closeConversation(context: Context, db: Transaction, id: number) {
  const before = await repository.getLocked(db, id)
  const { now } = context
  if (isEnded(before, now)) return represent(standingAt(before, now))
  repository.endTurns(db, id, now)
  return change(context, db, before, ['closed'], { status: 'closed', ended_at: now, ...notIdling })
}

export async function rateConversation(context: Context, db: Transaction, id: number, rating: number) {
  const before = await repository.getLocked(db, id)
  if (before.rating === rating) return represent(standingAt(before, context.now))
  return change(context, db, before, ['rated'], { rating })
}

export async function resumeConversation(context: Context, db: Transaction, id: number) {
  const before = await repository.getLocked(db, id)
  const { now } = context
  refuseExpired(before, now)
  refuseEnded(before, now)
  return before.status === 'paused' ? activate(context, db, before, 'resumed') : represent(before)
}

/** A person speaks from here on: what the agent has not said yet it does not say. */
export async function takeOverConversation(context: Context, db: Transaction, id: number) {
  const before = await repository.getLocked(db, id)
  refuseEnded(before, context.now)
  if (before.status === 'handed_off') return represent(before)
  repository.endTurns(db, id, context.now)
  const member_id = before.assignee_id === null ? await memberWhoActs(db, context.actor) : null
  const verbs: EventVerb<'conversation'>[] = member_id === null ? ['taken_over'] : ['taken_over', 'assigned']
  return change(context, db, before, verbs, {
    status: 'handed_off',
    ...(member_id !== null && { assignee_id: member_id }),
    // Whoever was wanted is here.
    person_wanted: false,
    lead_since: before.lead_since ?? context.now,
    ...notIdling,
  })
}

export async function handBackConversation(context: Context, db: Transaction, id: number) {
  const before = await repository.getLocked(db, id)
  refuseEnded(before, context.now)
  return before.status === 'handed_off' ? activate(context, db, before, 'handed_back') : represent(before)
}

const notIdling = { pauses_at: null, paused_at: null }

/** Its silence is counted anew. */
async function activate(
  trace: Trace,
  db: Transaction,
  before: repository.ConversationRow,
  verb: EventVerb<'conversation'>,
) {
  const pauses_at = pausesAt(await frozenOf(db, before.snapshot_address), trace.now)
  return change(trace, db, before, [verb], { status: 'active', paused_at: null, pauses_at })
}
