import type { MessageTrace } from '@foyer/contract'
import type { ReplyPlan, SlotValue } from '@foyer/engine'
import type { Static } from 'typebox'
import { getMessageTrace } from '../../conversations/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { toOperatorRefusal } from '../run_as_operator.ts'

interface TracedQuestion {
  question: string
  verdict: string
  probability?: number
  reason?: string
  facts?: { kind: string; id: number; text: string; score: number }[]
}

/** A trace with what the contract leaves open: as the turn wrote it. */
export interface TypedTrace
  extends Omit<Static<typeof MessageTrace>, 'plan' | 'questions' | 'captured' | 'voice'> {
  plan: ReplyPlan
  questions: TracedQuestion[]
  captured: { slot: string; value: SlotValue; quote: string }[]
  voice: { phrase: string; change: string }[]
}

export async function explain(
  db: Queryable,
  conversation_id: number,
  message_id: number,
): Promise<TypedTrace> {
  try {
    return (await getMessageTrace(db, conversation_id, message_id)) as TypedTrace
  } catch (error) {
    throw toOperatorRefusal(error)
  }
}
