import { Conversation, Message } from '@foyer/contract'
import { type CapturedAnswers, valuesOf } from '@foyer/engine'
import { representation } from '../../platform/index.ts'
import type { ConversationRow } from './repository.ts'

const shown = representation(Conversation)

export function represent(row: ConversationRow) {
  const { answers } = row.state
  return shown({ ...row, slot_values: valuesOf(answers), slot_evidence: evidenceOf(answers) })
}

const evidenceOf = (answers: CapturedAnswers) =>
  Object.fromEntries(
    Object.entries(answers).map(([slot, { message_id, quote }]) => [slot, { message_id, quote }]),
  )

export const representMessage = representation(Message)

/** Events and the audit log have ids and counts: what was said stays in the conversation, and goes with it. */
export function eventDataOf(row: ConversationRow) {
  const { id, number, agent, status, phase, messages_count, rating, assignee_id } = row
  return {
    object: 'conversation' as const,
    id,
    number,
    agent,
    status,
    phase,
    messages_count,
    ...(rating !== null && { rating }),
    ...(assignee_id !== null && { assignee_id }),
  }
}
