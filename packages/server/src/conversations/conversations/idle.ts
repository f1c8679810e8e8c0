import { type Database, type Lock, rowLock, type Transaction } from '../../platform/db/index.ts'
import type { Trace } from '../../platform/index.ts'
import { eachDue } from '../../platform/queue/index.ts'
import { writeOutcome } from '../outcomes/repository.ts'
import { change } from './change.ts'
import {
  type DuePortion,
  isIdle,
  isStillOutdated,
  listExpired,
  listIdle,
  listOutdated,
  listWithoutOutcome,
} from './due_repository.ts'
import { erase, erasureLocks } from './erase.ts'
import * as repository from './repository.ts'
import { isExpired, standingAt } from './rules.ts'

/** What time does to conversations. The clock is the caller's. */

const traceOf = (operation: string, now: Date): Trace => ({
  actor: { type: 'system', name: 'foyer' },
  operation,
  request_id: 'sweep',
  now,
})

/** Each in a transaction of its own, and looked at again once it is held: its visitor may have written meanwhile. */
const eachDueConversation = (
  database: Database,
  now: Date,
  list: typeof listIdle,
  work: (db: Transaction, conversation: repository.ConversationRow) => Promise<unknown>,
  locksOf = ({ id }: repository.ConversationRow): Lock[] => [rowLock('conversations', id)],
) =>
  eachDue(
    (portion: DuePortion) => list(database.system, now, portion),
    ({ organization_id, id }) =>
      database.tenant(organization_id).transaction(async (db) => {
        const found = await repository.find(db, id)
        if (!found) return
        db.hold(...locksOf(found))
        const conversation = await repository.find(db, id)
        if (conversation) await work(db, conversation)
      }),
  )

/** What becomes of the papers of a conversation that its visitor has left complete. */
type OnCompleted = (db: Transaction, conversation_id: number) => Promise<unknown>

export function pauseIdle(database: Database, now: Date, onCompleted: OnCompleted): Promise<void> {
  return eachDueConversation(database, now, listIdle, async (db, conversation) => {
    // The visitor may have written since the list was read.
    if (!(await isIdle(db, conversation.id, now))) return
    // A visitor who is silent after the recap has nothing to correct, unless they wait for a person.
    if (conversation.state.recapped && !conversation.person_wanted) return complete(db, conversation)
    await change(traceOf('pauseIdle', now), db, conversation, ['paused'], {
      status: 'paused',
      paused_at: now,
      pauses_at: null,
    })
  })

  async function complete(db: Transaction, conversation: repository.ConversationRow) {
    const state = { ...conversation.state, ended: true }
    await change(traceOf('completeIdle', now), db, conversation, ['completed'], {
      status: 'completed',
      state,
      ended_at: now,
      pauses_at: null,
      lead_since: conversation.lead_since ?? now,
    })
    await onCompleted(db, conversation.id)
  }
}

/** A paused conversation can be resumed for seven days. */
export function expirePaused(database: Database, now: Date): Promise<void> {
  return eachDueConversation(database, now, listExpired, async (db, conversation) => {
    if (conversation.status !== 'paused' || !isExpired(conversation, now)) return
    await change(traceOf('expirePaused', now), db, conversation, ['expired'], {
      status: 'expired',
      ended_at: standingAt(conversation, now).ended_at,
    })
  })
}

/** Servers of the release before ours, which keep no outcomes, may have worked beside us. */
export function writeMissingOutcomes(database: Database, now: Date): Promise<void> {
  return eachDueConversation(database, now, listWithoutOutcome, async (db, { id, status }) => {
    // Its visitor may have come back meanwhile.
    if (status !== 'active') writeOutcome(db, id)
  })
}

/** Erases what is older than an organization keeps it. */
export function eraseOutdated(database: Database, now: Date): Promise<void> {
  return eachDueConversation(
    database,
    now,
    listOutdated,
    async (db, conversation) => {
      if (!(await isStillOutdated(db, conversation.id, now))) return
      await erase(traceOf('eraseConversation', now), db, [conversation])
    },
    (conversation) => erasureLocks([conversation]),
  )
}
