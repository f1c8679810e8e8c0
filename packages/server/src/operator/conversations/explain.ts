import type { MessageTrace as TraceSchema } from '@foyer/contract'
import type { Static } from 'typebox'
import { getMessageTrace } from '../../conversations/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { toOperatorRefusal } from '../run_as_operator.ts'

export type MessageTrace = Static<typeof TraceSchema>

export async function explain(
  db: Queryable,
  conversation_id: number,
  message_id: number,
): Promise<MessageTrace> {
  try {
    return await getMessageTrace(db, { conversation_id, message_id })
  } catch (error) {
    throw toOperatorRefusal(error)
  }
}
