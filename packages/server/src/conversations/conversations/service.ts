import { ConversationUsage, type Input, type operations, Snapshot } from '@foyer/contract'
import { resolveAgent } from '../../agents/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import { type Context, representation } from '../../platform/index.ts'
import { costShown } from '../traces/cost_shown.ts'
import { sumUsage } from '../traces/repository.ts'
import { assigneeFilter } from './assignee.ts'
import { listMessages as listMessageRows } from './message_repository.ts'
import * as repository from './repository.ts'
import { standingAt } from './rules.ts'
import { represent, representMessage } from './serializer.ts'
import { shownContent } from './shown_content.ts'
import { getSnapshotOf } from './snapshot_repository.ts'

export { updateConversation } from './assignee.ts'
export { eraseConversation } from './erase.ts'
export { eraseVisitor } from './erase_visitor.ts'
export {
  closeConversation,
  handBackConversation,
  rateConversation,
  resumeConversation,
  takeOverConversation,
} from './lifecycle.ts'
export { readConversation } from './reading.ts'
export { setReplyByMail } from './reply_by_mail.ts'
export { seeMessage } from './seen.ts'
export { startConversation } from './start.ts'

type Operations = typeof operations
const representUsage = representation(ConversationUsage)
const representSnapshot = representation(Snapshot)

export async function listConversations(
  { now, actor }: Pick<Context, 'now' | 'actor'>,
  db: Queryable,
  { agent, assignee, ...filters }: Input<Operations['listConversations']>['query'],
) {
  const agent_id = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  const assignee_id = await assigneeFilter(db, actor, assignee)
  const rows = await repository.list(db, { ...filters, agent_id, assignee_id }, now)
  return listOf(rows, filters, (row) => represent(standingAt(row, now)))
}

export async function getConversation({ now }: Pick<Context, 'now'>, db: Queryable, id: number) {
  return represent(standingAt(await repository.get(db, id), now))
}

export async function listMessages(
  db: Queryable,
  id: number,
  query: Input<Operations['listMessages']>['query'],
) {
  const rows = await listMessageRows(db, id, query)
  // Only an empty list leaves open whether there is such a conversation.
  if (rows.length === 0) await repository.get(db, id)
  return listOf(rows, query, representMessage)
}

export async function getConversationUsage(db: Queryable, conversation_id: number) {
  const usage = await sumUsage(db, conversation_id)
  // Every conversation has a first message, and that has a trace.
  if (usage.replies === 0) await repository.get(db, conversation_id)
  return representUsage({ conversation_id, ...usage, costs: usage.costs.map(costShown) })
}

export async function getSnapshot(db: Queryable, id: number) {
  const { address, content } = await getSnapshotOf(db, id)
  return representSnapshot({ address, content: shownContent(content) })
}
