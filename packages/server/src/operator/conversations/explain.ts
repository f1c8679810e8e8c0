import type { MessageTrace } from '@foyer/contract'
import type { ReplyPlan, SlotValue } from '@foyer/engine'
import type { Static } from 'typebox'
import { getMessageTrace } from '../../conversations/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { asOperatorRefusal } from '../act.ts'

interface ToldQuestion {
  question: string
  verdict: string
  probability?: number
  reason?: string
  facts?: { kind: string; id: number; text: string; score: number }[]
}

/** A trace with what the contract leaves open: as the turn wrote it. */
export interface ToldTrace
  extends Omit<Static<typeof MessageTrace>, 'plan' | 'questions' | 'captured' | 'voice'> {
  plan: ReplyPlan
  questions: ToldQuestion[]
  captured: { slot: string; value: SlotValue; quote: string }[]
  voice: { phrase: string; change: string }[]
}

export async function explain(
  db: Queryable,
  conversation_id: number,
  message_id: number,
): Promise<ToldTrace> {
  try {
    return (await getMessageTrace(db, conversation_id, message_id)) as ToldTrace
  } catch (error) {
    throw asOperatorRefusal(error)
  }
}
