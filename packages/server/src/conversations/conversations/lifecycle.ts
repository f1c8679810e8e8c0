// guards tested by: lifecycle.test.ts, assignee.test.ts, idle.test.ts, lock.test.ts, leads/routes.test.ts

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
// guard: whoever waits when it is closed gets no reply [repository…]
export async function closeConversation(context: Context, db: Transaction, id: number) {
  const before = await repository.getLocked(db, id)
  const { now } = context
  // guard: what has ended is not closed again
  if (isEnded(before, now)) return represent(standingAt(before, now))
  repository.endTurns(db, id, now)
  // guard: what was closed never pauses [...notIdling]
  return change(context, db, before, ['closed'], { status: 'closed', ended_at: now, ...notIdling })
}

export async function rateConversation(context: Context, db: Transaction, id: number, rating: number) {
  const before = await repository.getLocked(db, id)
  // guard: the same rating leaves no trace
  if (before.rating === rating) return represent(standingAt(before, context.now))
  return change(context, db, before, ['rated'], { rating })
}

export async function resumeConversation(context: Context, db: Transaction, id: number) {
  const before = await repository.getLocked(db, id)
  const { now } = context
  // guard: what expired is not resumed
  refuseExpired(before, now)
  // guard: what was closed is not resumed
  refuseEnded(before, now)
  // guard: only what is paused resumes [represent(before)]
  return before.status === 'paused' ? activate(context, db, before, 'resumed') : represent(before)
}

/** A person speaks from here on: what the agent has not said yet it does not say. */
export async function takeOverConversation(context: Context, db: Transaction, id: number) {
  const before = await repository.getLocked(db, id)
  // guard: what has ended is not taken over
  refuseEnded(before, context.now)
  // guard: a takeover is one
  if (before.status === 'handed_off') return represent(before)
  // guard: whoever waits when it is taken over gets no reply
  repository.endTurns(db, id, context.now)
  // guard: who takes over looks after it [await memberWhoActs… -> null]
  const member_id = before.assignee_id === null ? await memberWhoActs(db, context.actor) : null
  // guard: an assignment by takeover is recorded [['taken_over', 'assigned'] -> ['taken_over']]
  const verbs: EventVerb<'conversation'>[] = member_id === null ? ['taken_over'] : ['taken_over', 'assigned']
  // guard: what was taken over never pauses [...notIdling]
  // guard: who was wanted is here [person_wanted: false]
  return change(context, db, before, verbs, {
    status: 'handed_off',
    ...(member_id !== null && { assignee_id: member_id }),
    // Whoever was wanted is here.
    person_wanted: false,
    // guard: what was taken over is a lead from the first time on [before.lead_since ?? ->]
    lead_since: before.lead_since ?? context.now,
    ...notIdling,
  })
}

// guard: what has ended is not handed back [refuseEnded…]
export async function handBackConversation(context: Context, db: Transaction, id: number) {
  const before = await repository.getLocked(db, id)
  refuseEnded(before, context.now)
  // guard: only what was taken over is handed back [represent(before)]
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
  // guard: silence is counted anew [pauses_at]
  return change(trace, db, before, [verb], { status: 'active', paused_at: null, pauses_at })
}
