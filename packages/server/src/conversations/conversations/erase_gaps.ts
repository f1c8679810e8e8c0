import { checkAnswers } from '../../knowledge/index.ts'
import { rowLock, type Transaction, updateRow } from '../../platform/db/index.ts'
import { record, type Trace } from '../../platform/index.ts'
import * as repository from './erased_gap_repository.ts'

/**
 * What the conversations asked and nobody could answer. Gives the gaps whose words went, and counts. Runs of answer
 * checks come before the gaps: whoever keeps checks holds them in that order.
 */
export async function eraseGaps(trace: Trace, db: Transaction, conversation_ids: number[]) {
  const occurrences = await repository.deleteOccurrences(db, conversation_ids)
  const asked = [...new Set(occurrences.map(({ gap_id }) => gap_id))]
  const released = await repository.listReleased(db, asked)
  const gap_ids = released.map(({ id }) => id)
  if (gap_ids.length > 0) {
    await takeUpWithout(trace, db, gap_ids)
    repository.eraseEventText(db, gap_ids)
  }
  const gone = []
  for (const gap of released) if (await settle(trace, db, gap)) gone.push(gap)
  return { gap_ids, erased: { gap_occurrences: occurrences.length, gaps: gone.length } }
}

/** A run of checks that was going on goes on, without the questions. */
async function takeUpWithout(trace: Trace, db: Transaction, gap_ids: number[]) {
  for (const { id, completed_at } of await repository.eraseCheckText(db, gap_ids))
    if (!completed_at) await db.enqueue(checkAnswers, { answer_check_id: id, request_id: trace.request_id })
}

/** One that an owner has worked on stays, archived and without the question. Tells whether it is gone. */
async function settle(trace: Trace, db: Transaction, gap: repository.ReleasedGap): Promise<boolean> {
  const { id, agent, asked, question } = gap
  db.hold(rowLock('knowledge_gaps', id))
  const stays = asked || (await repository.isWorkedOn(db, id))
  if (stays) updateRow(db, 'knowledge_gaps', id, { question, ...(!asked && { status: 'archived' }) })
  else repository.deleteGap(db, id)
  record(trace, db, { verb: 'erased', before: null, after: { object: 'knowledge_gap', id, agent } })
  return !stays
}
