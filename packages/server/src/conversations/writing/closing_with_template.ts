import type { AgentDeliverableTemplate, ClosingConversation } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'
import { getConversation, getSnapshot } from '../turns/repository.ts'
import { closingOf } from '../turns/thinking/closing.ts'
import { offeredFlow } from '../turns/thinking/offered_flow.ts'

const everything = { id: Number.MAX_SAFE_INTEGER }

/** A conversation as far as it has come, with another template than it began with; without one, the standard document. */
export async function closingWithTemplate(
  { organization, now }: Context,
  db: Queryable,
  conversation_id: number,
  template: AgentDeliverableTemplate | undefined,
): Promise<ClosingConversation> {
  const conversation = await getConversation(db, conversation_id)
  const snapshot = await getSnapshot(db, conversation.snapshot_address)
  const flow = {
    ...(await offeredFlow(db, snapshot)),
    deliverable_templates: template ? [template] : [],
  }
  const state = { ...conversation.state, promised: true }
  return closingOf(db, organization, { flow, conversation, message: everything }, state, now)
}
