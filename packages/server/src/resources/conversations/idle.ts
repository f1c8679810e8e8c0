import type { Database } from '../../db/database.ts'
import type { Writer } from '../../db/tenant.ts'
import type { Trace } from '../../record.ts'
import { isIdle, listExpired, listIdle, listOutdated } from './due_repository.ts'
import { erase } from './erase.ts'
import { change } from './lifecycle.ts'
import * as repository from './repository.ts'
import { isExpired } from './rules.ts'

/** What time does to conversations. The clock is the caller's. */

const traceOf = (operation: string, now: Date): Trace => ({
  actor: { type: 'system', name: 'foyer' },
  operation,
  request_id: 'sweep',
  now,
})

/** One by one, and looked at again once it is held: its visitor may have written meanwhile. */
async function forEach(
  database: Database,
  due: { organization_id: number; id: number }[],
  work: (db: Writer, conversation: repository.ConversationRow) => Promise<unknown>,
) {
  for (const { organization_id, id } of due)
    await database.tenant(organization_id).transaction(async (db) => {
      const conversation = await repository.findLocked(db, id)
      if (conversation) await work(db, conversation)
    })
}

export async function pauseIdle(database: Database, now: Date) {
  const due = await listIdle(database.system, now)
  await forEach(database, due, async (db, conversation) => {
    if (!(await isIdle(db, conversation.id, now))) return
    await change(traceOf('pauseIdle', now), db, conversation, 'paused', {
      status: 'paused',
      paused_at: now,
      pauses_at: null,
    })
  })
}

/** A paused conversation can be resumed for seven days. */
export async function expirePaused(database: Database, now: Date) {
  const due = await listExpired(database.system, now)
  await forEach(database, due, async (db, conversation) => {
    if (conversation.status !== 'paused' || !isExpired(conversation, now)) return
    await change(traceOf('expirePaused', now), db, conversation, 'expired', {
      status: 'expired',
      ended_at: now,
    })
  })
}

/** Erases what is older than an organization keeps it. */
export async function eraseOutdated(database: Database, now: Date) {
  const due = await listOutdated(database.system, now)
  await forEach(database, due, (db, conversation) =>
    erase(traceOf('eraseConversation', now), db, conversation),
  )
}
