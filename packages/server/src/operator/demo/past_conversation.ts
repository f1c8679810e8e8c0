import { startConversation, writeOutcome } from '../../conversations/index.ts'
import { insertRow, type Transaction, updateRow } from '../../platform/db/index.ts'
import type { DemoClock } from './clock.ts'

interface PastQuestion {
  agent: string
  question: string
  daysAgo: number
}

const reply = 'I have to look that up and will write to you.'

/**
 * A conversation of long ago, in which somebody asked what nobody could answer. A person replied: the agent of today
 * might know. It is a row like any other, so that the gap shows where it was asked, and is erased with it.
 */
export async function holdPastConversation(
  clock: DemoClock,
  db: Transaction,
  { agent, question, daysAgo }: PastQuestion,
): Promise<number> {
  const at = clock.at(daysAgo)
  const { id } = await startConversation(clock.context(daysAgo), db, agent, {})
  const message = { conversation_id: id, created_at: at, chips: [], links: [] }
  await insertRow(db, 'messages', { ...message, role: 'visitor', text: question })
  await insertRow(db, 'messages', { ...message, role: 'owner', text: reply })
  updateRow(db, 'conversations', id, {
    status: 'closed',
    messages_count: 3,
    last_message_at: at,
    ended_at: at,
    pauses_at: null,
  })
  writeOutcome(db, id)
  countAsUnanswered(db, id)
  return id
}

/** An outcome counts what the traces of replies say, and a person's reply has none. */
function countAsUnanswered(db: Transaction, conversation_id: number) {
  db.later(
    (sql) => sql`update conversation_outcomes set unanswered = 1
      where organization_id = ${db.organization_id} and conversation_id = ${conversation_id}`,
  )
}
